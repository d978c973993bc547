import { outOfFocus, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  type Knot,
  type Path,
  type Point,
  polar,
  ramp,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';

/** Where the sun should be. */
export const SUN = { x: 214, y: 250, radius: 54 } as const;

/** Heading, length, breadth of the corona's streamers: long wings across, short plumes at the poles. */
const STREAMERS = [
  [60, 204, 50],
  [76, 142, 42],
  [93, 178, 38],
  [42, 96, 34],
  [112, 92, 32],
  [24, 58, 18],
  [10, 64, 13],
  [-3, 54, 12],
  [-16, 62, 13],
  [-30, 56, 18],
  [-48, 78, 28],
  [-64, 104, 32],
  [-84, 186, 40],
  [-102, 150, 40],
  [-119, 216, 52],
  [-138, 104, 34],
  [-156, 60, 18],
  [-170, 64, 13],
  [177, 54, 12],
  [164, 60, 13],
  [150, 54, 18],
  [132, 72, 26],
] as const;

/** Dark above, evening all round. */
export function sky(art: Art): void {
  const dusk = ramp(
    0,
    '#16262f',
    0.42,
    '#2b444b',
    0.68,
    '#5f7068',
    0.83,
    '#b39a6c',
    0.93,
    '#efb866',
    1,
    '#ffdc92',
  );
  art.fill(roundRect(40, 40, 520, 530), art.linear(0, 60, 0, 562, dusk));
  stippled(art, roundRect(44, 44, 512, 150), '#0c171f', [0, 190], [0, 50], [0, 0.7]);
  art.blot(
    [ellipse(392, 168, 3.2), ellipse(470, 300, 1.6), ellipse(96, 120, 1.5), ellipse(508, 116, 1.6)],
    '#fff6dc',
  );
  corona(art);
  clouds(art);
}

/** As the eye has it and no photograph: a ring too bright to look into, then silk that thins out. */
function corona(art: Art): void {
  const { x, y, radius } = SUN;
  stippledGlow(art, x, y, 225, '#e3dcbc', 0.5);
  const paint = art.radial(
    x,
    y,
    radius + 190,
    ramp(0, '#fffbe8', 1, 0.3, '#fffbe8', 0.85, 0.5, '#f3e8c4', 0.42, 0.78, '#e6dcb8', 0.16, 1, '#e6dcb8', 0),
  );
  outOfFocus(art, 4.5, () => {
    for (const streamer of STREAMERS) art.fill(outlineOf(streamer), paint);
  });
  // threads along the streamers, bent as they are
  const threads = STREAMERS.flatMap(([heading, length, breadth], place) =>
    range(5, (i): Path => {
      const aside = (i - 2) / 2;
      const reach = length * (0.86 - Math.abs(aside) * 0.42);
      const at = (t: number): Point =>
        polar(
          ...polar(x, y, radius + 2 + reach * t, heading),
          aside * breadth * (0.8 - 0.5 * t ** 0.6),
          heading + 90,
        );
      return ribbon(spline([at(0), at(0.35), at(0.7), at(1)]), 2, {
        samples: 9,
        start: 0.9,
        peak: 0.2 + (place % 3) * 0.05,
      });
    }),
  );
  art.blot(threads, paint, 0.75);
  art.fill(
    ellipse(x, y, radius + 30),
    art.radial(
      x,
      y,
      radius + 30,
      ramp(0, '#fffdf2', 1, 0.7, '#fffdf2', 1, 0.8, '#fff3cf', 0.7, 1, '#f3e2b4', 0),
    ),
  );
  art.fill(ellipse(x, y, radius), '#0d151b');
  // flames at the moon's edge
  art.blot(
    [
      [58, 5],
      [66, 3.4],
      [-30, 4],
      [196, 3.6],
    ].map(([heading, size]) => ellipse(...polar(x, y, radius + 0.4, heading!), size! * 0.6)),
    '#db6b5a',
  );
}

/** Broad at its foot, drawn in, and long. */
function outlineOf([heading, length, breadth]: (typeof STREAMERS)[number]): Path {
  const { x, y, radius } = SUN;
  const at = (reach: number, aside: number): Point =>
    polar(...polar(x, y, radius + reach, heading), aside * breadth, heading + 90);
  const far: readonly Knot[] = [at(length * 0.62, -0.16), at(length, 0), at(length * 0.62, 0.16)];
  return spline([at(-8, -1.05), at(length * 0.2, -0.62), ...far, at(length * 0.2, 0.62), at(-8, 1.05)], true);
}

/** Thin bars, their undersides lit from where it is still day. */
function clouds(art: Art): void {
  const bars = [
    '330,404! 372,396 430,398 500,392 560,396! 560,404 500,406 420,410!',
    '40,436! 84,430 140,434 190,430 232,438! 180,442 100,446 40,446!',
    '400,452! 450,446 510,450 560,446! 560,456 500,458!',
  ].map((bar) => closed(bar));
  for (const bar of bars) {
    art.fill(bar, '#4a595a');
    stippled(art, bar, '#f0b76c', [0, bar.bounds()[1]], [0, bar.bounds()[3]], [0, 1]);
  }
  // swallows, low and puzzled
  const wings = range(5, (i) => {
    const [x, y, s] = [352 + [0, 34, 62, 18, 84][i]!, 330 + [0, -16, 6, 22, -22][i]!, [9, 7, 8, 6, 6][i]!];
    return ribbon(
      spline([
        [x - s, y - s * 0.5],
        [x - s * 0.4, y - s * 0.35],
        [x, y],
        [x + s * 0.4, y - s * 0.5],
        [x + s, y - s * 0.7],
      ]),
      2.4,
      { samples: 9 },
    );
  });
  art.blot(wings, '#131d22');
}
