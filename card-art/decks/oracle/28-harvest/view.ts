import type { Point } from '../../../kit/pen/index.ts';

/** Rows of stubble and the rack run to one point, on the level of our eyes. */
export const VANISHING: Point = [108, 366];
/** Units a metre where the scale is 1, right before us, and how high our eyes are. */
const METRE = 262;
const EYE = 1.15;

/**
 * A place over the field on the picture.
 * @param across units to the right of the vanishing point, where the scale is 1
 * @param height metres over the ground
 * @param scale 1 before us, towards 0 far off
 */
export const onField = (across: number, height: number, scale: number): Point => [
  VANISHING[0] + across * scale,
  VANISHING[1] + (EYE - height) * METRE * scale,
];

/** Where the rack stands, and how far its shadow falls beyond it. */
export const RACK = 520;
export const inShadow = (across: number): boolean => across > RACK - 14 && across < RACK + 900;
