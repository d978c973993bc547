import { type Art, type Knot, LINE, ramp } from '../../../kit/pen/index.ts';
import { blade } from '../../../kit/plants/blade.ts';

/** A long leaf with parallel veins through the given points, foot first. */
export function longLeaf(
  art: Art,
  knots: readonly Knot[],
  width: number,
  {
    lite = '#7a3354',
    dark = '#2c0d22',
    lineWidth = LINE.mid,
  }: { lite?: string; dark?: string; lineWidth?: number } = {},
): void {
  const { body, veins } = blade(knots, width);
  const [footX, footY] = knots[0]!;
  const [tipX, tipY] = knots[knots.length - 1]!;
  art.solid(body, art.linear(footX, footY, tipX, tipY, ramp(0, dark, 1, lite)), lineWidth);
  art.line(veins, LINE.hair, 'gold', 0.75);
}
