import { around, lit } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The sun that has just risen behind the valley, seen through the wreath. */
export const SUN: Point = [232, 520];

/** What the corners are: whatever turns from the light goes back into it. */
export const DARK = '#141536';

/** In the wreath: against the morning, from the left. */
export const inMorning = lit({
  from: { towards: [-0.85, -0.35] },
  shade: '#54264e',
  rim: '#fff3cc',
  rimWidth: 2,
});

/** In the corners: by what comes out of the wreath. */
export const inDark = lit({
  from: { at: [300, 470] },
  shade: DARK,
  rim: '#ffdfa6',
  rimWidth: 2,
  region: (outline) => around(outline, 30),
});
