import type { Point } from '../../../kit/pen/index.ts';

/** The eye's level, and the point where all that runs away from us meets. */
export const VANISHING: Point = [236, 556];
/** Units that a metre is long one metre off. */
const FOCUS = 520;
const EYE_HEIGHT = 1.3;

/** Height of the trellis, and where it ends, in metres. */
export const ROOF = 2.5;
export const END = 7;
/** How deep its cross beams lie, one step apart, the farthest first. */
export const BEAMS = [7, 6.4, 5.8, 5.2, 4.6, 4, 3.4, 2.8, 2.2, 1.6] as const;

/** Units to the metre at `depth` metres. */
export const metre = (depth: number): number => FOCUS / depth;

/** Where a place of the park stands in the picture: metres to the right of us, above the ground, away from us. */
export const seen = (right: number, up: number, depth: number): Point => [
  VANISHING[0] + right * metre(depth),
  VANISHING[1] - (up - EYE_HEIGHT) * metre(depth),
];
