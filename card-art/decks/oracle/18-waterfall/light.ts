import { twoTone } from '../../../kit/hand/index.ts';

/** A step towards the sun: over the gorge's rim, right and above, in haze. */
export const SUN = [0.7, -0.72] as const;

/** By it, in two flat tones. */
export const toned = twoTone({ towards: SUN });

/** The eye is a man's height above the pool: below it everything is looked down on, all the rest up to. */
export const HORIZON = 742;
