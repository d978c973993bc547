import { contains } from './hatch.ts';
import { lerp, type Point } from './numbers.ts';
import { Path } from './path.ts';
import { random } from './random.ts';

/** The part of a polygon on the near side of the line through `through` with the normal `normal`. */
function clipHalf(corners: readonly Point[], through: Point, normal: Point): Point[] {
  const kept: Point[] = [];
  const side = ([x, y]: Point): number => (x - through[0]) * normal[0] + (y - through[1]) * normal[1];
  corners.forEach((from, i) => {
    const to = corners[(i + 1) % corners.length]!;
    const [a, b] = [side(from), side(to)];
    if (a <= 0) kept.push(from);
    if ((a < 0 && b > 0) || (a > 0 && b < 0)) {
      const t = a / (a - b);
      kept.push([lerp(from[0], to[0], t), lerp(from[1], to[1], t)]);
    }
  });
  return kept;
}

/** The centre of a polygon's area (shoelace formula). */
export function centroid(corners: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  corners.forEach((p, i) => {
    const q = corners[(i + 1) % corners.length]!;
    const cross = p[0] * q[1] - q[0] * p[1];
    area += cross;
    x += (p[0] + q[0]) * cross;
    y += (p[1] + q[1]) * cross;
  });
  return Math.abs(area) < 1e-6 ? corners[0]! : [x / (3 * area), y / (3 * area)];
}

/**
 * `count` cells that fill a convex polygon: seeds, scales, shards. A Voronoi diagram, relaxed by
 * moving each seed to the middle of its cell (Lloyd's algorithm).
 */
export function packCells(corners: readonly Point[], count: number, seed: number): Point[][] {
  const chance = random(seed);
  const xs = corners.map((p) => p[0]);
  const ys = corners.map((p) => p[1]);
  const seeds: Point[] = [];
  for (let tries = 0; seeds.length < count && tries < 4000; tries++) {
    const x = chance.between(Math.min(...xs), Math.max(...xs));
    const y = chance.between(Math.min(...ys), Math.max(...ys));
    if (contains([corners], x, y)) seeds.push([x, y]);
  }
  let cells: Point[][] = [];
  for (let pass = 0; pass < 14; pass++) {
    cells = seeds.map((a, i) =>
      seeds.reduce<Point[]>(
        (cell, b, j) => {
          if (i === j || cell.length < 3) return cell;
          return clipHalf(cell, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], [b[0] - a[0], b[1] - a[1]]);
        },
        [...corners],
      ),
    );
    cells.forEach((cell, i) => {
      if (cell.length > 2) seeds[i] = centroid(cell);
    });
  }
  return cells.filter((cell) => cell.length > 2);
}

/** A polygon shrunk to its middle by `size` and rounded; `shift` moves it towards a point. */
export function pebble(corners: readonly Point[], size: number, towards?: Point, shift = 0): Path {
  const [mx, my] = centroid(corners);
  let [dx, dy] = [0, 0];
  if (towards) {
    const distance = Math.hypot(towards[0] - mx, towards[1] - my) || 1;
    dx = ((towards[0] - mx) / distance) * shift;
    dy = ((towards[1] - my) / distance) * shift;
  }
  const shrunk = corners.map(([x, y]): Point => [mx + (x - mx) * size + dx, my + (y - my) * size + dy]);
  const half = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  let from = half(shrunk[shrunk.length - 1]!, shrunk[0]!);
  const path = new Path().moveTo(...from);
  shrunk.forEach(([x, y], i) => {
    const to = half([x, y], shrunk[(i + 1) % shrunk.length]!);
    path.curveTo(
      lerp(from[0], x, 0.72),
      lerp(from[1], y, 0.72),
      lerp(to[0], x, 0.72),
      lerp(to[1], y, 0.72),
      ...to,
    );
    from = to;
  });
  return path.close();
}
