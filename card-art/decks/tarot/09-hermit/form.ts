import { around, lit } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The star in the lantern. */
export const LIGHT: Point = [261, 510];
/** Where he stands, and units of a centimetre of him. */
export const FEET: Point = [346, 646];
export const SIZE = 1.3;

export const form = lit({
  from: { at: LIGHT },
  shade: '#121633',
  rim: '#ffd9a0',
  region: (outline) => around(outline, 24),
});
