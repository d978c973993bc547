import { hand } from '../../../kit/figure/hand/hand.ts';
import type { Skin } from '../../../kit/figure/skin.ts';
import { within } from '../../../kit/hand/index.ts';
import type { Art } from '../../../kit/pen/index.ts';
import { SKIN } from './view.ts';

const TONES: Skin = { light: '#e09c70', middle: SKIN.fill, dark: SKIN.shade, line: SKIN.line };
const RIM = '#ffe0ae';

/** The far hand, its back to the street: the chin lies on the bent fingers, one row of knuckles under it. */
const CHIN = hand({
  pose: {
    index: [66, 74, 40, 2],
    middle: [70, 78, 42, 0],
    ring: [74, 82, 44, 0],
    little: [78, 84, 44, 1],
    thumb: { away: 26, across: 24, bend: [4, 8] },
    wrist: [-18, 0],
  },
  side: 'right',
  at: [347, 746],
  length: 132,
  fingers: 16,
  turn: 282,
  light: [-0.85, -0.5],
  forearm: 0.15,
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
  within(art, CHIN.outline, ['358,660! 372,676 388,682 404,678 424,664! 424,636 360,636!', SKIN.dark], {
    side: [-2, -0.3],
    paint: RIM,
  });
}

export function sillHand(art: Art): void {
  art.fill(SILL.outline.translate(-3, 7), '#2c1630', 0.7);
  SILL.paint(art, TONES);
  within(art, SILL.outline, { side: [-0.8, -2], paint: RIM });
}
