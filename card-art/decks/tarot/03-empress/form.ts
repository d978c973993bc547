import { lit } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The late sun stands outside the picture on the right. */
export const SUN: Point = [590, 330];

export const form = lit({ from: { towards: [1, -0.35] }, shade: '#5a3c34', rim: '#fff4cc' });
