import { around, lit } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The low sun, outside the frame: what is left of the day before the storm. */
export const SUN: Point = [760, 470];
/** Our eye is a little above the hubs. */
export const HORIZON = 640;

export const form = lit({
  from: { towards: [1, -0.25] },
  shade: '#2a2238',
  rim: '#ffe9b8',
  rimWidth: 2,
  region: (outline) => around(outline, 24),
});
