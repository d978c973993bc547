import { strokes } from '../../../kit/hand/index.ts';
import type { Local } from '../../../kit/pen/index.ts';
import { SKIN, small } from './view.ts';

const FINGER = { ...SKIN, fill: '#e0a676', soft: 2.2, rimWidth: 1.4 };

/**
 * The left hand from its back, in a box whose upward axis runs up the stick: the wrist comes in from the upper right, the
 * fingers go over the stick's front and away from us, the thumb lies up along it.
 */
export function backOfHand(on: Local): void {
  small(on, '-2,-12! -6,-22 -6,-31! -1,-35 4,-32! 7,-24 12,-17!', FINGER);
  for (const knots of [
    '-8,-18! -18,-16 -22,-11! -21,-6 -16,-5 -6,-7!',
    '-8,-9! -20,-8 -25,-3! -24,2 -18,3.4 -6,1!',
    '-8,2! -19,3 -24,7! -22,12 -17,12.6 -6,9!',
    '-8,9! -16,11 -20,14! -18,19 -13,19.6 -4,15!',
  ])
    small(on, knots, FINGER);
  small(
    on,
    '17,-30! 8,-23 0,-20 -8,-18! -13,-12 -15,-4 -15,4 -12,11 -6,16! 4,14 12,7 19,-3 28,-16!',
    { ...SKIN, soft: 0, rimWidth: 0 },
    ['-7,17! 4,8 14,-2 24,-14! 32,-14 22,2 6,20', '#a66a4c'],
    ['-9,-19! -14,-12 -16,-4 -16,4 -13,12! -9,10 -10,2 -9,-6 -5,-15!', '#e8b384'],
  );
  strokes(on, ['-8,-8 -2,-9', '-9,1 -3,0', '-8,9 -2,7'], 1.3, '#a66a4c', 0.1);
}

/** The right hand from its palm's side: the fingers come round the stick from behind, their tips to us; the thumb lies down over them. */
export function palmOfHand(on: Local): void {
  small(
    on,
    '-18,-30! -3,-31! 8,-21 14,-10 15,6 10,17! 0,18 -12,12 -18,0 -20,-14!',
    {
      ...SKIN,
      fill: '#cc8e62',
      soft: 0,
      rimWidth: 0,
    },
    ['-9,-34! -10,-22 -8,-12 -8,0 0,14! 20,20 20,-12 4,-34!', '#9b6046'],
  );
  for (const knots of [
    '13,-19! 3,-18 -3,-15! -4,-11 0,-9 10,-9! 17,-10 18,-16!',
    '16,-10! 4,-9.4 -6,-7! -8,-3 -4,-0.4 10,0! 19,-1 20,-7!',
    '16,2! 4,2.4 -8,4! -10,8 -6,10.6 8,11! 18,10 20,5!',
    '13,11! 2,12 -6,13! -9,17 -5,20 6,20.6! 15,19 17,14!',
  ])
    small(on, knots, FINGER);
  small(
    on,
    '-19,-20! -22,-9 -20,2 -15,12 -9,20! -4,25 2,23 2,18! -3,10 -6,2 -7,-6 -10,-14!',
    { ...FINGER, fill: '#e6b082' },
    ['-8,-12! -6,-2 -1,10 4,19! 6,12 0,0 -4,-14', '#a66a4c'],
  );
}
