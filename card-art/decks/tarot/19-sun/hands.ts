import { type Hand, hand } from '../../../kit/figure/hand/hand.ts';
import { holding, open } from '../../../kit/figure/hand/poses.ts';
import { within } from '../../../kit/hand/index.ts';
import type { Local, Point } from '../../../kit/pen/index.ts';
import { SKIN } from './skin.ts';

const TONES = { light: SKIN.light, middle: SKIN.fill, dark: SKIN.shade, line: SKIN.line } as const;

/** Flung up to the sky, palm to us. */
const OPEN: Hand = hand({
  pose: { ...open, index: [-4, 6, 3, 13], little: [0, 18, 10, 24] },
  side: 'right',
  at: [169, 314],
  length: 68,
  fingers: -38,
  turn: 6,
  light: [0.7, -0.7],
  build: 'child',
  forearm: 0.08,
});

/** Closed on the pole, its palm to us, bent at the wrist so that the pole stands up. */
const FIST: Hand = hand({
  pose: { ...holding(0.1), wrist: [0, -46], slant: 0.42 },
  side: 'left',
  at: [447, 297],
  length: 72,
  fingers: 52,
  turn: 6,
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
  FIST.paint(box, TONES);
  within(box, FIST.outline, { side: [-2.4, -1.2], paint: SKIN.rim });
  pole(box.at(...FIST.held.at));
  FIST.before(box, TONES);
}
