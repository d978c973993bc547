import { lookingLevel, type Place, type Point } from '../../../kit/pen/index.ts';

/** We stand in the dim end of the spinning room. */
export const HORIZON = 400;
export const { seen, face, metre } = lookingLevel({ x: 230, horizon: HORIZON, height: 1.5, focus: 800 });

/** The wide doorway: how far from us, its left jamb and its head, in metres. */
export const DOORWAY = { away: 5.2, left: -0.8, head: 2.96 } as const;

/** Where the sun, outside and to the right, throws the shadow of a place upon the floor. */
export const shadowOf = ([x, up, away]: Place): Point => seen([x - up * 0.42, 0, away - up * 0.78]);
