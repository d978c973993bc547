import { around, lit } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The low sun, outside the frame on the right: what is left of the day before the storm. */
export const SUN: Point = [760, 470];
/** Our eye is no higher than the horses' elbows; all that stands above them is seen from below. */
export const HORIZON = 690;

export const form = lit({
  from: { towards: [1, -0.3] },
  shade: '#2a2238',
  rim: '#ffe9b8',
  rimWidth: 2,
  region: (outline) => around(outline, 24),
});

export const BRASS = { lit: '#ffe0a0', base: '#d99f4e', mid: '#a86c3a', dark: '#5c3430' } as const;
export const CRIMSON = { lit: '#d4503f', base: '#a8343a', mid: '#7c2038', dark: '#571732' } as const;
/** The cuirass and the pauldrons. */
export const STEEL = { lit: '#ffd98e', base: '#d29a4c', mid: '#9c6438', dark: '#5c3230' } as const;
