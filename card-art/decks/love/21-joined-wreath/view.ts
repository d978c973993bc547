import { around, lit, type Plane, twoTone } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The only light: a lamp that hangs in the wreath. */
export const LAMP: Point = [268, 322];
/** Where they dance. */
export const FEET: Point = [286, 806];
export const HORIZON = 470;
/** What the lamp makes of an edge. */
const RIM = '#ffdf9a';

export const byLamp = lit({
  from: { at: LAMP },
  shade: '#15142c',
  rim: RIM,
  rimWidth: 2,
  stray: 0.5,
  region: (outline) => around(outline, 18),
});

/** What lies under or behind something: two tones, no lit edge of its own. */
export const unlit = twoTone({ at: LAMP });

/** What lies under the lamp has its light on top, as broad as is said. */
export const lampOn = (breadth: number, paint: string): Plane => ({
  side: [-0.16 * breadth, -breadth],
  paint,
});

/** People and what is small: two tones, and an edge where the lamp meets it. */
export const toned: typeof unlit = (on, outline, tones, ...planes) =>
  unlit(on, outline, { rim: RIM, rimWidth: 1.6, ...tones }, ...planes);
