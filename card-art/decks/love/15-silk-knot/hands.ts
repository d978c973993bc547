import { hand } from '../../../kit/figure/hand/hand.ts';
import { holding } from '../../../kit/figure/hand/poses.ts';
import type { Skin } from '../../../kit/figure/skin.ts';
import { within } from '../../../kit/hand/index.ts';
import type { Art } from '../../../kit/pen/index.ts';
import { SKIN } from './view.ts';

const TONES: Skin = { light: SKIN.light, middle: SKIN.fill, dark: SKIN.shade, line: SKIN.line };
const LIGHT = [0.94, -0.34] as const;

/** Her left: thumb and forefinger close on the knot's edge, the others are let go. */
const LEFT = hand({
  pose: {
    index: [52, 56, 28, 2],
    middle: [50, 62, 30, 0],
    ring: [54, 68, 34, 2],
    little: [56, 70, 36, 5],
    thumb: { away: 34, across: 64, bend: [6, 16] },
    wrist: [0, 4],
  },
  side: 'left',
  at: [200, 536],
  length: 102,
  fingers: 84,
  turn: 22,
  light: LIGHT,
  forearm: 0.2,
});

/** Her right, closed round the silk. */
const RIGHT = hand({
  pose: { ...holding(0.13), wrist: [0, 4] },
  side: 'right',
  at: [336, 545],
  length: 102,
  fingers: -84,
  turn: 20,
  light: LIGHT,
  forearm: 0.2,
});

export function hands(art: Art): void {
  LEFT.paint(art, TONES);
  RIGHT.paint(art, TONES);
  within(art, RIGHT.outline, { side: [-0.3, -2], paint: SKIN.rim });
}

/** What of them lies before the silk. */
export function grip(art: Art): void {
  LEFT.before(art, TONES);
  RIGHT.before(art, TONES);
}
