import { lookingLevel, type Point, radians } from '../../../kit/pen/index.ts';

/** The height of our eyes, in the carriage and outside. */
export const HORIZON = 334;
/** The table is 0.46 metres below our eyes. */
const carriage = lookingLevel({ x: 380, horizon: HORIZON, height: 0.46, focus: 700 });

/** Where a point is seen, in metres: to the right of us, before us, above the table. */
export const seen = (x: number, z: number, height = 0): Point => carriage.seen([x, height, z]);

/** The bundle of letters: its middle, its half sizes, its height, in metres, and how it is turned. */
const [MIDDLE_X, MIDDLE_Z, HALF_LONG, HALF_DEEP] = [-0.096, 0.99, 0.158, 0.1];
export const HEIGHT = 0.066;

/** A point of a letter in the bundle: along it and across it (-1 … 1, 1 is near us), above the table. */
export function onLetter(u: number, v: number, height: number, turn = 13, [du, dv] = [0, 0]): Point {
  const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  const [along, across] = [u * HALF_LONG + du, v * HALF_DEEP + dv];
  return seen(MIDDLE_X + along * cos - across * sin, MIDDLE_Z - along * sin - across * cos, height);
}
