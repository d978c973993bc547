import { lit } from '../../../kit/hand/index.ts';

/** A step towards the sun: it has come over the wood, right and above. */
export const SUN = [0.72, -0.7] as const;

/** How deep below the eye's horizon water, stones and rings lie flat: their height as a part of their width. */
export const LAID = 0.15;

/** Where the hooves have left the water, and so where their image begins. */
export const WATERLINE = 712;

export const COAT = {
  lit: '#c8794a',
  coat: '#aa6038',
  shade: '#7c4029',
  deep: '#532a22',
  far: '#75412f',
  farShade: '#4f2b25',
  pale: '#ecd2a6',
  paleShade: '#b98f6c',
  ink: '#4a241c',
  dark: '#2c1c1b',
  rim: '#ffe6b4',
} as const;

/** The same light on stone and sod. */
export const wet = lit({
  from: { towards: [...SUN] },
  shade: '#171f1a',
  rim: '#f6e6b0',
  rimWidth: 2,
  stray: 1.2,
});
