import { lit } from '../../../kit/hand/index.ts';

/** What the crystal throws into the room meets the cat from the left. */
export const fur = lit({
  from: { towards: [-0.9, -0.3] },
  shade: '#2c2a44',
  rim: '#f4f1e6',
  rimWidth: 2.4,
  stray: 0.6,
});

export const FUR = {
  near: '#8e93ad',
  far: '#696e8c',
  ear: '#b98a92',
  ink: '#2b2840',
  nose: '#c27a80',
} as const;
