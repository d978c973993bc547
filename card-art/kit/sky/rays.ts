import { line, Path, polar, polygon, range } from '../pen/index.ts';

interface Sector {
  rot?: number;
  /** The sector that is filled, in degrees. */
  from?: number;
  to?: number;
}

/** Thin wedges that come to a point outwards; `width` in degrees at the inner end. */
export function wedgeRays(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  count: number,
  width = 1,
  {
    rot = 0,
    from = 0,
    to = 360,
    alt = 1,
    skip,
  }: Sector & {
    /** Length of every second ray, as a part of the others. */
    alt?: number;
    skip?: (index: number, angle: number) => boolean;
  } = {},
): Path {
  const rays = new Path();
  for (let i = 0; i < count; i++) {
    const angle = rot + from + ((to - from) * i) / count;
    if (skip?.(i, angle)) continue;
    rays.append(
      polygon([
        polar(cx, cy, inner, angle - width / 2),
        polar(cx, cy, i % 2 ? inner + (outer - inner) * alt : outer, angle),
        polar(cx, cy, inner, angle + width / 2),
      ]),
    );
  }
  return rays;
}

/** Straight lines outwards; `lens` repeats the lengths as parts of the full one. */
export const lineRays = (
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  count: number,
  { rot = 0, from = 0, to = 360, lens = [1] }: Sector & { lens?: readonly number[] } = {},
): Path =>
  Path.join(
    range(count, (i) => {
      const angle = rot + from + ((to - from) * i) / count;
      const length = (outer - inner) * lens[i % lens.length]!;
      return line(...polar(cx, cy, inner, angle), ...polar(cx, cy, inner + length, angle));
    }),
  );
