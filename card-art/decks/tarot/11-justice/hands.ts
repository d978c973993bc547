import { hand } from '../../../kit/figure/hand/hand.ts';
import { holding, pinching } from '../../../kit/figure/hand/poses.ts';
import type { Skin } from '../../../kit/figure/skin.ts';
import { within } from '../../../kit/hand/index.ts';
import { type Art, curve } from '../../../kit/pen/index.ts';
import { PLANE, SKIN } from './form.ts';

const BRASS = '#7a4a28';
const TONES: Skin = { light: PLANE.light, middle: SKIN.fill, dark: SKIN.shade, line: PLANE.line };

/** The left, its forefinger through the ring, the thumb's tip closing it. */
const HOOK = hand({
  pose: {
    ...pinching,
    middle: [44, 60, 30, 0],
    ring: [52, 64, 34, 2],
    little: [54, 60, 34, 5],
    wrist: [42, 0],
  },
  side: 'left',
  at: [405, 328],
  length: 84,
  fingers: 104,
  turn: 84,
  light: [0.5, 0.8],
  forearm: 0.7,
});

/** The right, closed round the hilt: the back of it to us, the thumb above. */
const GRIP = hand({
  pose: { ...holding(0.13), wrist: [0, -12], slant: 0.1 },
  side: 'right',
  at: [249, 535],
  length: 99,
  fingers: 100,
  turn: 152,
  tip: 34,
  light: [0.9, -0.2],
  forearm: 0.5,
});

export function hook(art: Art): void {
  art.line(curve('441,342 447,352 447,366 442,374'), 3.4, BRASS);
  HOOK.paint(art, TONES);
  within(art, HOOK.outline, { side: [1.2, 1.6], paint: SKIN.rim });
}

/** The near side of the ring that hangs in it. */
export function ring(art: Art): void {
  art.line(curve('441,342 436.6,350 436.6,366 442,374'), 3.4, BRASS);
}

/** @param sword paints what stands in it */
export function hilt(art: Art, sword: () => void): void {
  GRIP.paint(art, TONES);
  sword();
  GRIP.before(art, TONES);
  within(art, GRIP.outline, { side: [1.6, -0.6], paint: SKIN.rim });
}
