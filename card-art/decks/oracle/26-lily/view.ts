import type { Point } from '../../../kit/pen/index.ts';

/** Where the level of the eye is, what lies straight ahead, and how long the lens is. */
const [AHEAD, LEVEL, LENS] = [296, 600, 700];
/** The eye above the foot of the stair, in metres. */
const EYE = 1.25;

/** A step of the stair, in metres. */
export const STEP = { rise: 0.2, depth: 0.32, first: 2.6, left: -0.25, right: 1.25, count: 32 } as const;

/** A place in metres, right of us, above the foot of the stair, away from us, on the picture. */
export const seen = (x: number, height: number, away: number): Point => [
  AHEAD + (LENS * x) / away,
  LEVEL - (LENS * (height - EYE)) / away,
];

/** How long a metre is there. */
export const metre = (away: number): number => LENS / away;

/** How high the slope is there. */
export const slope = (away: number): number => ((away - STEP.first) / STEP.depth) * STEP.rise;
