import { around, lit } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The great star, and the far shore; what stands above it stands below it in the water. */
export const STAR: Point = [208, 204];
export const SHORE = 440;
export const MIRROR: Point = [208, 2 * SHORE - STAR[1] + 12];

export const form = lit({
  from: { at: STAR },
  shade: '#232850',
  rim: '#fff6dc',
  rimWidth: 2.2,
  region: (outline) => around(outline, 24),
});
