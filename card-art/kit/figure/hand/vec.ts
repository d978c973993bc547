/** A place or step in the space of a hand or of the picture. */
export type V3 = readonly [x: number, y: number, z: number];

export const add = (a: V3, b: V3, times = 1): V3 => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
];
export const scaled = (a: V3, by: number): V3 => [a[0] * by, a[1] * by, a[2] * by];
export const minus = (a: V3, b: V3): V3 => add(a, b, -1);
export const dot = (a: V3, b: V3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const long = (a: V3): number => Math.hypot(...a);
export const normal = (a: V3): V3 => {
  const size = long(a) || 1;
  return [a[0] / size, a[1] / size, a[2] / size];
};
export const mix = (a: V3, b: V3, t: number): V3 => add(a, minus(b, a), t);
/** What of `a` stands upright on `axis`, of length 1. */
export const across = (a: V3, axis: V3): V3 => normal(add(a, axis, -dot(a, axis)));
