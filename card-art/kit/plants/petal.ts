import { Path, range, svgPath } from '../pen/index.ts';

/** A petal or vane whose foot is at (cx, cy), pointing to `angle`. */
export function petal(
  cx: number,
  cy: number,
  length: number,
  width: number,
  angle: number,
  {
    tip = 0.15,
    base = 0.1,
    belly = 0.55,
  }: {
    /** Bluntness of the tip and of the foot. */
    tip?: number;
    base?: number;
    /** Where it is widest, from the foot 0 to the tip 1. */
    belly?: number;
  } = {},
): Path {
  return new Path()
    .moveTo(0, 0)
    .curveTo(-base * 2, -0.12, -0.5, -(belly - 0.3), -0.5, -belly)
    .curveTo(-0.5, -(belly + 0.25), -tip, -0.92, 0, -1)
    .curveTo(tip, -0.92, 0.5, -(belly + 0.25), 0.5, -belly)
    .curveTo(0.5, -(belly - 0.3), base * 2, -0.12, 0, 0)
    .close()
    .scale(width, length)
    .rotate(angle)
    .translate(cx, cy);
}

/** Veins of a petal: `count` lines fanning out, from `from` to `to` of its length. */
export const petalVeins = (
  cx: number,
  cy: number,
  length: number,
  width: number,
  angle: number,
  count = 5,
  to = 0.62,
  from = 0.05,
): Path =>
  Path.join(
    range(count, (i) => {
      const side = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
      const end = to + 0.12 * (1 - Math.abs(side)); // the middle vein is the longest
      return svgPath(`M.06 ${-from}C.3 -.25 .34 -.45 .22 ${-end}`).scale(side * width, length);
    }),
  )
    .rotate(angle)
    .translate(cx, cy);
