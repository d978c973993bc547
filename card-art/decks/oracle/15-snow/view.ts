import { twoTone } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The eyes of a child that kneels. */
export const HORIZON = 505;
/** Where the mat's rushes meet. */
export const FAR_POINT: Point = [384, HORIZON];
/** Over the embers: the one warm light. */
export const FIRE: Point = [336, 716];

/** How round a level circle at the height `y` looks: its height as a part of its width. */
export const roundness = (y: number): number => (y - HORIZON) * 0.00116;

const byFire = twoTone({ at: FIRE });

/** A flat thing in two tones, its light side towards the fire. */
export const toned: typeof byFire = (on, outline, tones, ...planes) =>
  byFire(on, outline, { rim: '#ffd08c', rimWidth: 2, ...tones }, ...planes);
