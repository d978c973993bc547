import { around, lit } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The sun just up, right behind his head: his halo. */
export const SUN: Point = [238, 520];
/** The far shore, and the height of our eye: two hands over the lake, as a swimmer's. */
export const HORIZON = 570;
/** Where the water lies below him, and along the bank: what is above it stands below it. */
export const MIRROR = 660;
/** How far the picture's plane is from the eye, in its units: how flat a thing lies that floats. */
export const FOCUS = 900;

export const form = lit({
  from: { at: SUN },
  shade: '#3a2436',
  rim: '#fff3c4',
  rimWidth: 2,
  region: (outline) => around(outline, 24),
});
