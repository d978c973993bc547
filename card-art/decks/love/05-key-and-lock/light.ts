import { twoTone } from '../../../kit/hand/index.ts';

/** The sun stands low, right, and a little behind what it lights: she has it in her face. */
export const tones = twoTone({ towards: [0.9, -0.44] });

/** The edge that it meets. */
export const RIM = { rim: '#fff0cc', rimWidth: 2.2 };

export const SKIN = { light: '#f1be94', middle: '#b97c60', dark: '#84503f', line: '#5a2c30' } as const;
export const HAIR = { fill: '#3a2430', shade: '#271622', light: '#7a5048', line: '#1c1018' } as const;
