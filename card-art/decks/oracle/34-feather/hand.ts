import { type Hand, hand as handOf } from '../../../kit/figure/hand/hand.ts';
import type { HandPose } from '../../../kit/figure/hand/skeleton.ts';
import { SKIN } from './skin.ts';
import { LIGHT } from './view.ts';

/** The index reaches, the others are let go, each more bent than the one before. */
const REACHING: HandPose = {
  index: [-6, 5, 3, 12],
  middle: [0, 10, 5, 0],
  ring: [4, 16, 9, 8],
  little: [4, 22, 14, 22],
  thumb: { away: 52, across: 24, bend: [2, 10] },
};

/** A child's right hand, palm to us. */
export const hand: Hand = handOf({
  pose: REACHING,
  side: 'right',
  at: [263, 485],
  length: 107,
  fingers: -4,
  turn: 9,
  light: LIGHT,
  build: 'child',
  forearm: 0.12,
});

export const TONES = { light: SKIN.lit, middle: SKIN.base, dark: SKIN.mid, line: SKIN.dark } as const;
