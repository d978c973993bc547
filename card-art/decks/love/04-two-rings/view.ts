import { lit } from '../../../kit/hand/index.ts';
import { type Path, type Point, polygon } from '../../../kit/pen/index.ts';

/** We lean out of an upper window and look down into the yard: our height, how far down we look, the eye's measure. */
const HEIGHT = 6;
const DOWN = (47 * Math.PI) / 180;
const FOCUS = 985;
const [MIDDLE_X, MIDDLE_Y] = [304, 506];

/** Where a place of the yard is seen: to the right of us, up from the ground, away from our wall; in metres. */
export function seen(right: number, up: number, away: number): Point {
  const deep = away * Math.cos(DOWN) - (up - HEIGHT) * Math.sin(DOWN);
  const high = (up - HEIGHT) * Math.cos(DOWN) + away * Math.sin(DOWN);
  return [MIDDLE_X + (right * FOCUS) / deep, MIDDLE_Y - (high * FOCUS) / deep];
}

export const onGround = (right: number, away: number): Point => seen(right, 0, away);
export const ground = (...corners: readonly Point[]): Path =>
  polygon(corners.map(([r, a]) => onGround(r, a)));

/** How far the morning sun, behind the wall and to the left, carries a shadow for each metre of height. */
export const SUN = { right: 0.8, away: -0.42 } as const;
/** What lies in shade, laid thinly over what it lies on. */
export const SHADE = '#6f5c8c';
export const THIN = 0.5;

export const bySun = lit({
  from: { towards: [-0.75, -0.65] },
  shade: '#4a3a5c',
  rim: '#fffaf0',
  rimWidth: 1.6,
  stray: 0.3,
});
