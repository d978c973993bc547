import { lookingLevel, type Point } from '../../../kit/pen/index.ts';

/** The height of our eyes on the picture. */
export const HORIZON = 370;
const terrace = lookingLevel({ x: 250, horizon: HORIZON, height: 1.5, focus: 700 });

/** Where a point of the terrace is seen, in metres: to the right of us, before us, above the floor. */
export const seen = (x: number, z: number, height = 0): Point => terrace.seen([x, height, z]);
