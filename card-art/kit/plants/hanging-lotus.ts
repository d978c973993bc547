import { type Art, LINE, type Local, local, polar, ramp, svgPath } from '../pen/index.ts';
import { sparkle } from '../sky/star.ts';
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

/**
 * The mantle: sepals of night cloth over the petals, an odd number (two in front would be a beetle's
 * wings). Angle off the axis, length, back to front.
 */
const SEPALS = [
  [-76, 96],
  [76, 96],
  [-41, 122],
  [41, 122],
  [0, 140],
] as const;

/** Stars woven into each sepal: part of its length, of its half width (away from the axis: minus), radius. */
const STARS = [
  [0.34, -0.2, 3],
  [0.42, -0.62, 4],
  [0.56, 0, 4.6],
  [0.64, -0.5, 3],
  [0.76, -0.16, 6.4],
  [0.84, 0.1, 3],
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

/** One sepal of the mantle with its stars and a hem. */
function sepal(box: Local, turn: number, length: number): void {
  const width = 74;
  const night = box.radial(0, 0, 150, ramp(0, '#15103c', 0.5, '#2f2670', 0.85, '#5a4ea8', 1, '#8f7cc8'));
  const shape = petal(0, 0, length, width, 180 + turn, { tip: 0.06, belly: 0.6, base: 0.24 });
  box.solid(shape, night, LINE.mid);
  const hem = petal(0, 0, length * 0.93, width * 0.86, 180 + turn, { tip: 0.06, belly: 0.6, base: 0.24 });
  box.line(hem, LINE.hair, 'gold', 0.7);
  const axis = 180 + turn;
  const side = turn > 0 ? -1 : 1;
  const stars = STARS.map(([along, across, radius]) => {
    const [x, y] = polar(0, 0, length * along, axis);
    return sparkle(...polar(x, y, across * side * width * 0.5, axis + 90), radius);
  });
  box.blot(stars, '#fff1cf');
}

/**
 * A lotus in a mantle of stars, hung upside down by its stem; (x, y) is the top of the calyx, the
 * longest petals 228 below.
 */
export function hangingLotus(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  for (const each of ROWS) row(box, each);
  for (const [turn, length] of SEPALS) sepal(box, turn, length);
  const stem = box.linear(0, -34, 0, 10, ramp(0, '#8f7cc0', 1, '#2c2058'));
  box.solid(svgPath('M-15 -4C-10 -14 -6 -20 -5 -34H5C6 -20 10 -14 15 -4C10 6 -10 6 -15 -4Z'), stem);
}
