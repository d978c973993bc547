import { clamp, type Knot, points, radians } from './numbers.ts';
import { Path } from './path.ts';
import { svgPath } from './svg-path.ts';

/** Handle length of a quarter circle of radius 1 as one Bézier. */
const QUARTER = 0.5523;

export const line = (x1: number, y1: number, x2: number, y2: number): Path =>
  new Path().moveTo(x1, y1).lineTo(x2, y2);

/** Straight pieces from point to point, left open. */
export function polyline(corners: readonly Knot[]): Path {
  const path = new Path();
  corners.forEach(([x, y], index) => {
    if (index) path.lineTo(x, y);
    else path.moveTo(x, y);
  });
  return path;
}

export const polygon = (corners: readonly Knot[]): Path => polyline(corners).close();

/**
 * A smooth curve through all knots (Catmull–Rom); a knot `[x, y, 1]` stays a sharp corner.
 * `tension` 1 is the classic curve, smaller ones lie closer to the straight pieces.
 */
export function spline(knots: readonly Knot[], closed = false, tension = 1): Path {
  const count = knots.length;
  const knot = (index: number): Knot =>
    (closed ? knots[(index + count) % count] : knots[clamp(index, 0, count - 1)]) as Knot;
  const [startX, startY] = knot(0);
  const path = new Path().moveTo(startX, startY);
  const k = tension / 6;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const from = knot(i);
    const to = knot(i + 1);
    const before = from[2] ? from : knot(i - 1);
    const after = to[2] ? to : knot(i + 2);
    path.curveTo(
      from[0] + (to[0] - before[0]) * k,
      from[1] + (to[1] - before[1]) * k,
      to[0] - (after[0] - from[0]) * k,
      to[1] - (after[1] - from[1]) * k,
      to[0],
      to[1],
    );
  }
  return closed ? path.close() : path;
}

export function ellipse(cx: number, cy: number, rx: number, ry = rx): Path {
  const kx = rx * QUARTER;
  const ky = ry * QUARTER;
  return new Path()
    .moveTo(cx, cy - ry)
    .curveTo(cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy)
    .curveTo(cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry)
    .curveTo(cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy)
    .curveTo(cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry)
    .close();
}

/** A smooth open line through written knots, as `points` reads them. @throws as `points` does */
export const curve = (...knots: string[]): Path => spline(points(...knots));

/** A smooth closed outline through written knots, as `points` reads them. @throws as `points` does */
export const closed = (...knots: string[]): Path => spline(points(...knots), true);

/** An open arc of a circle, or of an ellipse when `ry` is given. Degrees, 0 = up, clockwise. */
export function arc(cx: number, cy: number, rx: number, from: number, to: number, ry = rx): Path {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / 60));
  const step = radians((to - from) / pieces);
  const handle = (4 / 3) * Math.tan(step / 4);
  const path = new Path();
  for (let i = 0; i < pieces; i++) {
    const a = radians(from) + i * step - Math.PI / 2;
    const b = a + step;
    if (!i) path.moveTo(cx + rx * Math.cos(a), cy + ry * Math.sin(a));
    path.curveTo(
      cx + rx * (Math.cos(a) - handle * Math.sin(a)),
      cy + ry * (Math.sin(a) + handle * Math.cos(a)),
      cx + rx * (Math.cos(b) + handle * Math.sin(b)),
      cy + ry * (Math.sin(b) - handle * Math.cos(b)),
      cx + rx * Math.cos(b),
      cy + ry * Math.sin(b),
    );
  }
  return path;
}

export function roundRect(x: number, y: number, width: number, height: number, radius = 0): Path {
  const right = x + width;
  const bottom = y + height;
  if (!radius) {
    return polygon([
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ]);
  }
  const corner = (toX: number, toY: number): string => `A${radius} ${radius} 0 0 1 ${toX} ${toY}`;
  return svgPath(
    `M${x + radius} ${y}H${right - radius}${corner(right, y + radius)}`,
    `V${bottom - radius}${corner(right - radius, bottom)}`,
    `H${x + radius}${corner(x, bottom - radius)}`,
    `V${y + radius}${corner(x + radius, y)}Z`,
  );
}
