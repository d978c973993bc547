import { around, lit } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The full moon, off the axis, over the gap between the towers. */
export const MOON: Point = [356, 216];
export const RADIUS = 74;
/** Where the plain ends and the hills begin. */
export const HORIZON = 520;

/** The moon stands behind everything: it meets the backs and the crowns, what looks to us is dark. */
export const form = lit({
  from: { towards: [0.35, -1] },
  shade: '#0a1a26',
  rim: '#f1f6da',
  rimWidth: 2.2,
  region: (outline) => around(outline, 24),
});
