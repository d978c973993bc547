import { lookingLevel, type Path, type Place, type Point, polygon } from '../../../kit/pen/index.ts';

export const HORIZON = 566;
/** Low by the river; heights are above its water. */
export const EYE = 1.6;
export const { seen } = lookingLevel({ x: 170, horizon: HORIZON, height: EYE, focus: 620 });

/** Where the viaduct's near side begins, to our right, and where it goes; in metres. */
const [RIGHT, AWAY] = [14.5, 15];
const ALONG = [-0.286, 0.958] as const;

/** A place on it: so far along, so high, so far behind its near side. */
const onLine = (along: number, up: number, deep = 0): Place => [
  RIGHT + ALONG[0] * along + ALONG[1] * deep,
  up,
  AWAY + ALONG[1] * along - ALONG[0] * deep,
];

/** As we see it, or, upside down, as the water does. */
export type Sight = (along: number, up: number, deep?: number) => Point;
export const direct: Sight = (along, up, deep) => seen(onLine(along, up, deep));
export const inWater: Sight = (along, up, deep) => seen(onLine(along, -up, deep));

/** A flat piece of it between two places along and two heights. */
export const piece = (sight: Sight, from: number, to: number, low: number, high: number, deep = 0): Path =>
  polygon([sight(from, low, deep), sight(to, low, deep), sight(to, high, deep), sight(from, high, deep)]);
