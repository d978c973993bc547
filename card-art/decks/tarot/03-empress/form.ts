import { around, lit } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The sun goes down in the wheat, before her and right of the axis. */
export const SUN: Point = [438, 372];
/** Where the field meets the sky. */
export const HORIZON = 474;

export const form = lit({
  from: { at: SUN },
  shade: '#3e1a34',
  rim: '#ffeebc',
  rimWidth: 3,
  region: (outline) => around(outline, 24),
});
