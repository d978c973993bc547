import { space } from '../../../kit/pen/index.ts';

/** The one eye level: as high as his belt. */
export const HORIZON = 546;

/** The throne's own space, metres over its dais: to its left hand, up, towards its front, which looks past us to the left. */
export const at = space({ turn: -0.55, away: 4, height: 0.75, focus: 1400, x: 352, horizon: HORIZON });
