import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Local, line } from '../../../kit/pen/index.ts';
import { RIM, SKIN, small } from './view.ts';

/**
 * A fist round the stick, in a box whose upward axis runs up the stick: the back of the hand on our right, four fingers,
 * two by two, that go round the stick on its left, the thumb laid up along it.
 */
export function grip(on: Local): void {
  const lit = { ...SKIN, fill: '#e8b082' };
  small(on, '3,-9! 8,-15 6.6,-22 3,-26! -1,-28.4 -4.6,-26 -4.4,-22! -3.6,-16 -4,-12 -3,-8!', {
    ...lit,
    soft: 2.4,
    rimWidth: 1.4,
  });
  small(on, '-6,1! -16,0.6 -17.4,4 -16.4,7.4! -16,10.6 -13.6,14 -11,15.6! -8,16.6 -5,16!', {
    ...lit,
    soft: 2,
    rimWidth: 1.8,
  });
  small(on, '-5,-14! -10,-15 -15,-12.6 -17,-8.6 -16.6,-6! -18.4,-3.6 -17.6,0 -15,1.6! -10,2 -6,2!', {
    ...lit,
    soft: 2,
    rimWidth: 1.8,
  });
  // the back of the hand, its knuckles in one arc, narrower towards the wrist
  small(
    on,
    '-5,-14.6! 1,-15.6 8,-12.4 13,-7.4! 14.4,0 12.6,9 10,13.4! 5,16.6 -1,17.6 -5.6,16.4! -8,13.6 -8.2,10.4! -9.6,7.6 -9.6,4.4 -8.4,2.4! -9.8,-0.4 -9.4,-3.6 -8,-5.4! -8.8,-8.6 -7.6,-12.4!',
    { ...SKIN, fill: '#cf9264', soft: 2.4, rimWidth: 0 },
    ['6,20! 5,12 8,4 15,-3! 20,6 12,20', '#b87d5a'],
  );
  strokes(
    on,
    ['-16.6,-6 -12,-5.8 -7.4,-5', '-15.4,1.4 -12,2 -7.4,2.4', '-16,8.4 -12,9.6 -7.4,10.2'],
    1.5,
    '#8e5440',
    0,
  );
  strokes(on, ['-7.4,-5 -2,-3.4 3,-3', '-7.4,2.4 -2,3 3,3', '-7.4,10.2 -2,9.4 2,8.8'], 1.2, '#a9694a', 0);
}

/**
 * The hand that pushes, in such a box on the stick: its arm comes from above on our left, the palm lies behind the stick,
 * the fingers come round from the right over it, the little one uppermost, the thumb is laid down along it.
 */
export function gripDownwards(on: Local): void {
  const lit = { ...SKIN, fill: '#e8b082' };
  // the palm and the knuckles behind the stick
  small(
    on,
    '-9,-22! -3,-19 4,-18 11,-15! 16,-7 17,2 15,11 10,17! 0,16 -10,10 -17,-2 -19.6,-17!',
    { ...SKIN, fill: '#cf9264', soft: 5, rimWidth: 0 },
    ['-2,-22! -1,20 20,20 20,-20!', '#8e5440'],
  );
  on.line(line(0, -22, 0, 20), 6.4, '#8a5d38').line(line(-2.4, -22, -2.4, 20), 2, '#e8c48a');
  // what the fingers throw on it
  flat(on, '-3.2,-18! 3.2,-20! 3.2,20! -3.2,16!', '#5e3c28');
  for (const finger of [
    '13,-17.6! 6,-18.4 0,-17.6 -2.6,-14.4! -1.6,-11 4,-10.2 10,-9.6 15,-9.2!',
    '15.4,-10.4! 8,-10.8 0,-10.4 -3.8,-6.6! -2.6,-2.6 4,-1.6 11,-1.2 17,-1.4!',
    '17,-2.4! 9,-2.4 0,-2 -3.6,1.8! -2.4,5.8 5,6.8 11,7 16.4,6.6!',
    '16.6,5.8! 9,6 1,6.6 -2.2,10.2! -1,14 5,15 10,15.6 12.6,15.4!',
  ])
    small(on, finger, { ...lit, soft: 2.6, rimWidth: 0.8 });
  strokes(
    on,
    ['15,-9.6 8,-10.2 0,-10.8', '17,-1.8 8,-1.8 -1.6,-2.2', '16.6,6.4 8,6.6 -0.8,6.4'],
    1.5,
    '#8e5440',
    0,
  );
  // the ball of the thumb, carried on from the wrist, and the thumb
  small(
    on,
    '-22,-20! -19.4,-8 -17,2 -12.6,9 -8.6,17 -5,24! -2.6,27.6 1.4,26.6 2.6,22.6! 2.2,17 0.4,11 -2.2,4! -4.6,-2 -4.6,-10 -3.4,-18 -9,-28!',
    { ...SKIN, fill: '#cc8e62', soft: 2.2, rimWidth: 0 },
    ['-14.4,-26! -11,-16 -9,-6 -5,4! 2,0 2,-34', '#9b6046'],
    ['-17,-10! -13,-4 -9,6 -4,18 0,25! -6,28 -22,0', '#e3a878'],
    { along: ['-19.6,-19 -19.4,-8 -17,2 -12.6,9 -8.6,17 -5,24 -2.6,27.6'], paint: RIM.rim, width: 4 },
  );
  strokes(on, ['-8.4,13 -5,12.4 -2.4,11'], 1.2, '#a9694a', 0);
}
