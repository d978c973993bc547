import type { Skin } from '../../../kit/figure/skin.ts';
import { around, lit } from '../../../kit/hand/index.ts';

/** The sun behind the angel's head: everybody's light. */
export const SUN = [300, 204] as const;
/** Between the two faces: the brightest place. */
export const KISS = [292, 548] as const;

export const FAIR: Skin = { light: '#fbdcb6', middle: '#e6a982', dark: '#b97562', line: '#8a4a4c' };
export const BROWN: Skin = { light: '#c98a64', middle: '#965b43', dark: '#693b38', line: '#40202e' };
export const GOLDEN: Skin = { light: '#f3c090', middle: '#d9966c', dark: '#a8625a', line: '#6e3644' };

export const form = lit({
  from: { at: [...SUN] },
  shade: '#3d2f58',
  rim: '#fff3cc',
  rimWidth: 2.4,
  region: (outline) => around(outline, 24),
});
