import { type Point, polygon } from '../../../kit/pen/index.ts';
import type { Path } from '../../../kit/pen/path.ts';

/** Where the eye's level meets the middle of the doorway, on the picture. */
export const EYE = { x: 370, y: 410 } as const;
/** Metres from the courtyard's floor up to the eye. */
const HEIGHT = 1.3;
/** Units of a metre that is one metre away. */
const NEARNESS = 750;

/** A place in metres, right of the doorway's middle, above the courtyard's floor, away from us. */
export type Place = readonly [right: number, up: number, away: number];

/** Where the place is seen. */
export const seen = ([right, up, away]: Place): Point => [
  EYE.x + (right * NEARNESS) / away,
  EYE.y - ((up - HEIGHT) * NEARNESS) / away,
];

export const face = (...corners: Place[]): Path => polygon(corners.map(seen));

/** The doorway in metres: half its width, its head, the wall's near and far side. */
export const DOOR = { half: 0.375, head: 2, near: 2.5, far: 2.86 } as const;
