import { twoTone } from '../../../kit/hand/index.ts';
import { type Art, type Local, local, lookingLevel } from '../../../kit/pen/index.ts';

/** The sun's disc: right behind the child's head. Whatever stands before it is lit from there. */
export const SUN = { x: 330, y: 292, radius: 186 } as const;

/** Where the meadow would end: the eye of somebody who kneels before the pony. */
export const HORIZON = 600;

/** The box that pony and child are written in: as far before us as lets the shadows reach the grass at our feet. */
const RIDE = { x: -22, y: -84, scale: 1.18 } as const;

export const ride = (art: Art): Local => local(art, RIDE.x, RIDE.y, RIDE.scale);

/** Distances in heights of the pony's withers; the pony stands three of them before us. */
export const garden = lookingLevel({ x: 300, horizon: HORIZON, height: 0.75, focus: 1110 });

/** Most forms stand right of the sun. */
export const form = twoTone({ towards: [-0.66, -0.75] });
