import { hand } from '../../../kit/figure/hand/hand.ts';
import type { HandPose } from '../../../kit/figure/hand/skeleton.ts';
import { flat, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { FLAME } from './field.ts';

/** By the lantern, which stands lower than the heart. */
export const byLantern = twoTone({ at: [...FLAME] });

export const SKIN = { fill: '#d08e55', shade: '#7d4b2e', soft: 0, rim: '#ffedbe', rimWidth: 2 } as const;
export const LIT = '#ffcd8a';

/** Hollow over the earth, each finger a little more bent than the one before. */
const GATHERING: HandPose = {
  index: [22, 18, 10, 5],
  middle: [26, 22, 12, 0],
  ring: [30, 26, 14, 3],
  little: [34, 30, 16, 8],
  thumb: { away: 40, across: 30, bend: [6, 12] },
};
/** On the heap, the fingers spread a little and their tips in it. */
const PRESSING: HandPose = {
  index: [10, 14, 8, 8],
  middle: [14, 16, 9, 1],
  ring: [18, 18, 10, 5],
  little: [22, 20, 12, 12],
  thumb: { away: 42, across: 20, bend: [4, 8] },
};
/** Past the shoot, its palm to us and to the earth that it draws up. */
const FAR = hand({
  pose: GATHERING,
  side: 'right',
  at: [266, 739],
  length: 92,
  fingers: 232,
  turn: 38,
  light: [-0.8, -0.3],
  forearm: 0.12,
});
/** On our side, its back to us. */
const NEAR = hand({
  pose: { ...PRESSING, wrist: [0, -14] },
  side: 'left',
  at: [309, 757],
  length: 94,
  fingers: 231,
  turn: 182,
  light: [-0.8, -0.5],
  forearm: 0.3,
});

export function farHand(art: Art): void {
  FAR.paint(art, { light: LIT, middle: '#c98a50', dark: '#8a5630', line: '#5e371f' });
}

/** Its tips go into the heap; what they press out of it lies over them. */
export function nearHand(art: Art): void {
  NEAR.paint(art, { light: LIT, middle: SKIN.fill, dark: SKIN.shade, line: '#6b3d24' });
  art.fill(
    closed(
      '226,806! 231,800 236,797 240,798! 245,802 250,801 255,804! 260,806 266,806 270,810! 275,812 281,818! 270,821 254,820 240,816 231,811',
    ),
    art.linear(232, 800, 286, 820, [
      [0, '#a86c38'],
      [0.45, '#7c5230'],
      [1, '#5a3c24'],
    ]),
  );
  for (const [crumb, fill] of [
    ['228,806! 230,800! 236,797! 241,801! 240,807! 233,810!', '#b87a42'],
    ['248,808! 249,803! 255,803! 258,808! 254,812!', '#8f5d32'],
    ['263,812! 266,807! 272,809! 274,814! 268,817!', '#6b4526'],
    ['240,818! 243,813! 249,815! 249,820! 244,822!', '#8f5d32'],
  ] as const)
    flat(art, crumb, fill, { side: [-1.4, -1.7], paint: '#d9a05c' }, { side: [1.4, 2.4], paint: '#33241a' });
}
