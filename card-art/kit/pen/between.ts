import { type Knot, lerp, type Point } from './numbers.ts';
import type { Path } from './path.ts';
import { spline } from './shapes.ts';

/** Points at `t` between two edges that run the same way: 0 on the first, 1 on the second. */
const blend = (edgeA: Path, edgeB: Path, t: number, samples: number): Point[] => {
  const other = edgeB.walk(samples);
  return edgeA.walk(samples).map(({ x, y }, i) => [lerp(x, other[i]!.x, t), lerp(y, other[i]!.y, t)]);
};

/** The curve at `t` between two edges; `part` is the stretch of it that is kept. */
export function between(
  edgeA: Path,
  edgeB: Path,
  t: number,
  { samples = 26, part = [0, 1] }: { samples?: number; part?: readonly [from: number, to: number] } = {},
): Path {
  const last = samples - 1;
  return spline(
    blend(edgeA, edgeB, t, samples).slice(Math.round(part[0] * last), Math.round(part[1] * last) + 1),
  );
}

/** The closed band between the curves at `from` and `to`. */
export function bandBetween(edgeA: Path, edgeB: Path, from: number, to: number, samples = 26): Path {
  const cornered = (points: Point[]): Knot[] =>
    points.map(([x, y], i) => [x, y, i === 0 || i === samples - 1 ? 1 : 0]);
  return spline(
    [
      ...cornered(blend(edgeA, edgeB, from, samples)),
      ...cornered(blend(edgeA, edgeB, to, samples)).reverse(),
    ],
    true,
  );
}
