import { twoTone } from '../../../kit/hand/index.ts';

/** The sun stands low behind the visitor's back, left: what looks away from us and to that side is lit. */
export const tones = twoTone({ towards: [-0.9, -0.44] });

/** The edge that it meets. */
export const RIM = { rim: '#fff0cc', rimWidth: 2.2 };

export const SKIN = { light: '#dda27c', middle: '#b97c60', dark: '#8c5549', line: '#5a2c30' } as const;
export const HAIR = { fill: '#3a2430', shade: '#271622', light: '#7a5048', line: '#1c1018' } as const;
