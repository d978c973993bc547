import { twoTone } from '../../../kit/hand/index.ts';
import { unit } from '../../../kit/pen/index.ts';

/** By the morning sun, which comes in at the window. */
export const form = twoTone({ towards: unit([-1, -0.5]) });

export const SKIN = {
  light: '#f4cba2',
  middle: '#d9a37e',
  dark: '#a8705c',
  deep: '#84514a',
  line: '#6e3f3c',
} as const;
export const HAIR = { fill: '#5b352f', shade: '#3c2327', light: '#b77f58' } as const;
export const DRESS = { fill: '#506c9a', shade: '#374d7a', dark: '#2b3c64', light: '#86a2c8' } as const;
