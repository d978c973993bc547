import type { Skin } from '../../../kit/figure/skin.ts';
import { mix } from '../../../kit/grade/mix.ts';
import { around, lit } from '../../../kit/hand/index.ts';

/** The sun behind the angel's head: everybody's light. */
export const SUN = [300, 204] as const;
/** Between the two faces: the brightest place. */
export const KISS = [298, 590] as const;

export const FAIR: Skin = { light: '#fbdcb6', middle: '#efb990', dark: '#cc8a6c', line: '#8a4a4c' };
export const BROWN: Skin = { light: '#c98a64', middle: '#a1664a', dark: '#74423a', line: '#40202e' };

/** A tone of what stands a step behind the two, in the sun's haze. */
export const pale = (tone: string): string => mix(tone, '#fbecd0', 0.4);

/** The angel's. */
export const GOLDEN: Skin = { light: '#fbdcb4', middle: '#edbd92', dark: '#d9a582', line: '#a87262' };

/** The angel's, against the sun: no part of it as bright as what is between the two below. */
export const ROBE = { light: '#fbf0d6', middle: '#f0dfbc', dark: '#dfc7a0', deep: '#c9a684' } as const;

export const form = lit({
  from: { at: [...SUN] },
  shade: '#3d2f58',
  rim: '#fff3cc',
  rimWidth: 2.4,
  region: (outline) => around(outline, 24),
});
