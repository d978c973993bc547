import { type Art, type Local, local, lookingLevel } from '../../../kit/pen/index.ts';

/** The sun's disc: behind the child, a little left of it. Whatever stands before it is lit from there. */
export const SUN = { x: 290, y: 308, radius: 160 } as const;

/** Where the meadow would end: the eye of somebody who kneels before the pony. */
export const HORIZON = 600;

/** The box that pony and child are written in: as far before us as lets the shadows reach the grass at our feet. */
const RIDE = { x: 20, y: 32, scale: 0.93 } as const;

export const ride = (art: Art): Local => local(art, RIDE.x, RIDE.y, RIDE.scale);

/** The child's own, behind the withers. */
export const seat = (art: Art): Local => local(art, RIDE.x + 9, RIDE.y, RIDE.scale);

/** Distances in heights of the pony's withers; the pony stands three of them before us. */
export const garden = lookingLevel({ x: 300, horizon: HORIZON, height: 0.75, focus: 1110 });
