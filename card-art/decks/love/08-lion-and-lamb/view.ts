import { around, lit } from '../../../kit/hand/index.ts';

/** The noon sun, upper left: what lies under it. The frame cuts the lion: no edge there. */
export const bySun = lit({
  from: { towards: [-0.5, -0.86] },
  shade: '#8a5a3a',
  rim: '#fff3cc',
  rimWidth: 2.2,
  stray: 1,
  region: (outline) => around(outline, 24),
});
