import { hand } from '../../../kit/figure/hand/hand.ts';
import type { Skin } from '../../../kit/figure/skin.ts';
import { within } from '../../../kit/hand/index.ts';
import type { Art } from '../../../kit/pen/index.ts';
import { SKIN } from './view.ts';

const TONES: Skin = { light: '#e09c70', middle: SKIN.fill, dark: SKIN.shade, line: SKIN.line };
const RIM = '#ffe0ae';

/** The far hand, loosely closed: the chin lies on the bent fingers, the thumb goes up along the jaw. */
const CHIN = hand({
  pose: {
    index: [42, 58, 30, 3],
    middle: [48, 62, 32, 0],
    ring: [56, 64, 34, 1],
    little: [62, 64, 34, 3],
    thumb: { away: 30, across: 30, bend: [0, 4] },
    wrist: [0, 4],
  },
  side: 'right',
  at: [370, 753],
  length: 124,
  fingers: 10,
  turn: -18,
  tip: -6,
  light: [-0.85, -0.5],
  forearm: 0.26,
});

/** The near hand on the sill: its back, each finger bent its own way, the thumb beyond; a petal at its fingertips. */
const SILL = hand({
  pose: {
    index: [8, 14, 8, 7],
    middle: [20, 24, 12, 1],
    ring: [24, 34, 18, 2],
    little: [18, 46, 24, 9],
    thumb: { away: 38, across: 30, bend: [8, 16] },
  },
  side: 'left',
  at: [344, 827],
  length: 132,
  fingers: -97,
  turn: 208,
  tip: 16,
  light: [-0.75, -0.65],
  forearm: 0.16,
});

export function chinHand(art: Art): void {
  CHIN.paint(art, TONES);
  // the chin presses on them, and keeps the lamps from what it touches
  within(art, CHIN.outline, ['366,664! 378,676 392,680 406,675 422,656! 424,636 360,636!', SKIN.dark], {
    side: [-2, -0.3],
    paint: RIM,
  });
}

export function sillHand(art: Art): void {
  art.fill(SILL.outline.translate(-3, 7), '#2c1630', 0.7);
  SILL.paint(art, TONES);
  within(art, SILL.outline, { side: [-0.8, -2], paint: RIM });
}
