import { hand } from '../../../kit/figure/hand/hand.ts';
import { holding } from '../../../kit/figure/hand/poses.ts';
import type { Skin } from '../../../kit/figure/skin.ts';
import { within } from '../../../kit/hand/index.ts';
import type { Art } from '../../../kit/pen/index.ts';
import { RIM, SKIN } from './form.ts';

/** The right hand from above its thumb, closed round the lantern's handle; wrist and forearm are one line. */
const LIFTING = hand({
  pose: holding(0.1),
  side: 'right',
  at: [282.5, 462],
  length: 54,
  fingers: -42,
  turn: 122,
  light: [0.1, 1],
  build: 'man',
  forearm: 0.7,
});
/** The left hand, its fingers over the staff. */
const RESTING = hand({
  pose: { ...holding(0.17), wrist: [0, -14] },
  side: 'left',
  at: [389, 509.8],
  length: 54,
  fingers: 80,
  turn: 28,
  light: [-1, 0.2],
  build: 'man',
  forearm: 0.3,
});
const TONES: Skin = { light: SKIN.lit, middle: SKIN.base, dark: SKIN.mid, line: SKIN.line };

/** `handle` paints what the hand closes round. */
export function liftingHand(art: Art, handle: () => void): void {
  LIFTING.paint(art, TONES);
  within(art, LIFTING.outline, { side: [-0.4, 1.6], paint: RIM });
  handle();
  LIFTING.before(art, TONES);
}

/** `staff` paints what runs through the hand. */
export function restingHand(art: Art, staff: () => void): void {
  RESTING.paint(art, TONES);
  staff();
  RESTING.before(art, TONES);
}
