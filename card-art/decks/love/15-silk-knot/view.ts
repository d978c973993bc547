import { around, lit } from '../../../kit/hand/index.ts';

/** The sun, low over the lake: everybody's light. */
export const SUN = [462, 590] as const;
/** Where lake and land meet. */
export const SHORE = 628;
/** The middle of the knot. */
export const KNOT = [266, 604] as const;

export const form = lit({
  from: { towards: [0.94, -0.34] },
  shade: '#4c3a64',
  rim: '#fff0cc',
  rimWidth: 2.6,
  region: (outline) => around(outline, 22),
});
