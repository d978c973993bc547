import type { Skin } from '../../../kit/figure/skin.ts';
import { around, lit } from '../../../kit/hand/index.ts';

/** The sun behind the angel's head: everybody's light. */
export const SUN = [300, 214] as const;
/** Between the two faces: the brightest place. */
export const KISS = [298, 590] as const;

export const FAIR: Skin = { light: '#ffdfb0', middle: '#e6aa80', dark: '#b9755f', line: '#8a4a4c' };
export const BROWN: Skin = { light: '#d29060', middle: '#925a40', dark: '#5f3632', line: '#40202e' };

/** The angel's. */
export const GOLDEN: Skin = { light: '#ffe3b6', middle: '#e8b186', dark: '#bd8068', line: '#8a5548' };

export const form = lit({
  from: { at: [...SUN] },
  shade: '#3d2f58',
  rim: '#fff3cc',
  rimWidth: 2.4,
  region: (outline) => around(outline, 24),
});
