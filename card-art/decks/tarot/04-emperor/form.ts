import { lit } from '../../../kit/hand/index.ts';

export const GOLD = { shade: '#6a3a26', rim: '#fff4cc', rimWidth: 1.8 } as const;
export const RED = { shade: '#43101f', rim: '#f08a6c', rimWidth: 1.6 } as const;
export const STEEL = { shade: '#2c2a3c', rim: '#f3dfc0', rimWidth: 1.5 } as const;
/** Where the stone lies in its own shade. */
export const DARK = '#382638';

/** The sun stands low, outside on the left. */
export const form = lit({
  from: { towards: [-0.95, -0.4] },
  shade: '#4a3040',
  rim: '#f8dcaa',
  rimWidth: 2,
  stray: 0.6,
});
