import { lookingLevel, type Point } from '../../../kit/pen/index.ts';

/** We stand on a dune: the beach lies five metres below our eyes. */
export const HORIZON = 262;
const HEIGHT = 5;
const beach = lookingLevel({ x: 300, horizon: HORIZON, height: HEIGHT, focus: 700 });

/** Units of a metre that stands on the sand where it is seen at `y`. */
export const metreAt = (y: number): number => (y - HORIZON) / HEIGHT;

/** Where a place on the sand is seen: metres to the right, metres before us. */
export const onSand = (x: number, z: number): Point => beach.seen([x, 0, z]);
