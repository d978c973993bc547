import { flat, strokes } from '../../../kit/hand/index.ts';
import { ellipse, type Local } from '../../../kit/pen/index.ts';
import { SKIN, SKIN_LIT, SKIN_SHADE } from './tones.ts';

/** A face that looks left, round the middle of its skull, up to the ear. */
export function face(head: Local): void {
  flat(
    head,
    '0.4,-6.6 -2.8,-5.9 -4.9,-3.6 -5.3,-1.3! -5.1,-0.4 -6.6,1.7! -5.6,2.5! -6,3.5 -5.4,4! -5.7,4.8 -5,5.3! -5.2,6.5 -3.6,7.4 -0.6,6.4 1.2,5 2.4,8! 5,6 5.4,0 4,-6',
    SKIN,
    ['0.4,7.2! 1,5 2.6,1 6,-2! 7,9!', SKIN_SHADE],
    ['-5.6,-6! -3.4,-5 -3.4,-1.4 -4.8,-0.6 -4.4,2 -5,2.6 -4.4,4 -4.4,6 -3,7.6! -7,8! -8,0!', SKIN_LIT],
  );
  head.fill(ellipse(-2.2, 2.9, 1.7, 1.2), '#e58f78', 0.75);
  head.fill(ellipse(2.2, 1.2, 1.1, 1.7), SKIN).fill(ellipse(2.4, 1.5, 0.5, 1), SKIN_SHADE);
  strokes(head, ['-5.7,4.1 -4.9,4.1 -4.3,3.7'], 0.8, '#9a4238', 0);
}
