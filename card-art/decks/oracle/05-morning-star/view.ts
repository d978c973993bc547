import { around, lit, twoTone } from '../../../kit/hand/index.ts';

/** Day is about to come, low from the left. */
const DAWN = [-0.95, -0.32] as const;

export const form = lit({
  from: { towards: [...DAWN] },
  shade: '#10161c',
  rim: '#ffc48a',
  rimWidth: 2,
  region: (outline) => around(outline, 24),
});

/** People, and what is made: two flat tones, no grain. */
export const toned = twoTone({ towards: DAWN });

/** Hands in the morning's light. */
export const HAND_TONES = { light: '#eec096', middle: '#c68860', dark: '#85503d', line: '#6b3b30' } as const;
