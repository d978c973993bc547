import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, local } from '../../../kit/pen/index.ts';
import { RIM, SKIN } from './form.ts';

/** The right hand from its thumb's side: closed round the lantern's ring, whose top is at (x, y); its arm comes from the right. */
export function liftingHand(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  // the forearm, as far as the sleeve leaves it bare
  flat(
    box,
    '14,-9! 26,-6 42,4 60,18 78,34! 70,50 62,54! 46,40 30,26 16,14!',
    SKIN.base,
    ['20,16 34,12 52,26 76,46 60,60 30,34', SKIN.lit],
    ['16,-12 30,-4 48,8 82,36 78,44 56,26 34,8 18,0', SKIN.mid],
    { along: ['17,15 31,27 47,41 62,54'], paint: RIM, width: 4 },
  );
  // fingers that come round the ring, the last the farthest
  for (const [knots, fill] of [
    ['-2,0! 6,1 10,8 8,15 3,18 -3,15 -6,6', SKIN.mid],
    ['-11,2! -3,1 3,7 2,18 -4,22 -10,18 -13,9', SKIN.base],
    ['-20,0! -11,1 -6,8 -7,20 -13,23 -19,19 -22,9', SKIN.base],
  ] as const)
    flat(box, knots, fill, ['-30,14 -18,13 -6,15 10,12 12,28 -30,28', SKIN.lit]);
  // the back of the hand with its knuckles
  flat(
    box,
    '27,-3! 17,-11 8,-16 0,-18! -9,-20 -18,-16! -24,-14 -29,-7! -31,1 -28,9 -22,11! -16,8 -12,3 -2,2 6,7 16,14!',
    SKIN.mid,
    ['-32,12 -28,-4 -19,-11 -9,-13 0,-11 8,-8 20,2 18,18 -2,8 -20,14', SKIN.base],
    ['-32,12 -29,0 -24,-6 -18,-4 -18,4 -22,14', SKIN.lit],
  );
  // the thumb lies along the ring, its ball at the wrist
  flat(
    box,
    '20,15! 10,16 0,13 -8,10 -15,9.6 -20,6! -21.6,1 -17,-3 -9,-2 0,-1 8,-4 16,-2 24,6!',
    SKIN.base,
    ['-22,5 -15,4 -6,5 4,9 20,10 10,20 -22,14', SKIN.lit],
    ['-4,-3 4,-1 12,1 22,4 18,-6 4,-6', SKIN.mid],
    { along: ['18,15.6 10,16.6 0,13.6 -8,10.6 -15,10.2 -20.4,6'], paint: RIM, width: 2.6 },
  );
  strokes(
    box,
    [
      '-20,6.4 -15,10 -8,10.4 0,13.4 10,16',
      '-21,1 -17,-3 -9,-2 0,-1 8,-4',
      '-21.6,2.6 -18,1 -17,3',
      '-5,15 -5,19 -8,22',
      '4,14 5,17 3,18',
      '0,-17 1,-13',
      '-18,-15 -16,-12',
    ],
    INK.detail,
    SKIN.line,
    0,
  );
}

/** The left hand from its back, closed round the staff at (x, y); its arm comes from the lower left. */
export function restingHand(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  flat(box, '-4,-16! 4,-22 13,-20 16,-13 10,-8 0,-8!', SKIN.mid, [
    '-4,-18 4,-22 10,-21 4,-14 -2,-10',
    SKIN.base,
  ]);
  for (const knots of [
    '4,-12! 14,-14 19,-9 18,-3 12,-1 4,-1',
    '5,-3! 16,-5 21,0 19,6 13,8 5,8',
    '3,6! 14,5 18,9 16,15 10,17 3,16',
    '-1,14! 9,14 12,18 10,23 5,24 -2,22',
  ])
    flat(box, knots, SKIN.mid, ['12,-20 24,-20 24,30 8,30 14,6', SKIN.dusk]);
  flat(
    box,
    '-38,30! -30,14 -20,-2 -11,-13 -2,-17 6,-13 9,-4 8,6 5,15 0,23 -7,27 -14,32 -22,46!',
    SKIN.base,
    ['-30,40 -20,20 -12,16 -4,18 4,12 12,14 6,30 -20,50', SKIN.mid],
    ['-38,28 -24,2 -12,-12 -3,-16 0,-8 -10,0 -18,12 -30,32', SKIN.lit],
    { along: ['-38,29 -30.4,13.4 -20.4,-2.6 -11.4,-13.6 -2,-17.6'], paint: RIM, width: 3 },
  );
  strokes(
    box,
    ['6,-2 12,-1.6 18,-2', '7,8 13,8 18,7', '4,16 10,16.6 15,15', '2,-10 6,-6', '4,0 7,4', '2,10 4,14'],
    INK.detail,
    SKIN.line,
    0,
  );
}
