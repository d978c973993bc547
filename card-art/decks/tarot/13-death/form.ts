import { around, lit } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The sun that has just come up between the two towers. */
export const SUN: Point = [508, 508];

/** It stands behind all that is near us, to the right. */
export const form = lit({
  from: { towards: [0.86, -0.5] },
  shade: '#2c2a52',
  rim: '#ffe6b4',
  rimWidth: 2.4,
  // what the frame cuts is no edge there
  region: (outline) => around(outline, 24),
});
