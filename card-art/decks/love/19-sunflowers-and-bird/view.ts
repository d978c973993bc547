import { twoTone } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The sun stands behind us, high on the left: what is lit is lit from the lower left, shadows fall away from us. */
export const SUN = [-0.62, 0.78] as const;
/** Where the boat's middle lies, its heading (right of straight up), and how we lean over the rail. */
const [X, Y, HEADING] = [286, 470, (25 * Math.PI) / 180];
const [SIN, COS] = [Math.sin(HEADING), Math.cos(HEADING)];
const GROUND = 0.86;
const UPRIGHT = 0.56;

/** A place of the boat: towards the bow, to its right, above the water, in units. */
export const on = (ahead: number, right: number, up = 0): Point => [
  X + ahead * SIN + right * COS,
  Y + (-ahead * COS + right * SIN) * GROUND - up * UPRIGHT,
];

/** Where the shadow of a place falls on the water. */
export const shade = ([x, y]: Point, up: number): Point => [x + up * 0.42, y + up * UPRIGHT - up * 0.5];

/** Who is too small for specks, and the bird: flat tones by the same sun. */
export const tones = twoTone({ towards: SUN });
