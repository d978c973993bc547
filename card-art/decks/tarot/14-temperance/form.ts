import { lit } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The last light, in the gap between two mountains. */
export const SUN: Point = [150, 566];

/** By that light, low from the left. */
export const form = lit({ from: { towards: [-1, 0.12] }, shade: '#3b5a78', rim: '#ffe9b4' });
