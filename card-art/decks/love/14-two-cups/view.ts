import type { Plane } from '../../../kit/hand/index.ts';
import { type Art, ellipse, lookingLevel, type Point, ramp } from '../../../kit/pen/index.ts';

/** The height of our eyes on the picture: we sit at the next table. */
export const HORIZON = 470;
const terrace = lookingLevel({ x: 250, horizon: HORIZON, height: 1.3, focus: 700 });

/** Where a point of the terrace is seen, in metres: to the right of us, before us, above the floor. */
export const seen = (x: number, z: number, height = 0): Point => terrace.seen([x, height, z]);

/** How far from us the terrace ends. */
export const EDGE = 2.15;
/** Where over the hills the sun has gone down: behind the two faces. */
export const AFTERGLOW = 292;

/** Where the candle's foot stands, and its flame. */
export const CANDLE_FOOT = [412, 772] as const;
export const CANDLE = [CANDLE_FOOT[0], CANDLE_FOOT[1] - 48] as const;

/** What the candle, which stands between us and the two, gives to a back: warmth that wanes with the distance. */
export const byCandle =
  (art: Art, reach: number, tone: string, strength: number): Plane =>
  () => {
    const warmth = ramp(0, tone, strength, 0.35, tone, strength * 0.7, 1, tone, 0);
    art.fill(ellipse(...CANDLE, reach, reach), art.radial(...CANDLE, reach, warmth));
  };
