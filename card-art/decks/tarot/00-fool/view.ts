import { twoTone } from '../../../kit/hand/index.ts';

/** The sun has half left the farthest range, right under the foot that steps into the air. */
export const SUN = { x: 420, y: 662, radius: 62 } as const;

/** Our eye is hardly higher than the turf that he steps from: of the clifftop we see an edge, of his sole a little. */
export const HORIZON = 678;

/** The brink is written farther right and higher than we see it, so near do we stand; the valley higher. */
export const NEAR = { x: -50, y: 70, scale: 1.25 } as const;
export const VALLEY = 55;

/** From the right, and a little from below. */
export const form = twoTone({ towards: [0.95, 0.31] });
