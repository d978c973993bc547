import { hand } from '../../../kit/figure/hand/hand.ts';
import { pinching } from '../../../kit/figure/hand/poses.ts';
import type { Skin } from '../../../kit/figure/skin.ts';
import { within } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { shard } from './bowl.ts';
import { SKIN } from './tones.ts';

const TONES: Skin = { light: SKIN.light, middle: SKIN.middle, dark: SKIN.dark, line: SKIN.line };
const LIGHT = [-0.9, -0.6] as const;

/** Her left, its palm on the bowl's flank, the thumb up along it. */
const STEADY = hand({
  pose: {
    index: [16, 24, 16, 6],
    middle: [20, 26, 18, 1],
    ring: [25, 30, 20, 4],
    little: [30, 34, 22, 10],
    thumb: { away: 42, across: 34, bend: [4, 14] },
    wrist: [0, 6],
  },
  side: 'left',
  at: [344, 667],
  length: 100,
  fingers: -78,
  turn: 158,
  tip: -14,
  light: LIGHT,
  forearm: 0.36,
});

/** Her right, hanging from the lifted wrist: the piece between thumb and forefinger. */
const SETTING = hand({
  pose: { ...pinching, wrist: [50, 0] },
  side: 'right',
  at: [301, 567],
  length: 98,
  fingers: -96,
  turn: 78,
  light: LIGHT,
  forearm: 0.3,
});

/** The glass right of the gap. */
const FLANK = closed('240,610! 313,600 310,622 299,654 276,682 240,700!');

/** It steadies the bowl: the glass has its shadow, and the pads' warmth comes through. */
export function hold(art: Art): void {
  art.clip(FLANK, () => {
    art.fill(STEADY.outline.translate(-5, 6), '#2f5f5e', 0.5);
    art.fill(STEADY.outline.translate(-2.4, 1.6), '#d9b595', 0.7);
  });
  STEADY.paint(art, TONES);
  within(art, STEADY.outline, { side: [-0.8, -2.2], paint: SKIN.light });
}

/** The thumb lies before the piece. */
export function setting(art: Art): void {
  SETTING.paint(art, TONES);
  shard(art, 234, 610, 1.2);
  SETTING.before(art, TONES);
}
