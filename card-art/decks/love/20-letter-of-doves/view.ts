import { lookingLevel } from '../../../kit/pen/index.ts';

/** Our eye over the terrace's floor. */
export const { seen, face, metre } = lookingLevel({ x: 300, horizon: 430, height: 2, focus: 600 });

/** The rail to our left runs away from us, a little to the right: where it stands so far away. */
export const railAt = (away: number): number => -1 + 0.4 * (away - 2.1);
/** Where it meets the rail at the back. */
export const CORNER = 5.6;
export const RAIL_HEIGHT = 0.95;
