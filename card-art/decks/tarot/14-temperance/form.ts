import type { Skin } from '../../../kit/figure/skin.ts';
import { lit } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The last light, in the gap between two mountains. */
export const SUN: Point = [150, 566];

/** By that light, low from the left. */
export const form = lit({ from: { towards: [-1, 0.12] }, shade: '#3b5a78', rim: '#ffe9b4' });

/** The edge that it draws on cloth and skin. */
export const EDGE = { side: [-2, 0.7], paint: '#fff6d2' } as const;

export const SKIN: Skin = { light: '#fbd0a0', middle: '#e0a47c', dark: '#a2675f', line: '#6e3c48' };
export const GOWN = {
  light: '#fff6de',
  middle: '#e6e0d0',
  dark: '#b3bfc6',
  deep: '#8196a9',
  line: '#5f7a94',
} as const;
