import { around, lit } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The flame in the lantern: everybody's light. */
export const FLAME: Point = [416, 520];

/** Every form is rounded by the flame. */
export const byFlame = lit({
  from: { at: FLAME },
  shade: '#0c1828',
  rim: '#ffdf9c',
  rimWidth: 2.6,
  region: (outline) => around(outline, 20),
});
