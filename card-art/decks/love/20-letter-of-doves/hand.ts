import { hand } from '../../../kit/figure/hand/hand.ts';
import { open } from '../../../kit/figure/hand/poses.ts';
import type { Skin } from '../../../kit/figure/skin.ts';

export const SKIN: Skin = { light: '#dba378', middle: '#c48a64', dark: '#94603f', line: '#6c3f2e' };

/** The right arm from the elbow; its hand has let go: wide open after the dove, its palm half to us. */
export const LET_GO = hand({
  pose: { ...open, index: [-4, 6, 3, 12], thumb: { away: 56, across: 14, bend: [-4, 2] } },
  side: 'right',
  at: [-18.4, -103.6],
  length: 14,
  fingers: -16,
  turn: 14,
  light: [-1, -0.3],
  build: 'man',
  forearm: 1.35,
});

/** The left one still held out as a perch, its palm up. */
export const OFFERED = hand({
  pose: {
    ...open,
    index: [0, 8, 4, 7],
    middle: [8, 12, 6, 0],
    ring: [14, 16, 8, 4],
    little: [20, 20, 10, 10],
  },
  side: 'left',
  at: [-24, -77.6],
  length: 14,
  fingers: -60,
  turn: 58,
  tip: 8,
  light: [-0.5, -0.87],
  build: 'man',
  forearm: 1.35,
});
