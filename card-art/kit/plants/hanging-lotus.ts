import { type Art, LINE, type Local, local, ramp, svgPath } from '../pen/index.ts';
import { petal, petalVeins } from './petal.ts';

/** Rows of petals back to front: angles off the axis with lengths, width, reach of the light, veins, contour. */
const ROWS = [
  {
    petals: [
      [74, 150],
      [58, 180],
      [41, 202],
      [24, 216],
      [8, 222],
    ],
    width: 74,
    reach: 226,
    veins: 5,
    contour: LINE.mid,
  },
  {
    petals: [
      [68, 128],
      [49, 158],
      [32, 180],
      [16, 192],
      [0, 197],
    ],
    width: 76,
    reach: 204,
    veins: 7,
    contour: LINE.mid + 0.3,
  },
  {
    petals: [
      [58, 100],
      [38, 128],
      [19, 146],
      [0, 152],
    ],
    width: 72,
    reach: 160,
    veins: 7,
    contour: LINE.bold * 0.8,
  },
] as const;

/** Sepals: angle off the axis, length. */
const SEPALS = [
  [-64, 52],
  [64, 52],
  [-33, 62],
  [33, 62],
  [0, 68],
] as const;

function row(box: Local, { petals, width, reach, veins, contour }: (typeof ROWS)[number]): void {
  const tone = box.radial(0, 6, reach, ramp(0, '#3a1f56', 0.34, '#a8608f', 0.72, '#f0b0b8', 1, '#fff6ea'));
  for (const [turn, length] of petals) {
    for (const side of turn ? [-turn, turn] : [0]) {
      const [x, heading] = [side * 0.22, 180 + side];
      box.solid(petal(x, 6, length, width, heading, { tip: 0.05, belly: 0.6, base: 0.16 }), tone, contour);
      box.line(petalVeins(x, 6, length, width, heading, veins, 0.64, 0.08), LINE.hair, 'gold', 0.8);
    }
  }
}

/** A lotus hung upside down by its stem; (x, y) is the top of the calyx, the longest petals 228 below. */
export function hangingLotus(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  for (const each of ROWS) row(box, each);
  const green = box.linear(0, -10, 0, 70, ramp(0, '#8f7cc0', 1, '#2c2058'));
  for (const [turn, length] of SEPALS) {
    box.solid(petal(0, 0, length, 38, 180 + turn, { tip: 0.06, belly: 0.5, base: 0.3 }), green);
    box.line(petalVeins(0, 0, length, 38, 180 + turn, 3, 0.7, 0.1), LINE.hair);
  }
  box.solid(svgPath('M-15 -4C-10 -14 -6 -20 -5 -34H5C6 -20 10 -14 15 -4C10 6 -10 6 -15 -4Z'), green);
}
