import { ink, ripples, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Path,
  polygon,
  ramp,
  random,
  roundRect,
} from '../../../kit/pen/index.ts';
import { wet } from './form.ts';

/** The brook comes towards us out of the fog; the light lies on it. */
export function brook(art: Art): void {
  art.fill(
    roundRect(44, 590, 512, 290),
    art.linear(330, 590, 260, 862, ramp(0, '#fbf0cb', 0.22, '#ddd6ac', 0.55, '#93a083', 1, '#4d6354')),
  );
  // banks and wood in it
  art.fill(waving(closed('30,600! 250,610 296,634 286,690 282,760 250,870! 30,870!')), '#45563f', 0.85);
  art.fill(waving(closed('570,610! 400,616 372,636 412,690 438,760 470,870! 570,870!')), '#4d5c45', 0.8);
  stippled(art, roundRect(44, 700, 512, 170), '#1d2a24', [0, 700], [0, 862], [0, 0.75]);
  const chance = random('brook');
  ripples(
    art,
    56,
    () => {
      const t = chance() ** 0.8;
      const half = 12 + t * 110;
      return {
        x: 326 + chance.between(-1, 1) * half - t * 8,
        y: 622 + t * 236,
        half: 5 + t * chance.between(10, 42),
        rise: chance.between(-1, 2) * (0.4 + t),
        weight: 1 + t * 2.4,
      };
    },
    [
      ['#fffae2', 0.9],
      ['#3d5347', 0.55],
    ],
  );
}

/** What stands in moving water, its edge gone in level tongues. */
export const waving = (outline: Path, from = 612, strength = 1): Path =>
  polygon(
    outline.walk(170).map(({ x, y }): [number, number] => {
      const much = Math.max(0, (y - from) / 26) * strength;
      return [x + (Math.sin(y * 0.42) + Math.sin(y * 0.19 + 1) * 1.2) * much, y];
    }),
  );

/** Stones in the brook: where, how large, and how much of a side they show. */
const STONES = [
  [300, 652, 7, 0.6],
  [384, 662, 11, 0.5],
  [424, 706, 19, 0.6],
  [452, 722, 9, 0.5],
  [340, 742, 10, 0.45],
  [428, 826, 24, 0.5],
] as const;

/** Wet stones with moss on them; the water breaks white against them. */
export function stones(art: Art): void {
  for (const [x, y, r, high] of STONES) stone(art, x, y, r, high);
}

function stone(art: Art, x: number, y: number, r: number, high: number): void {
  const h = r * high;
  const at = (...knots: readonly (readonly [number, number])[]): string =>
    knots.map(([u, v]) => `${x + u * r},${y + v * h}`).join(' ');
  art.fill(
    closed(at([-1.3, 0.1], [0, 0.5], [1.2, 0.2], [0.9, 0.9], [-0.2, 1.2], [-1.1, 0.7])),
    '#22302a',
    0.6,
  );
  wet(
    art,
    closed(at([-1, 0.2], [-0.9, -0.7], [-0.3, -1.3], [0.5, -1.1], [0.95, -0.4], [1.05, 0.2], [0.2, 0.45])),
    '#6a6a58',
    r * 0.35,
  );
  art.fill(
    closed(at([-0.86, -0.6], [-0.3, -1.28], [0.5, -1.08], [0.8, -0.7], [0.3, -0.6], [0, -0.8], [-0.4, -0.4])),
    '#8d9455',
  );
  art.blot(
    [
      ink(curve(at([-1.25, 0.3], [-0.5, 0.62], [0.3, 0.56], [1.25, 0.3])), r > 14 ? 3 : 2, r, 0.15),
      ink(curve(at([-1.5, 0.8], [-0.6, 1.06], [0.5, 1])), 1.6, r + 1, 0.3),
    ],
    '#fffae2',
    0.9,
  );
}
