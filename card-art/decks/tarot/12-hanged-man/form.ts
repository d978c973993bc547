import { around, lit } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The sun just up, right behind his head: his halo. */
export const SUN: Point = [234, 492];
/** The far shore, and the height of our eye. */
export const SHORE = 536;
/** Where the water lies below him: what hangs above it stands below it. */
export const MIRROR = 574;

export const form = lit({
  from: { at: SUN },
  shade: '#3a2436',
  rim: '#fff3c4',
  rimWidth: 2,
  region: (outline) => around(outline, 24),
});
