import { around, lit } from '../../../kit/hand/index.ts';
import { type Path, type Point, polygon, space } from '../../../kit/pen/index.ts';

/** Our eye: low, over the water before the steps; the temple's front runs away to the right. */
export const HORIZON = 560;
/** Metres of the temple: right along its front, up from its floor, towards us. */
export const at = space({ x: 330, horizon: HORIZON, height: 0.75, focus: 1140, turn: 0.45, away: 6 });
export const face = (...corners: readonly (readonly [u: number, v: number, w: number])[]): Path =>
  polygon(corners.map(([u, v, w]) => at(u, v, w)));

/** The moon in the gap. */
export const MOON: Point = [434, 398];

export const form = lit({
  from: { towards: [1, -0.2] },
  shade: '#12223c',
  rim: '#f4fbe6',
  rimWidth: 2,
  region: (outline) => around(outline, 24),
});
