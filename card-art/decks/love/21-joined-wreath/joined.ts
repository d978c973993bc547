import { hand } from '../../../kit/figure/hand/hand.ts';
import { within } from '../../../kit/hand/index.ts';
import type { Local } from '../../../kit/pen/index.ts';
import { HERS, HIS } from './heads.ts';

const RIM = { side: [2, -1.4], paint: '#ffdf9a' } as const;
export const HER_SKIN = { light: '#efc096', middle: HERS.fill, dark: HERS.shade, line: HERS.line };
const HIS_SKIN = { light: '#dfab7c', middle: HIS.fill, dark: HIS.shade, line: HIS.line };

/** His right one, its palm to us and a little up. */
const UNDER = hand({
  pose: {
    index: [34, 44, 26, 0],
    middle: [36, 48, 28, 0],
    ring: [38, 50, 30, 1],
    little: [42, 52, 30, 4],
    thumb: { away: 46, across: 52, bend: [14, 26] },
    grip: 0.16,
  },
  side: 'right',
  at: [-94, -274],
  length: 47,
  fingers: -80,
  turn: -4,
  light: [0.75, -0.6],
  build: 'man',
  forearm: 0.2,
});

/** Her left one from its back, the fingers bent over the edge of his palm. */
const OVER = hand({
  pose: {
    index: [12, 16, 10, 3],
    middle: [14, 18, 11, 0],
    ring: [18, 22, 13, 2],
    little: [24, 26, 15, 6],
    thumb: { away: 34, across: 24, bend: [8, 12] },
  },
  side: 'left',
  at: [-108, -262],
  length: 43,
  fingers: -27,
  turn: 184,
  light: [0.75, -0.6],
  forearm: 0.1,
});

/** All of his, before his cuff. */
export function hisFarHand(box: Local): void {
  UNDER.paint(box, HIS_SKIN);
  within(box, UNDER.outline, RIM);
}

/** Hers laid in his: his thumb over her knuckles, his fingertips round the edge of her hand. */
export function joined(box: Local): void {
  OVER.paint(box, HER_SKIN);
  within(box, OVER.outline, RIM);
  UNDER.before(box, HIS_SKIN);
}
