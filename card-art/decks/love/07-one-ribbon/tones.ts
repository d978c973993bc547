import { twoTone } from '../../../kit/hand/index.ts';
import { type Local, local, type Point } from '../../../kit/pen/index.ts';

/** How far who runs leans forward, in degrees. */
export const LEAN = 6;

/** A runner's box for the head, smaller round its chin. */
export const headBox = (box: Local, [x, y]: Point): Local =>
  local(box.art, ...box.at(x * 0.13, y * 0.13), box.scale * 0.87, { rot: LEAN });

/** Who runs is lit by the sun outside, upper left. */
export const form = twoTone({ towards: [-0.75, -0.66] });

export const HER_SKIN = {
  fill: '#d8a47c',
  shade: '#a9745a',
  dark: '#855443',
  line: '#6a3a34',
  rim: '#fff0d6',
  rimWidth: 1.2,
} as const;
export const HIS_SKIN = {
  fill: '#bd8662',
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

/** What the high sun behind them throws on the sand, towards us and to the right. */
export const SHADOW = { slant: 0.5, length: 0.3, tone: '#7a5230', depth: 0.55 } as const;
