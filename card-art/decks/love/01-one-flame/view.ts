import { around, lit } from '../../../kit/hand/index.ts';

/** The fire's heart: the picture's one light. */
export const FIRE = [292, 600] as const;
/** Where land ends. */
export const SHORE = 672;

/** Of whatever stands round the fire. */
export const firelit = lit({
  from: { at: [FIRE[0], FIRE[1] - 30] },
  shade: '#14201f',
  rim: '#ffdf9e',
  rimWidth: 2.2,
  stray: 0.5,
  region: (outline) => around(outline, 18),
});
