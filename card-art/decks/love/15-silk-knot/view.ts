import { around, lit } from '../../../kit/hand/index.ts';

/** The sun, low over the lake: everybody's light. */
export const SUN = [453, 466] as const;
/** Where lake and land meet. */
export const SHORE = 628;

export const SUNWARD = [0.94, -0.34] as const;

export const form = lit({
  from: { towards: SUNWARD },
  shade: '#4c3a64',
  rim: '#fff0cc',
  rimWidth: 2.6,
  region: (outline) => around(outline, 22),
});
