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

export const FLESH = { shade: '#7a3440', rim: '#fff2c4', rimWidth: 3 } as const;
/** Her skin by planes: from the sun's edge to what lies under jaw and hand. */
export const TONE = {
  light: '#eab283',
  base: '#d3935f',
  turned: '#bd7a52',
  dusk: '#a0604a',
  deep: '#7c4040',
} as const;
