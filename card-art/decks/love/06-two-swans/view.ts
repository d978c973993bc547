import { lit } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The first of the sun, in the gap between the two: whatever is near has its light side towards it. */
export const SUN: Point = [398, 498];
/** Where the far bank meets the water. */
export const SHORE = 600;
/** Where the swans lie in the water: the left one is the nearer. */
export const NEAR_WATER = 734;
export const FAR_WATER = 687;

/** White in the sun, as the sky has it, turned from both. */
export const WHITE = {
  lit: '#fffaf0',
  base: '#edf0e6',
  shade: '#c0d1cf',
  deep: '#93b2b5',
  line: '#7c9fa4',
} as const;

export const byDawn = lit({ from: { at: SUN }, shade: '#183a40', rim: '#fff0c0' });
