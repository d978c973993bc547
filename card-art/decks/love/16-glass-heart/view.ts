import { lookingLevel, type Point } from '../../../kit/pen/index.ts';

/** Our eye over the bench. */
export const { seen, face, metre } = lookingLevel({ x: 300, horizon: 330, height: 0.62, focus: 700 });

/** A spot of the bench. */
export const onBench = (right: number, away: number): Point => seen([right, 0, away]);

/** The wall with the window; the window's sill and right jamb. */
export const WALL = 1.55;
export const SILL = 0.05;
export const JAMB = -0.045;
/** The yard lies lower than the bench. */
export const YARD = -1.13;

/** How far the morning sun carries a shadow for each metre of height. */
export const SUN = { right: 0.55, away: -0.75 } as const;
