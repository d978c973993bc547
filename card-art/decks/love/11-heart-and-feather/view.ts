import { around, lit } from '../../../kit/hand/index.ts';

/** The lamp's flame: the only light. */
export const FLAME = [372, 702] as const;

/** Everything here is painted by the lamp. */
export const byLamp = lit({
  from: { at: [...FLAME] },
  shade: '#1c1016',
  rim: '#ffd894',
  rimWidth: 2.2,
  stray: 0.8,
  region: (outline) => around(outline, 20),
});
