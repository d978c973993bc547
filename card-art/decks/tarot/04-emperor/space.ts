import { space } from '../../../kit/pen/index.ts';

/** The throne's own space. */
export const at = space({ turn: -0.66, away: 6, height: 0.85, focus: 6 * 208, x: 352, horizon: 640 });
