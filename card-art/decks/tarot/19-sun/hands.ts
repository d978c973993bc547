import { type Hand, hand } from '../../../kit/figure/hand/hand.ts';
import { holding, open } from '../../../kit/figure/hand/poses.ts';
import { within } from '../../../kit/hand/index.ts';
import type { Local, Point } from '../../../kit/pen/index.ts';
import { SKIN } from './skin.ts';

const TONES = { light: SKIN.light, middle: SKIN.fill, dark: SKIN.shade, line: SKIN.line } as const;

/** Flung up to the sky, palm to us. */
const OPEN: Hand = hand({
  pose: open,
  side: 'right',
  at: [170, 315],
  length: 60,
  fingers: -38,
  turn: 6,
  light: [0.7, -0.7],
  build: 'child',
  forearm: 0.08,
});

/** Closed on the pole, its palm to us, bent at the wrist so that the pole stands up. */
const FIST: Hand = hand({
  pose: { ...holding(0.12), wrist: [0, -34], slant: 0.36 },
  side: 'left',
  at: [446, 300],
  length: 62,
  fingers: 38,
  turn: 0,
  light: [-0.8, -0.4],
  build: 'child',
  forearm: 0.14,
});

export function openHand(box: Local): void {
  OPEN.paint(box, TONES);
  within(box, OPEN.outline, { side: [1.2, -2.6], paint: SKIN.rim });
}

/** @param pole paints what runs through the fist */
export function fist(box: Local, pole: (through: Point) => void): void {
  FIST.behind(box, TONES);
  within(box, FIST.outline, { side: [-2.4, -1.2], paint: SKIN.rim });
  pole(box.at(...FIST.held.at));
  FIST.before(box, TONES);
}
