import { around, lit } from '../../../kit/hand/index.ts';
import { lookingLevel, type Point } from '../../../kit/pen/index.ts';

/** We look out of an attic on the square, as high as the roofs; the afternoon sun stands outside on the left. */
export const HORIZON = 372;
export const EYE = 20;
export const { seen, face, metre } = lookingLevel({ x: 330, horizon: HORIZON, height: EYE, focus: 1130 });

/** How high the rope hangs, and its way: how far right it is in every distance. */
export const ROPE = 18.1;
export const ropeAt = (away: number): Point => seen([-0.42 + (away - 8) * 0.138, ROPE, away]);
/** Where the tower stands that it is tied to. */
export const TOWER = 40;

/** Of whatever stands on the square. */
export const sunlit = lit({
  from: { towards: [-0.85, -0.5] },
  shade: '#3c4a48',
  rim: '#fff2d0',
  rimWidth: 1.8,
  stray: 0.6,
  region: (outline) => around(outline, 18),
});
