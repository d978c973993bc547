import { type Art, type Knot, LINE, ribbon, spline } from '../pen/index.ts';
import { leaf } from './leaf.ts';

/** A fern frond along a spline, root first; leaflets of about 29 at `size` 1. */
export function fern(art: Art, course: readonly Knot[], size = 1, fill = '#181d4c'): void {
  const rib = spline(course);
  art.blot(ribbon(rib, 3, { start: 0.9, end: 0.2 }));
  rib
    .walk(17)
    .slice(2)
    .forEach(({ x, y, angle }, i) => {
      const length = 26 * size * Math.sin(Math.PI * (0.25 + (0.72 * i) / 15)) + 3;
      for (const side of [-1, 1]) {
        art.solid(leaf(x, y, length, length * 0.36, angle + side * 62, -side * 3), fill, LINE.fine);
      }
    });
}
