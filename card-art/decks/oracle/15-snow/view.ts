import { lit, twoTone } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The eyes of somebody who sits behind the two: as high as the child's shoulders. */
export const HORIZON = 505;
/** Where the mat's rushes and the depth of the opening meet. */
export const FAR_POINT: Point = [350, HORIZON];
/** Over the embers: the one warm light. */
export const FIRE: Point = [124, 706];

/** How round a level circle at the height `y` looks: its height as a part of its width. */
export const roundness = (y: number): number => (y - HORIZON) * 0.00116;

const byFire = twoTone({ at: FIRE });

/** A flat thing in two tones, its light side towards the fire. */
export const toned: typeof byFire = (on, outline, tones, ...planes) =>
  byFire(on, outline, { rim: '#ffd08c', rimWidth: 2, ...tones }, ...planes);

/** Large cloth, rounded by the fire. */
export const rounded = lit({ from: { at: FIRE }, shade: '#1c2150', rim: '#ffc98c', rimWidth: 2.4, stray: 0 });
