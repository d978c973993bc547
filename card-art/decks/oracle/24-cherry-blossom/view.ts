import { type Path, type Point, polygon } from '../../../kit/pen/index.ts';

/** Where the canal's lines meet: our eye's height, right of the middle. */
const [FAR_X, FAR_Y] = [396, 446];
/** Units for a metre, a metre away. */
const FOCUS = 620;

/** Heights under our eye in metres. */
export const STREET = 1.5;
export const WATER = 3.5;
/** The canal's walls, to the left and the right of our eye. */
export const LEFT = -4;
export const RIGHT = 2.6;

/** A place of the town: metres to the right, below our eye and away. */
export const at = (x: number, below: number, away: number): Point => [
  FAR_X + (FOCUS * x) / away,
  FAR_Y + (FOCUS * below) / away,
];

/** Units for a metre so far away. */
export const scaleAt = (away: number): number => FOCUS / away;

/** An upright face along the canal. */
export const along = (x: number, [top, foot]: readonly [number, number], near: number, far: number): Path =>
  polygon([at(x, top, near), at(x, top, far), at(x, foot, far), at(x, foot, near)]);

/** A face that looks at us. */
export const across = (
  away: number,
  [top, foot]: readonly [number, number],
  left: number,
  right: number,
): Path => polygon([at(left, top, away), at(right, top, away), at(right, foot, away), at(left, foot, away)]);
