import { hand } from '../../../kit/figure/hand/hand.ts';
import type { HandPose } from '../../../kit/figure/hand/skeleton.ts';
import { flat, twoTone } from '../../../kit/hand/index.ts';
import type { Art } from '../../../kit/pen/index.ts';
import { FLAME } from './field.ts';

/** By the lantern, which stands lower than the heart. */
export const byLantern = twoTone({ at: [...FLAME] });

export const SKIN = { fill: '#d08e55', shade: '#7d4b2e', soft: 0, rim: '#ffedbe', rimWidth: 2 } as const;
export const LIT = '#ffcd8a';

/** Hollow over the earth, each finger a little more bent than the one before. */
const PRESSING: HandPose = {
  index: [34, 20, 10, 5],
  middle: [38, 24, 12, 1],
  ring: [40, 28, 14, 3],
  little: [42, 32, 16, 8],
  thumb: { away: 40, across: 34, bend: [8, 14] },
};
/** Past the shoot, its palm to us and to the earth that it draws up. */
const FAR = hand({
  pose: PRESSING,
  side: 'right',
  at: [266, 739],
  length: 92,
  fingers: 228,
  turn: 20,
  tip: -30,
  light: [-0.8, -0.3],
  forearm: 0.12,
});
/** On our side, its back to us. */
const NEAR = hand({
  pose: { ...PRESSING, wrist: [0, -20] },
  side: 'left',
  at: [309, 757],
  length: 94,
  fingers: 226,
  turn: 186,
  tip: 8,
  light: [-0.8, -0.5],
  forearm: 0.3,
});

export function farHand(art: Art): void {
  FAR.paint(art, { light: '#f3b878', middle: '#b97c46', dark: '#764529', line: '#542f1c' });
}

/** Its tips go into the mound, which closes over them and runs out into the dark of the furrow. */
export function nearHand(art: Art): void {
  NEAR.paint(art, { light: LIT, middle: SKIN.fill, dark: SKIN.shade, line: '#6b3d24' });
  flat(
    art,
    '214,811! 226,806 236,797 243,794! 248,797 255,796! 262,804 268,804! 274,811 282,809! 290,815 304,820! 280,824 244,819',
    art.linear(240, 800, 304, 820, [
      [0, '#a06534'],
      [0.5, '#6b4526'],
      [1, '#2f221a'],
    ]),
    { side: [-0.8, -1.1], paint: '#d39a58' },
  );
}
