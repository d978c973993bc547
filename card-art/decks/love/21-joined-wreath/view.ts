import { around, lit } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The only light: a lamp that hangs in the wreath. */
export const LAMP: Point = [268, 322];
/** Where they dance. */
export const FEET: Point = [282, 782];
export const HORIZON = 470;

export const byLamp = lit({
  from: { at: LAMP },
  shade: '#15142c',
  rim: '#ffdf9a',
  rimWidth: 2,
  stray: 0.5,
  region: (outline) => around(outline, 18),
});
