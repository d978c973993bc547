import { type Art, contains, ellipse, Path, ramp, random } from '../pen/index.ts';

/** The dark plains: middle and half axes as parts of the radius, so placed that they form no face. */
const SEAS = [
  [-0.42, -0.34, 0.26, 0.2],
  [-0.1, -0.5, 0.2, 0.14],
  [0.36, -0.3, 0.22, 0.26],
  [0.5, 0.12, 0.16, 0.2],
  [-0.52, 0.22, 0.24, 0.16],
  [-0.2, 0.52, 0.2, 0.12],
  [0.3, 0.5, 0.22, 0.14],
] as const;

/** Dots strewn over a shape. */
function strewn(shape: Path, count: number, seed: number): Path {
  const chance = random(seed);
  const polygons = shape.flatten(8);
  const corners = polygons.flat();
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const dots = new Path();
  for (let i = 0; i < count; i++) {
    const [x, y] = [chance.between(left, right), chance.between(top, bottom)];
    if (contains(polygons, x, y)) dots.moveTo(x, y).lineTo(x, y);
  }
  return dots;
}

/** The plains on a full moon of `radius` about (x, y): soft and stippled. */
export function moonFace(art: Art, x: number, y: number, radius: number, tone = '#8f86b4'): void {
  SEAS.forEach(([u, v, a, b], i) => {
    const [cx, cy] = [x + u * radius, y + v * radius];
    const sea = ellipse(cx, cy, a * radius, b * radius).rotate(i * 37, cx, cy);
    const shade = ramp(0, tone, 0.2, 0.6, tone, 0.1, 1, tone, 0);
    art.fill(sea, art.radial(cx, cy, a * radius, shade));
    art.line(strewn(sea, 60, 5 + i), 1.1, tone, 0.55);
  });
}
