import type { Point } from '../../../kit/pen/index.ts';

/** Where the street's lines meet: the height of our eyes, two storeys up. */
export const EYE: Point = [206, 548];

/** Units of a metre that stands one metre away. */
const FOCUS = 600;

/** How far the street lies below our eyes, in metres. */
export const GROUND = 7.4;

/** A place in metres: to the right of our eyes, below them, away from us. */
export const seen = (right: number, below: number, away: number): Point => [
  EYE[0] + (FOCUS * right) / away,
  EYE[1] + (FOCUS * below) / away,
];
