import { around, lit } from '../../../kit/hand/index.ts';

/** The sun behind the angel's head: everybody's light. */
export const SUN = [300, 176] as const;
/** Between the two faces: the brightest place. */
export const KISS = [288, 508] as const;

export const form = lit({
  from: { at: [...SUN] },
  shade: '#3d2f58',
  rim: '#fff3cc',
  rimWidth: 2.4,
  region: (outline) => around(outline, 24),
});
