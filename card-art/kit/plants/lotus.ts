import { type Art, LINE, type Paint, ramp } from '../pen/index.ts';
import { petal, petalVeins } from './petal.ts';

/**
 * Rows of petals from back to front: how far the foot lies below the flower's middle, petal
 * width, weight of the contour, then [angle, length] of each petal (mirrored unless in the middle);
 * all sizes as parts of the flower's.
 */
const ROWS: [foot: number, width: number, weight: number, petals: [angle: number, length: number][]][] = [
  [
    0,
    0.34,
    0.8,
    [
      [84, 0.98],
      [66, 1.02],
    ],
  ],
  [
    0,
    0.4,
    0.8,
    [
      [46, 1.04],
      [25, 1.08],
      [0, 1.12],
    ],
  ],
  [
    0.03,
    0.4,
    1,
    [
      [60, 0.84],
      [36, 0.88],
      [12, 0.92],
    ],
  ],
  [
    0.07,
    0.38,
    1,
    [
      [76, 0.7],
      [46, 0.7],
      [20, 0.74],
    ],
  ],
];

/** An open lotus from the side; (cx, cy) is where the petals meet, `size` about their length. */
export function lotus(
  art: Art,
  cx: number,
  cy: number,
  size: number,
  {
    lineWidth = LINE.mid,
    stroke = 'gold',
    lite = art.palette.rose,
    dark = art.palette.ink,
    tip = art.palette.pale,
  }: { lineWidth?: number; stroke?: Paint; lite?: string; dark?: string; tip?: string } = {},
): void {
  const tones = new Map<string, Paint>(); // one gradient for a row's petals of like length

  const drawPetal = (angle: number, len: number, wid: number, foot: number, weight: number, veins = 7) => {
    const [y, length, width] = [cy + size * foot, size * len, size * wid];
    const key = `${foot} ${Math.round(len * 10)}`;
    const tone = tones.get(key) ?? art.radial(cx, y, length, ramp(0, dark, 0.2, dark, 0.62, lite, 1, tip));
    tones.set(key, tone);
    const shape = petal(cx, y, length, width, angle, { tip: 0.06, belly: 0.58, base: 0.18 });
    art.solid(shape, tone, lineWidth * weight, stroke);
    art.line(petalVeins(cx, y, length, width * 1.05, angle, veins, 0.6, 0.04), LINE.hair, stroke, 0.8);
  };

  for (const [foot, width, weight, petals] of ROWS) {
    for (const [angle, length] of petals) {
      for (const side of angle ? [-1, 1] : [1]) drawPetal(side * angle, length, width, foot, weight);
    }
  }
  drawPetal(0, 0.72, 0.44, 0.08, 1.2, 9);
}
