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
