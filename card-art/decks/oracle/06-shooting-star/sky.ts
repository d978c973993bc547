import { printed, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { mistyHill } from '../../../kit/land/misty-hill.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  Path,
  type Point,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { HORIZON, type World } from './view.ts';

/** From nothing to its head. */
const [TAIL, HEAD]: [Point, Point] = [
  [474, 78],
  [316, 322],
];
const COURSE = curve('474,78 424,158 372,238 316,322');

/** A clear night; the day has left a little of its brown over the hills. */
export function sky(art: Art): void {
  const night = ramp(
    0,
    '#11152c',
    0.3,
    '#24254a',
    0.55,
    '#493c5c',
    0.74,
    '#85606a',
    0.88,
    '#c08a72',
    1,
    '#e4ac82',
  );
  art.fill(roundRect(40, 40, 520, 440), art.linear(0, 60, 0, HORIZON - 20, night));
  const chance = random('night over the bath');
  const [faint, clear]: [Path[], Path[]] = [[], []];
  for (let i = 0; i < 60; i++) {
    const [x, y] = [chance.between(56, 544), chance.between(72, 340)];
    const beside = Math.abs((y - TAIL[1]) * 0.543 + (x - TAIL[0]) * 0.839) < 26;
    const size = chance() ** 3;
    if (!beside) (size > 0.4 ? clear : faint).push(ellipse(x, y, 0.8 + size * 1.5));
  }
  art.blot(faint, '#aeb2c8', 0.8).blot(clear, '#fbf3dc', 0.95);
}

/** A long soft breath of light: it has no edge, only a core where it burns. */
export function meteor(art: Art): void {
  const along = (...stops: (number | string)[]): string => art.linear(...TAIL, ...HEAD, ramp(...stops));
  stippled(art, ribbon(COURSE, 36, { samples: 30, end: 0.5, peak: 0.8 }), '#7fb9b4', TAIL, HEAD, [0, 0.42]);
  for (const [width, paint] of [
    [30, along(0, '#a9d8c8', 0, 0.5, '#a9d8c8', 0.05, 1, '#c9ecd8', 0.12)],
    [20, along(0, '#a9d8c8', 0, 0.5, '#a9d8c8', 0.07, 1, '#c9ecd8', 0.16)],
    [12, along(0, '#c9e8d8', 0, 0.4, '#c9e8d8', 0.12, 1, '#e4f4e0', 0.3)],
    [6.5, along(0, '#d9f0dc', 0, 0.4, '#d9f0dc', 0.22, 1, '#f0fae4', 0.6)],
    [2.8, along(0, '#f6ffee', 0, 0.2, '#f6ffee', 0.3, 1, '#fffff4', 1)],
  ] as const)
    art.fill(ribbon(COURSE, width, { samples: 30, end: 0.3, peak: 0.9 }), paint);
  stippledGlow(art, HEAD[0] + 3, HEAD[1] - 4, 70, '#d9efdc', 0.7);
  art.glow(HEAD[0] + 1, HEAD[1] - 2, 22, '#fffff2', 1);
}

/** The same in the water: every ripple has its piece of it. */
export function meteorBelow(art: Art): void {
  const chance = random('broken light');
  const mirrored = ([x, y]: Point): Point => [x, 2 * HORIZON - y];
  const [from, to] = [mirrored(TAIL), mirrored(HEAD)];
  const paint = art.linear(
    ...from,
    ...to,
    ramp(0, '#8fc4ba', 0, 0.7, '#8fc4ba', 0.5, 0.9, '#a9d8c8', 0.6, 1, '#a9d8c8', 0),
  );
  printed(art, [290, 590, 520, 868], () => void art.fill(COURSE_BELOW, paint));
  art.glow(to[0] + 8, to[1] + 16, 54, '#d9efdc', 0.7, 0.6);
  const pieces = range(58, (i): Path => {
    const t = 0.1 + 0.9 * ((i + chance() * 0.8) / 58);
    const [x, y] = mirrored([TAIL[0] + (HEAD[0] - TAIL[0]) * t, TAIL[1] + (HEAD[1] - TAIL[1]) * t]);
    const near = (y - HORIZON) / 300;
    const half = (4 + 24 * t ** 1.6) * near * chance.between(0.35, 1.25);
    const cx = x + chance.between(-12, 12) * near;
    const rise = chance.between(-1, 1.6);
    return ribbon(
      curve(`${cx - half},${y} ${cx},${y - rise} ${cx + half},${y + 0.6}`),
      (0.8 + 3 * t * t) * near * 1.3,
      {
        samples: 5,
      },
    );
  });
  art.blot(pieces.slice(0, 26), '#9fccc0', 0.7).blot(pieces.slice(26), '#eefbe8');
}
const COURSE_BELOW = ribbon(curve('474,862 424,782 372,702 308,606'), 30, {
  samples: 30,
  end: 0.2,
  peak: 0.75,
});

/** Hills behind, cedars on both sides: a bowl that the bath lies in. */
export function hills(art: Art): void {
  mistyHill(art, {
    crest: '20,404 80,388 150,396 230,372 300,388 370,366 450,344 580,320',
    fill: '#5a4a56',
    mist: '#c8927a',
    depth: [30, 100],
    density: 0.8,
    foot: 520,
  });
  mistyHill(art, {
    crest: '20,384 80,404 150,422 220,436 300,442 380,432 450,412 580,376',
    fill: '#3a3446',
    mist: '#9c7278',
    depth: [50, 120],
    density: 0.7,
    foot: 540,
  });
}

/** A cedar's crown: boughs that hang, no two alike. */
function cedar(x: number, foot: number, tall: number, seed: string): Path {
  const chance = random(seed);
  const side = (sign: 1 | -1): Point[] =>
    range(7, (i): Point[] => {
      const t = (i + 1) / 7;
      const reach = tall * 0.24 * t ** 0.8 * chance.between(0.7, 1.1);
      const y = foot - tall * (1 - t);
      return [
        [x + sign * reach, y],
        [x + sign * reach * 0.55, y - tall * chance.between(0.005, 0.03)],
      ];
    }).flat();
  return polygon([[x, foot - tall], ...side(1), [x, foot + 4], ...side(-1).reverse()]);
}

const CEDARS = [
  [52, 486, 176],
  [86, 488, 118],
  [112, 486, 148],
  [146, 488, 84],
  [172, 486, 62],
  [66, 490, 96],
  [206, 486, 40],
  [130, 490, 56],
  [424, 486, 96],
  [392, 488, 58],
  [548, 486, 196],
  [514, 488, 150],
  [446, 488, 66],
] as const;

/** Cedars at the far edge, in the air or in the pool. */
export function cedars({ art, at, tone, clear }: World): void {
  const crowns = CEDARS.map(([x, foot, tall], i) => at(cedar(x, foot, tall, `cedar ${i}`)));
  art.blot(
    crowns.filter((_, i) => i % 2),
    tone('#262a38'),
  );
  art.blot(
    crowns.filter((_, i) => !(i % 2)),
    tone('#1a202c'),
  );
  if (clear) stippled(art, Path.join(crowns), '#8a6a62', [0, 400], [0, 500], [0, 0.55]);
  // brushwood at their feet
  art.fill(
    at(
      closed(
        '30,520! 30,462 90,466 150,458 210,472 260,468 310,480 360,472 410,478 470,462 570,456! 570,520!',
      ),
    ),
    tone('#1c222e'),
  );
}
