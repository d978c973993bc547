import { around, lit } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The star in the lantern. */
export const LIGHT: Point = [261, 510];

export const form = lit({
  from: { at: LIGHT },
  shade: '#121633',
  rim: '#ffd9a0',
  region: (outline) => around(outline, 24),
});

/** What the star in the lantern makes of an edge. */
export const RIM = '#ffe6b4';

/** Skin in few tones: before the lantern, turning, away from it, and the line between them. */
export const SKIN = {
  lit: '#f6c08c',
  base: '#dd9468',
  mid: '#b06a52',
  dusk: '#743f48',
  line: '#3c1c2c',
} as const;

/** His woollen mantle, from the lantern to the night. */
export const WOOL = {
  lit: '#b98368',
  base: '#866060',
  mid: '#5e4858',
  dusk: '#3c3048',
  dark: '#231e38',
  line: '#171430',
} as const;

/** The gown below it. */
export const GOWN = {
  lit: '#e6b88a',
  base: '#b98a72',
  mid: '#8a6464',
  dusk: '#5a4456',
  line: '#2c2038',
} as const;
