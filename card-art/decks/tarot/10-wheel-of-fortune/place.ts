import { twoTone } from '../../../kit/hand/index.ts';
import { type Knot, Path, type Point, radians, range, space, spline } from '../../../kit/pen/index.ts';

/** The one eye level of the picture: we sit in a boat. */
export const HORIZON = 690;

const TURN = 0.88;
/** Before the wheel, its left side near us and its face turned to our right. Metres; the water is at 0. */
export const at = space({ x: 408, horizon: HORIZON, height: 1, focus: 640, turn: TURN, away: 8.4 });

/** The wheel's outer radius, the height of its axle, half the width between its two rims. */
export const RADIUS = 3.6;
export const AXLE = 3.35;
export const HALF = 0.5;

/** The evening sun, low outside on the left, beside the wheel: along the wheel's right, up, before it. */
const SUN = (() => {
  const [right, up, away] = [-0.9, 0.38, 0.04];
  const [cos, sin] = [Math.cos(TURN), Math.sin(TURN)];
  return [right * cos + away * sin, up, right * sin - away * cos] as const;
})();

/** By that sun, in flat tones: skin, fur, scales, linen. */
export const toned = twoTone({ towards: [-1, -0.4] });

/** How much light a plane gets by where it faces, 0 … 1. */
export const lightOn = (u: number, v: number, w = 0): number =>
  Math.max(0, (u * SUN[0] + v * SUN[1] + w * SUN[2]) / Math.hypot(u, v, w));

/** Along the wheel's right and up: an angle (0 = up, clockwise) and a distance from the axle. */
export const flat = (angle: number, reach: number): Point => [
  reach * Math.sin(radians(angle)),
  AXLE + reach * Math.cos(radians(angle)),
];

/** Where a place on the wheel is seen: an angle, a distance from the axle, before its middle. */
export const on = (angle: number, reach: number, w = HALF): Point => {
  const [u, v] = flat(angle, reach);
  return at(u, v, w);
};

/** What is written in a flat box on the wheel, whose middle is at an angle and a distance: metres, y down. */
export function onFace(path: Path, angle: number, reach: number, w = HALF): Path {
  const [u, v] = flat(angle, reach);
  return path.map((x, y) => at(u + x, v - y, w));
}

/** A circle round the axle, or a part of one. */
export function circle(reach: number, w = HALF, from = 0, to = 360): Path {
  const whole = to - from === 360;
  const count = Math.max(4, Math.round((to - from) / 6));
  return spline(
    range(whole ? count : count + 1, (i): Knot => on(from + ((to - from) * i) / count, reach, w)),
    whole,
  );
}

/** A closed ring between two distances. */
export const ring = (outer: number, inner: number, w = HALF): Path =>
  Path.join(
    circle(outer, w),
    spline(
      range(60, (i): Knot => on(-i * 6, inner, w)),
      true,
    ),
  );
