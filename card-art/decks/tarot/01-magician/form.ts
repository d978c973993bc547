import { around, lit } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The light over the lifted finger: the only one. */
export const LIGHT: Point = [404, 138];

/** Our eye is level with his: what lies below it is seen from above. */
const HORIZON = 360;
/** How far we stand from the table, in units of the picture. */
const DISTANCE = 800;

/** How round a level circle at the height `y` looks: its height as a part of its width. */
export const roundness = (y: number): number => (y - HORIZON) / DISTANCE;

/** Skin in few tones: in the light, turning, away from it, and the line between them. */
export const SKIN = {
  lit: '#f8c489',
  base: '#d9945f',
  mid: '#c27a50',
  dusk: '#8a4644',
  dark: '#5c2a3a',
  line: '#4a1c2c',
} as const;
export const RIM = '#fff0c4';

export const form = lit({
  from: { at: LIGHT },
  shade: '#1d0d28',
  rim: '#ffdca4',
  // what the frame cuts is no edge there
  region: (outline) => around(outline, 24),
});
