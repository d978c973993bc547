import { INK, lit, printed, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Path,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';

/** The lamp on the thwart. */
export const LAMP = [178, 676] as const;

const HULL = closed(
  '82,712! 116,724 156,728 204,723 246,711 284,692 322,656! 318,690 300,716 270,738 226,753 176,760 130,758 96,746!',
);
const INSIDE = closed(
  '82,712! 92,692 132,682 184,676 240,670 284,663 322,656! 284,692 246,711 204,723 156,728 116,724!',
);
const FLOOR = closed('104,712! 126,700 190,692 250,686 270,690! 240,704 200,713 156,717 124,715!');

/** A small boat alongside, its bow to the post, a lamp on board. */
export function boat(art: Art): void {
  image(art);
  const form = lit({
    from: { towards: [-0.3, -1] },
    shade: '#3a2a24',
    rim: '#f0c98a',
    rimWidth: 2,
    stray: 0.6,
  });
  form(art, HULL, '#8a5c3c', 10);
  strokes(
    art,
    ['88,724 130,740 180,742 236,732 290,704 316,676', '92,736 132,750 180,752 232,743 284,720'],
    INK.form,
    '#5c3c2c',
    0.05,
  );
  art.fill(INSIDE, '#3f3028');
  art.fill(FLOOR, '#9a6c42');
  strokes(art, ['112,708 180,700 256,689', '122,713 184,707 250,696'], INK.detail, '#5c3c2c', 0.1);
  stippledGlow(art, LAMP[0], LAMP[1] + 30, 74, '#ffc464', 0.9, 0.32);
  for (const [from, to, width] of [
    ['132,683', '146,727', 12],
    ['186,677', '206,722', 12],
    ['246,670', '264,703', 10],
  ] as const)
    form(art, ribbon(curve(`${from} ${to}`), width, { start: 1, end: 1, samples: 4 }), '#c08850', 3);
  art.line(curve('82,712 116,724 156,728 204,723 246,711 284,692 322,656'), 4, '#d8a468');
  art.line(curve('92,692 132,682 184,676 240,670 284,663 322,656'), 2.6, '#b98a58');
  const pole = ribbon(curve('60,690 150,690 276,676'), 4, { start: 0.6, end: 1, samples: 10 });
  art.fill(pole, '#d9b27a');
  lantern(art);
}

/** What the water shows below it: the dark hull, the lamp in pieces. */
function image(art: Art): void {
  const dark = closed(
    '90,746! 130,752 226,748 300,712 322,690! 322,724 300,768 250,796 180,806 124,796 96,778!',
  );
  printed(
    art,
    dark.bounds(),
    () =>
      void art.fill(
        dark,
        art.linear(0, 740, 0, 806, [
          [0, '#16343a', 0.95],
          [1, '#16343a', 0.2],
        ]),
      ),
  );
  const pieces = range(8, (i) =>
    ellipse(LAMP[0] + [2, -4, 4, -2, 5, -5, 2, 0][i]!, 772 + i * 9, 17 - i * 1.6, 2.4 - i * 0.14),
  );
  art.blot(pieces, '#ffcf78', 0.95);
}

function lantern(art: Art): void {
  const [x, y] = LAMP;
  stippledGlow(art, x, y, 92, '#ffd582', 0.75);
  art.line(curve(`${x - 9},${y - 14} ${x},${y - 28} ${x + 9},${y - 14}`), INK.form, '#4a3428');
  art.fill(roundRect(x - 10, y - 16, 20, 30, 4), '#ffe9a8');
  art.glow(x, y, 15, '#fffdf0', 1, 1.1);
  stippled(art, roundRect(x + 2, y - 14, 8, 28), '#f0a24c', [x + 3, 0], [x + 10, 0], [0, 0.7]);
  art.fill([roundRect(x - 12, y - 18, 24, 5, 2), roundRect(x - 12, y + 12, 24, 6, 2)], '#54392a');
  art.line(
    [curve(`${x - 3.5},${y - 13} ${x - 3.5},${y + 12}`), curve(`${x + 4},${y - 13} ${x + 4},${y + 12}`)],
    1,
    '#8a5a38',
  );
}

/** From the bow to the post and round it. */
export function rope(art: Art): void {
  cord(art, [
    curve('317,662 322,682 331,688 339,674'),
    ...[657, 664, 671].map((y) => curve(`336,${y} 345,${y + 4} 354,${y}`)),
  ]);
}

/** Rope along these courses. */
export function cord(art: Art, courses: readonly Path[]): void {
  for (const course of courses) art.line(course, 4.4, '#4f3c2c').line(course, 2.8, '#efd6a0');
}
