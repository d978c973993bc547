import { lit } from '../../../kit/hand/index.ts';

/** The paper lantern's flame. */
export const LAMP = [492, 590] as const;

/** All that the lantern reaches. */
export const form = lit({
  from: { at: [...LAMP] },
  shade: '#1c2429',
  rim: '#ffd9a0',
  rimWidth: 1.8,
  stray: 0.5,
});
