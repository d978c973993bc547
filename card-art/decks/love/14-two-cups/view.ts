import { lookingLevel, type Point } from '../../../kit/pen/index.ts';

/** The height of our eyes on the picture: we sit at the next table. */
export const HORIZON = 400;
const terrace = lookingLevel({ x: 250, horizon: HORIZON, height: 1.3, focus: 700 });

/** Where a point of the terrace is seen, in metres: to the right of us, before us, above the floor. */
export const seen = (x: number, z: number, height = 0): Point => terrace.seen([x, height, z]);

/** How far from us the terrace ends. */
export const EDGE = 2.98;
/** Where over the hills the sun has gone down: between the two faces. */
export const AFTERGLOW = 253;
