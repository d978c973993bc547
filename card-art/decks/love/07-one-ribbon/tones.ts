import { twoTone } from '../../../kit/hand/index.ts';

/** Who runs is lit by the sun outside, upper right. */
export const form = twoTone({ towards: [0.62, -0.78] });

export const HER_SKIN = {
  fill: '#dfa982',
  light: '#f8d3ab',
  shade: '#a9745a',
  dark: '#855443',
  line: '#6a3a34',
  rim: '#fff0d6',
  rimWidth: 1.2,
} as const;
export const HIS_SKIN = {
  fill: '#b97f5c',
  light: '#e2b088',
  shade: '#8f5e48',
  dark: '#6e4438',
  line: '#52302a',
  rim: '#ffe6c4',
  rimWidth: 1.2,
} as const;
export const HAIR = {
  her: { fill: '#5a3c34', shade: '#38241f' },
  his: { fill: '#38302e', shade: '#1f1a1c' },
} as const;

/** What the high sun behind them throws on the sand, towards us and to the left. */
export const SHADOW = { slant: -0.4, length: 0.17, tone: '#7a5230', depth: 0.66, dark: '#6a4527' } as const;
