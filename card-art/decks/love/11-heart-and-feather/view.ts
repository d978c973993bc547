import { around, lit } from '../../../kit/hand/index.ts';
import type { Path } from '../../../kit/pen/index.ts';

/** The lamp's flame: the only light. */
export const FLAME = [392, 700] as const;

/** The height of our eyes: the beam's. What lies lower is seen from above, the more the lower it is. */
export const EYE = 352;
/** How far a level circle of radius 1 opens to us at this height of the picture. */
export const openAt = (y: number): number => (y - EYE) / 900;

/** Everything here is painted by the lamp. */
export const byLamp = lit({
  from: { at: [...FLAME] },
  shade: '#1c1016',
  rim: '#ffd894',
  rimWidth: 2,
  stray: 0.5,
  region: (outline) => around(outline, 20),
});

/** What the lamp throws of a thing on the wall behind it: larger, and away from the flame. */
export const thrown = (outline: Path): Path => outline.scale(1.12, 1.12, ...FLAME);
