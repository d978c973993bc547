import { hand } from '../../../kit/figure/hand/hand.ts';
import type { HandPose } from '../../../kit/figure/hand/skeleton.ts';
import type { Skin } from '../../../kit/figure/skin.ts';
import { flat, within } from '../../../kit/hand/index.ts';
import { type Art, polar, polygon } from '../../../kit/pen/index.ts';
import { COOL, NIGHT } from './light.ts';

/** Bent over the knee-cap: the back slopes to us, the fingers hang, each its own length down. */
const OVER_KNEE: HandPose = {
  index: [58, 20, 14, 9],
  middle: [62, 22, 14, 1],
  ring: [66, 26, 18, 3],
  little: [60, 34, 22, 11],
  thumb: { away: 50, across: 20, bend: [6, 14] },
};

/** His left, its back to us, the thumb along the thigh. */
const HAND = hand({
  pose: OVER_KNEE,
  side: 'left',
  at: [506, 556],
  length: 122,
  fingers: 202,
  turn: 204,
  tip: 34,
  light: [-0.9, 0.2],
  build: 'man',
  forearm: 0.12,
  nails: false,
});

const TONES: Skin = { light: '#a45a40', middle: '#703a3c', dark: '#432634', line: NIGHT };

/** A claw at each finger's end, on from its last bone. */
const CLAWS = HAND.tips.map(([x, y], i) => {
  const way = i ? 184 : 232;
  return polygon([polar(x, y, 5, way - 90), polar(x, y, 5, way + 90), polar(x, y, i ? 15 : 13, way)]);
});

export function kneeHand(art: Art): void {
  for (const claw of CLAWS) flat(art, claw, '#1a0d16', { side: [-1.4, 0.4], paint: '#9a5a40' });
  HAND.paint(art, TONES);
  within(art, HAND.outline, { side: [-2, 0.6], paint: '#d27a48' }, { side: [2.2, 0.6], paint: COOL.mid });
}
