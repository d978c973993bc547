import { INK, printed, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, lerp, type Point, range, ribbon } from '../../../kit/pen/index.ts';
import { form, GOLD, GREEN } from './form.ts';
import { at } from './space.ts';

const LILAC = { shade: '#6d5590', rim: '#f3ecf8', rimWidth: 2 } as const;
const FOLD = '#7a639c';

/** The rod between the pillars, in the hall's perspective. */
const [LEFT, RIGHT]: readonly [Point, Point] = [at(-1.2, 2.85, -0.1), at(1.3, 2.85, -0.1)];
const onRod = (x: number): Point => [x, lerp(LEFT[1], RIGHT[1], (x - LEFT[0]) / (RIGHT[0] - LEFT[0]))];

/** The great half, drawn to the left behind the seat, its edge turned over. */
function greatHalf(art: Art): void {
  const [, top] = onRod(316);
  // the cloth sags between the rings
  const scallops = range(19, (i) => `${70 + i * 13},${onRod(70 + i * 13)[1] + (i % 2 ? 11 : 6)}`).join(' ');
  form(
    art,
    closed(
      `30,${onRod(30)[1] + 6}! ${scallops} 316,${top + 6}! 322,320 316,420 306,520 304,620 312,714! 290,722 270,714 244,724 216,716 190,726 160,718 130,730 100,722 30,734!`,
    ),
    '#c3b1d8',
    26,
    LILAC,
  );
  const folds = [
    '96,216 92,400 100,560 94,720',
    '132,219 140,380 128,560 134,724',
    '168,222 160,400 172,580 162,716',
    '204,224 212,400 200,600 206,716',
    '238,226 230,380 242,560 236,720',
    '270,228 276,400 266,560 272,712',
  ];
  strokes(art, folds, INK.contour, FOLD, 0.06);
  printed(art, [60, 200, 330, 740], () => {
    for (const [i, x] of [112, 150, 186, 222, 256].entries()) {
      const light = art.linear(x - 10, 0, x + 14, 0, [
        [0, '#f6eefa', 0],
        [0.6, '#f6eefa', 0.8],
        [1, '#f6eefa', 0],
      ]);
      const way = curve(`${x},222 ${x + (i % 2 ? 8 : -8)},400 ${x + (i % 2 ? -6 : 6)},570 ${x},716`);
      art.fill(ribbon(way, 22, { start: 0.1, end: 0.5, samples: 14 }), light);
    }
  });
  // what the seat and she keep from the day
  stippled(
    art,
    closed('70,540! 110,470 148,462 156,480! 156,716! 100,722 70,724!'),
    '#5d467e',
    [176, 600],
    [80, 590],
    [0.85, 0.1],
  );
  // the turned edge shows the lining
  form(
    art,
    closed(
      `316,${top + 6}! 330,${top + 8}! 346,320 340,430 324,540 320,640 328,716! 312,714! 304,620 306,520 316,420 322,320`,
    ),
    '#6fa583',
    7,
    GREEN,
  );
  strokes(art, [`324,${top + 6} 334,330 328,440 314,550 312,700`], INK.form, '#2f5a4a', 0.1);
}

/** The small half, gathered to the right pillar by a cord. */
function smallHalf(art: Art): void {
  const [, top] = onRod(430);
  form(
    art,
    closed(
      `434,${top + 6}! 430,300 436,380 446,452! 440,470! 436,540 432,620 434,672! 446,678 462,672 476,676! 474,600 470,520 464,470! 462,452! 468,380 474,300 480,${top + 9}!`,
    ),
    '#c3b1d8',
    10,
    LILAC,
  );
  strokes(
    art,
    [
      `436,${top + 4} 436,330 450,446`,
      `452,${top + 4} 452,340 455,446`,
      `466,${top + 4} 466,340 460,446`,
      '448,474 442,560 442,696',
      '456,474 458,580 458,698',
    ],
    INK.form,
    FOLD,
    0.1,
  );
  form(art, ribbon(curve('441,455 454,463 468,455'), 9, { start: 1, end: 1 }), '#dcae5c', 3, GOLD);
}

/** A curtain parted onto the day. */
export function curtain(art: Art): void {
  greatHalf(art);
  smallHalf(art);
  const rod = ribbon(curve(`${LEFT.join(',')} ${RIGHT.join(',')}`), 7, { start: 1, end: 1 });
  form(art, rod, '#dcae5c', 3, GOLD);
  const rings = range(13, (i) => {
    const [x, y] = onRod(i < 10 ? 70 + i * 26 : 440 + (i - 10) * 14);
    return ellipse(x, y + 3, 4.6, 6);
  });
  art.line(rings, 2, '#b9823e');
}
