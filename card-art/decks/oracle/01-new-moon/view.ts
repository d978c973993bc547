import { type Point, polygon } from '../../../kit/pen/index.ts';
import type { Path } from '../../../kit/pen/path.ts';

/** Where the furrows meet: the eye's level, right of the picture's middle. */
export const EYE = { x: 430, y: 560 } as const;
/** Metres from the furrow's bottom up to the eye, low as if we knelt. */
const HEIGHT = 0.65;
/** Units of a metre that is one metre away. */
const NEARNESS = 600;

/** A place in metres, right of where the furrows meet, above their bottoms, away from us. */
export type Place = readonly [right: number, up: number, away: number];

export const seen = ([right, up, away]: Place): Point => [
  EYE.x + (right * NEARNESS) / away,
  EYE.y + ((HEIGHT - up) * NEARNESS) / away,
];

export const face = (...corners: Place[]): Path => polygon(corners.map(seen));
