import { space } from '../../../kit/pen/index.ts';

/** The one eye level: below his knees, as one sees it who stands at the foot of the steps. */
const HORIZON = 690;

/** The throne's own space, metres over its dais: to its left hand, up, towards its front, which looks past us to the left. */
export const at = space({ turn: -0.6, away: 4.5, height: 0.35, focus: 1800, x: 350, horizon: HORIZON });
