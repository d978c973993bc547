import {
  type Knot,
  type Path,
  type Point,
  polygon,
  radians,
  range,
  space,
  spline,
} from '../../../kit/pen/index.ts';

export const HORIZON = 604;

/** From a boat before the wheel; its left side is the nearer one. Metres; the water is at 0. */
export const at = space({ x: 314, horizon: HORIZON, height: 2.2, focus: 525, turn: 0.52, away: 14 });

/** The wheel's outer radius and the height of its axle. */
export const RADIUS = 5.7;
export const AXLE = 6;
/** Its two rims lie so far before and behind its middle. */
export const HALF = 0.75;

/** A place on the wheel: an angle (0 = up, clockwise), a distance from the axle, before its middle. */
export const on = (angle: number, reach: number, w = HALF): Point =>
  at(reach * Math.sin(radians(angle)), AXLE + reach * Math.cos(radians(angle)), w);

/** A ring of the wheel between two distances. */
export function ring(outer: number, inner: number, w = HALF, from = 0, to = 360, mirrored = false): Path {
  const steps = Math.max(6, Math.round((to - from) / 6));
  const arc = (reach: number): Knot[] =>
    range(steps + 1, (i) => {
      const angle = from + ((to - from) * i) / steps;
      const u = reach * Math.sin(radians(angle));
      const v = AXLE + reach * Math.cos(radians(angle));
      const [x, y] = at(u, mirrored ? -v : v, w);
      return [x, y, i === 0 || i === steps ? 1 : 0];
    });
  return spline([...arc(outer), ...arc(inner).reverse()], true);
}

/** A beam that lies in the wheel's own plane, from one distance to another, so wide. */
export const beam = (angle: number, from: number, to: number, width: number, w = HALF): Path => {
  const [sin, cos] = [Math.sin(radians(angle)), Math.cos(radians(angle))];
  const corner = (reach: number, side: number): Point =>
    at(reach * sin + side * cos, AXLE + reach * cos - side * sin, w);
  const half = width / 2;
  return polygon([corner(from, -half), corner(to, -half), corner(to, half), corner(from, half)]);
};
