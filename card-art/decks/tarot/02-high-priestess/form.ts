import { around, lit } from '../../../kit/hand/index.ts';
import { type Path, type Point, polygon, space } from '../../../kit/pen/index.ts';

/** Our eye: low, over the water before the steps; the temple's front runs away to the right. */
export const HORIZON = 545;
/** Metres of the temple: right along its front, up from its floor, towards us. */
export const at = space({ x: 310, horizon: HORIZON, height: 0.75, focus: 1140, turn: 0.45, away: 5 });

type Corner = readonly [u: number, v: number, w: number];
export const face = (...corners: readonly Corner[]): Path => polygon(corners.map(([u, v, w]) => at(u, v, w)));

/** Two steps go down to the water: where the floor and the tread end towards us, and their heights. */
export const STEPS = { floor: 0.75, tread: 1.1, riser: 0.13 } as const;

/** The moon in the gap. */
export const MOON: Point = [440, 322];
/** Its light over the floor: so far to the right what is lit moves with each metre towards us. */
export const LANE = -0.62;

/** The side of a form that faces the moon. */
export const TOWARDS: Point = [1.8, -0.9];

export const form = lit({
  from: { towards: [1, -0.2] },
  shade: '#12223c',
  rim: '#f4fbe6',
  rimWidth: 2,
  region: (outline) => around(outline, 24),
});
