import { space } from '../../../kit/pen/index.ts';

/** The hall, from its seat. */
export const at = space({ turn: 0.36, away: 7, height: 1.4, focus: 7 * 225, x: 262, horizon: 530 });
