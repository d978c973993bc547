import { type Art, type Knot, LINE, type Path, polygon, polyline, spline } from '../pen/index.ts';

/** A solid zigzag that comes to a point. */
function blade(knots: readonly Knot[], halfWidth: number): Path {
  const last = knots.length - 1;
  const [x0, y0] = knots[0]!;
  const [x1, y1] = knots[last]!;
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [nx, ny] = [-(y1 - y0) / length, (x1 - x0) / length];
  const side = (sign: number): Knot[] =>
    knots.map(([x, y], i) => {
      const reach = halfWidth * (1 - i / last) ** 0.8 * sign;
      return [x + nx * reach, y + ny * reach];
    });
  return polygon([...side(1), ...side(-1).reverse()]);
}

/** Lightning as one solid zigzag from the cloud to the point it strikes, with thinner branches. */
export function boltOfFire(
  art: Art,
  path: readonly Knot[],
  halfWidth: number,
  branches: readonly (readonly Knot[])[],
): void {
  const shapes = [...branches.map((branch) => blade(branch, halfWidth * 0.42)), blade(path, halfWidth)];
  // soft discs along it: wide translucent strokes would show the edge of a tube
  for (const { x, y } of spline(path, false, 0).walk(7)) art.glow(x, y, halfWidth * 6.5, '#ffd9b0', 0.26);
  art.line(shapes, LINE.mid * 2.2);
  art.blot(shapes, '#fff8e6');
  const core = polyline(path.map(([x, y]): Knot => [x + 1.6, y + 1]));
  art.line(core, LINE.fine, '#d99a62', 0.8);
}
