import { around, lit } from '../../../kit/hand/index.ts';

/** The evening sun, outside on the left, above and a little behind all that is seen. */
export const form = lit({
  from: { towards: [-0.85, -0.5] },
  shade: '#3a2346',
  rim: '#ffe7b0',
  rimWidth: 2,
  // what the frame cuts is no edge there
  region: (outline) => around(outline, 24),
});
