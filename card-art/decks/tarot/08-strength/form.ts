import { around, lit } from '../../../kit/hand/index.ts';

/** The sun stands outside the cave, above on the right, a little behind all that is in it. */
export const form = lit({
  from: { towards: [0.66, -0.75] },
  shade: '#3c2440',
  rim: '#ffe9b4',
  rimWidth: 2.2,
  // what the frame cuts is no edge there
  region: (outline) => around(outline, 24),
});

/** Skin in few tones: where the sun meets it, turning, away from it, and the line between them. */
export const SKIN = {
  lit: '#eaaa7e',
  base: '#c88661',
  mid: '#a76650',
  dusk: '#7b4346',
  line: '#46202e',
} as const;

/** Her linen, from the sun to the shade. */
export const LINEN = {
  lit: '#fff6e0',
  base: '#efe0cf',
  mid: '#cdb8bf',
  dusk: '#9b84a0',
  dark: '#6d5880',
  line: '#6a4f78',
} as const;

/** The lion's coat, from the sun to the shade. */
export const COAT = {
  lit: '#f4cf88',
  base: '#dcaa5c',
  mid: '#c08646',
  dusk: '#925a3a',
  dark: '#643838',
  line: '#4a2430',
} as const;

export const RIM = '#fff0c4';
