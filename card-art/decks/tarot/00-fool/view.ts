import { twoTone } from '../../../kit/hand/index.ts';

/** The sun has half left the farthest range, in the gap under the sole that steps into the air. */
export const SUN = { x: 480, y: 606, radius: 46 } as const;

/** Our eye is hardly higher than the turf that he steps from: of the clifftop we see an edge, of his sole a little. */
export const HORIZON = 622;

/** From the right, and a little from below. */
export const form = twoTone({ towards: [0.95, 0.31] });
