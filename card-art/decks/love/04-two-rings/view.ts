import type { Path, Point } from '../../../kit/pen/index.ts';

/** To the right, away from us, up: millimetres, from the point of the stone right below the eye. */
export type Vec = readonly [x: number, y: number, z: number];

/** The eye: low over the stone, looking level across it. */
const HEIGHT = 34;
export const EYE: Vec = [0, 0, HEIGHT];
export const HORIZON = 318;
const FOCUS = 920;

/** Where a point in space is seen. */
export const seen = ([x, y, z]: Vec): Point => [300 + (FOCUS * x) / y, HORIZON + (FOCUS * (HEIGHT - z)) / y];

/** How far away the stone is that is seen at this height of the picture. */
export const depthAt = (y: number): number => (FOCUS * HEIGHT) / (y - HORIZON);

/** A shape of the stone's surface, in millimetres, as it is seen. */
export const onStone = (outline: Path): Path => outline.map((x, y) => seen([x, y, 0]));

/** Towards the sun: beyond the garden, to the right, low. */
export const SUN: Vec = unit([0.36, 0.56, 0.66]);

/** Where the shadow of a point falls on the stone. */
export const shaded = ([x, y, z]: Vec): Vec => [x - (SUN[0] / SUN[2]) * z, y - (SUN[1] / SUN[2]) * z, 0];

/** From the eye to a point. */
export const sightOf = ([x, y, z]: Vec): Vec => unit([x, y, z - HEIGHT]);

export const add = (a: Vec, b: Vec, k = 1): Vec => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function unit(a: Vec): Vec {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
}
