import { twoTone } from '../../../kit/hand/index.ts';
import { unit } from '../../../kit/pen/index.ts';

/** She and what she has in hand, lit by the morning sun behind her. */
export const form = twoTone({ towards: unit([-1, -0.4]) });

export const SKIN = {
  fill: '#d2a384',
  shade: '#aa7660',
  dark: '#8c5a4a',
  line: '#7a463c',
  rim: '#fff0d4',
  rimWidth: 1.8,
} as const;
