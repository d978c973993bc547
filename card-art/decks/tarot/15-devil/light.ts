import { around, lit } from '../../../kit/hand/index.ts';
import { type Knot, type Path, type Point, polar, random, spline } from '../../../kit/pen/index.ts';

/** The torch's flame: the light of the picture. */
export const FLAME: Point = [142, 604];

/** What no light reaches. */
export const NIGHT = '#0b0918';

/** The second, weaker light: night air through the way out, on all that is turned from the fire. */
export const COOL = { dim: '#34455a', mid: '#4f7886', rim: '#a6d4cc' } as const;

export const form = lit({
  from: { at: FLAME },
  shade: NIGHT,
  rim: '#ffb066',
  rimWidth: 2.2,
  stray: 0.8,
  region: (outline) => around(outline, 30),
});

/** An outline, run clockwise, with the tufts of a coat. */
export function shaggy(outline: Path, tufts: number, long: number, lean: number, seed: string): Path {
  const chance = random(seed);
  const knots = outline.walk(tufts + 1).flatMap(({ x, y, angle }, i): Knot[] => {
    if (i === tufts) return [];
    const reach = long * chance.between(0.4, 1.2);
    const [tipX, tipY] = polar(x, y, reach, angle - 90 + lean);
    return [
      [x, y],
      [tipX, tipY, 1],
    ];
  });
  return spline(knots, true);
}
