import type { Point } from '../../../kit/pen/index.ts';

/** The world: a globe whose upper half fills the foot of the picture. */
export const GLOBE = { x: 300, y: 966, r: 300 } as const;

/** The sun that has just come over the world's edge, left of the dancer: whatever is seen has its light from there. */
export const SUN: Point = [258, 666];

/** What the corners are. */
export const DARK = '#141536';

/** The dancer against the morning: what meets the sun, and the tones from it into the shade. */
export const RIM = '#f7b083';
export const SKIN = {
  lit: '#e09a70',
  base: '#a8664e',
  mid: '#7c4346',
  dusk: '#572c3e',
  line: '#34142a',
} as const;
export const CLOTH = {
  rim: '#ff9a86',
  lit: '#d9566a',
  base: '#b93c58',
  mid: '#8e2a4e',
  dark: '#5e1a42',
  line: '#4a1238',
} as const;
