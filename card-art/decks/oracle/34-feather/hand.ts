import { type Hand, hand as handOf } from '../../../kit/figure/hand/hand.ts';
import type { HandPose } from '../../../kit/figure/hand/skeleton.ts';
import { SKIN } from './skin.ts';
import { LIGHT } from './view.ts';

/** The index reaches, the others are let go, each more bent than the one before. */
const REACHING: HandPose = {
  index: [-6, 5, 3, 7],
  middle: [0, 10, 5, 0],
  ring: [6, 18, 10, 6],
  little: [8, 24, 14, 15],
  thumb: { away: 48, across: 26, bend: [2, 10] },
};

/** A child's right hand, palm to us. */
export const hand: Hand = handOf({
  pose: REACHING,
  side: 'right',
  at: [262.4, 478],
  length: 99,
  fingers: -5,
  turn: 12,
  light: LIGHT,
  build: 'child',
  forearm: 0.12,
});

export const TONES = { light: SKIN.lit, middle: SKIN.base, dark: SKIN.mid, line: SKIN.dark } as const;
