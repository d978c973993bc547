import { contains, Path, radians, random } from '../../../kit/pen/index.ts';

/**
 * Short strokes inside `area`, combed along `flows`: each follows the nearest of these paths.
 * Right for any coat, cloth or bark.
 * @param density how likely a stroke is at a place, 0 … 1
 */
export function fur(
  area: Path,
  flows: readonly Path[],
  {
    count = 200,
    length = 14,
    seed = 1,
    density = () => 1,
  }: {
    count?: number;
    length?: number;
    seed?: number;
    density?: (x: number, y: number) => number;
  } = {},
): Path {
  const chance = random(seed);
  const polygons = area.flatten(8);
  const corners = polygons.flat();
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const field = flows.flatMap((flow) =>
    flow.walk(18).map(({ x, y, angle }) => ({
      x,
      y,
      dx: Math.sin(radians(angle)),
      dy: -Math.cos(radians(angle)),
    })),
  );
  const direction = (x: number, y: number): [number, number] => {
    let [a, b] = [0, 0];
    for (const near of field) {
      const weight = 1 / ((near.x - x) ** 2 + (near.y - y) ** 2 + 30) ** 1.6;
      a += near.dx * weight;
      b += near.dy * weight;
    }
    const size = Math.hypot(a, b) || 1;
    return [a / size, b / size];
  };
  const strokes = new Path();
  for (let tries = 0, drawn = 0; tries < count * 6 && drawn < count; tries++) {
    const x = chance.between(left, right);
    const y = chance.between(top, bottom);
    if (!contains(polygons, x, y) || chance() > density(x, y)) continue;
    const reach = length * chance.between(0.6, 1.3);
    const [dx, dy] = direction(x, y);
    const [midX, midY] = [x + dx * reach * 0.5, y + dy * reach * 0.5];
    const [turnX, turnY] = direction(midX, midY);
    const [endX, endY] = [midX + turnX * reach * 0.5, midY + turnY * reach * 0.5];
    if (!contains(polygons, endX, endY)) continue;
    strokes
      .moveTo(x, y)
      .curveTo(
        x + dx * reach * 0.3,
        y + dy * reach * 0.3,
        midX + turnX * reach * 0.1,
        midY + turnY * reach * 0.1,
        endX,
        endY,
      );
    drawn++;
  }
  return strokes;
}
