import { space } from '../../../kit/pen/index.ts';

/** The one eye level, of throne, lap and land: at his belt, as one sees it who stands on the steps before him. */
const HORIZON = 520;

/** The throne's own space, metres over its dais: to its left hand, up, towards its front, which looks past us to the left. */
export const at = space({ turn: -0.6, away: 4.5, height: 0.85, focus: 2340, x: 324.8, horizon: HORIZON });
