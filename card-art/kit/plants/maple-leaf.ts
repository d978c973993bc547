import { type Art, type Knot, LINE, line, local, points, polar, ramp, ribbon, spline } from '../pen/index.ts';

/** The seven lobes: heading, length. */
const LOBES = [
  [-128, 15],
  [-84, 23],
  [-42, 29],
  [0, 33],
  [42, 29],
  [84, 23],
  [128, 15],
] as const;

const OUTLINE = spline(
  [
    [0, 0, 1],
    ...LOBES.flatMap(([angle, length], i): Knot[] => [
      ...(i ? [[...polar(0, -10, 9, angle - 21), 1] as Knot] : []),
      polar(0, -10, length * 0.55, angle - 9),
      [...polar(0, -10, length, angle), 1],
      polar(0, -10, length * 0.55, angle + 9),
    ]),
  ],
  true,
);

/** A maple leaf of the given size, foot of the blade at (x, y), pointing to `angle`. */
export function mapleLeaf(art: Art, x: number, y: number, size: number, angle: number): void {
  const box = local(art, x, y, size / 30, { rot: angle });
  const stalk = box.place(spline(points('0,12 1.5,6 0,-2')));
  art.blot(ribbon(stalk, (1.8 * size) / 30 + 0.6, { samples: 5, start: 0.7, end: 0.7 }));
  box.solid(OUTLINE, box.linear(0, 0, 0, -42, ramp(0, '#8d3f66', 1, '#e9b3c4')), LINE.hair);
  const veins = LOBES.map(([heading, length]) => line(0, -9, ...polar(0, -10, length * 0.8, heading)));
  box.line(veins, LINE.hair, 'gold', 0.7);
}
