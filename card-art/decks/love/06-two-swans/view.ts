import { lit } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The first of the sun, in the gap between the two. */
export const SUN: Point = [398, 498];
/** Where the far bank meets the water. */
export const SHORE = 600;

export const byDawn = lit({ from: { at: SUN }, shade: '#183a40', rim: '#fff0c0' });
