import { twoTone } from '../../../kit/hand/index.ts';

/** The sun has half left the farthest range, clear of both feet. */
export const SUN = { x: 364, y: 592, radius: 39 } as const;

/** Our eye is hardly higher than the turf that he steps from: of the clifftop we see an edge, of his sole a little. */
export const HORIZON = 622;

/** From the right, and a little from below. */
export const form = twoTone({ towards: [0.95, 0.31] });
