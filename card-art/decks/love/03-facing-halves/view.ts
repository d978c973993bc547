import { lookingLevel } from '../../../kit/pen/index.ts';

/** We look out of the tree's crown, three metres above the terrace. */
export const HORIZON = 430;
export const { seen, face, metre } = lookingLevel({ x: 300, horizon: HORIZON, height: 3, focus: 520 });

/** To the sun, low behind the mist on the right. */
export const SUNWARD = [0.9, -0.5] as const;
