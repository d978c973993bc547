import { clamp, type Knot, lerp, type Point, points, polar, range } from './numbers.ts';
import { Path, type Step } from './path.ts';
import { ellipse, spline } from './shapes.ts';

/** A limb, horn, stem or body along a spine. `v` goes across: -1 left of the heading, 1 right. */
export interface Tube {
  outline: Path;
  spine: Path;
  at(t: number, v?: number): Point;
  /** Heading of the spine at t. */
  angleAt(t: number): number;
  /** The line along the tube at the offset `v`. */
  edge(v: number | ((t: number) => number), from?: number, to?: number, samples?: number): Path;
  /** The line across the tube at t, bowed forwards by `bow` (a part of the length). */
  rib(t: number, bow?: number, from?: number, to?: number): Path;
}

/** Evenly spaced values, read at t = 0 … 1. */
export function along(values: readonly number[], t: number): number {
  const place = clamp(t) * (values.length - 1);
  const index = Math.max(0, Math.min(values.length - 2, Math.floor(place)));
  return lerp(values[index]!, values[index + 1] ?? values[index]!, place - index);
}

/**
 * @param knots the spine
 * @param halfWidths evenly spaced from start to end
 * @param samples places along the spine that carry the outline
 * @param fineness steps in which at() can address the tube
 */
export function tube(
  knots: readonly Knot[],
  halfWidths: readonly number[],
  samples = 30,
  fineness = 160,
): Tube {
  const spine = spline(knots);
  const side = (steps: readonly Step[], sign: 1 | -1): Knot[] =>
    steps.map(({ x, y, angle, t }, i) => [
      ...polar(x, y, along(halfWidths, t), angle + sign * 90),
      i === 0 || i === steps.length - 1 ? 1 : 0,
    ]);
  const coarse = spine.walk(samples);
  const fine = spine.walk(fineness + 1);
  const stepAt = (t: number): Step => fine[Math.round(clamp(t) * fineness)]!;
  const at = (t: number, v = 0): Point => {
    const { x, y, angle, t: u } = stepAt(t);
    return polar(x, y, along(halfWidths, u) * v, angle + 90);
  };
  return {
    outline: spline([...side(coarse, -1), ...side(coarse, 1).reverse()], true),
    spine,
    at,
    angleAt: (t) => stepAt(t).angle,
    edge: (v, from = 0, to = 1, count = 14) =>
      spline(
        range(count, (i) => {
          const u = i / (count - 1);
          return at(lerp(from, to, u), typeof v === 'function' ? v(u) : v);
        }),
      ),
    rib: (t, bow = 0, from = -1, to = 1) =>
      spline([at(t, from), at(clamp(t + bow), (from + to) / 2), at(t, to)]),
  };
}

/**
 * The outline of an arm, a leg, a finger, a neck: a tube along written knots, flat at its ends.
 * @param knots as `points` reads them
 * @param halfWidths evenly spaced from start to end
 * @param samples places along the spine that carry the outline
 * @throws as `points` does
 */
export function limb(knots: string, halfWidths: readonly number[], samples: number): Path {
  return tube(points(knots), halfWidths, samples).outline;
}

/** The same with round ends. It is several shapes in one path: what rounds or shades it must not cut it in pieces. */
export function roundLimb(knots: string, halfWidths: readonly number[], samples: number): Path {
  const spine = points(knots);
  const round = ([x, y]: Knot, radius: number): Path => ellipse(x, y, radius);
  return Path.join(
    tube(spine, halfWidths, samples).outline,
    round(spine[0]!, halfWidths[0]!),
    round(spine.at(-1)!, halfWidths.at(-1)!),
  );
}
