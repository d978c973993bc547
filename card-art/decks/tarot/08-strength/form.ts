import { around, lit } from '../../../kit/hand/index.ts';

/** The sun stands outside the cave, above on the right, a little behind all that is in it. */
export const form = lit({
  from: { towards: [0.66, -0.75] },
  shade: '#3c2440',
  rim: '#ffe9b4',
  rimWidth: 2.2,
  // what the frame cuts is no edge there
  region: (outline) => around(outline, 24),
});
