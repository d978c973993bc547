import { lit } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The height of our eyes: what stands above it stands in the still water as far below it. */
export const HORIZON = 404;

/** The greater star and the smaller one. */
export const GREATER: Point = [274, 170];
export const SMALLER: Point = [424, 286];

/** Where still water shows a place of the sky. */
export const mirrored = ([x, y]: Point): Point => [x, 2 * HORIZON - y];

/** Where fingertips go into the water: at the edge of the greater star's image. */
export const TIPS: Point = [290, 646];

/** The afterglow behind the ranges, right of the middle. */
export const form = lit({
  from: { towards: [0.25, -1] },
  shade: '#10232c',
  rim: '#e9cf8e',
  rimWidth: 1.6,
  stray: 0,
});
