import { flat, INK, strokes } from '../../../kit/hand/index.ts';

import { type Art, local } from '../../../kit/pen/index.ts';
import { RIM, SKIN } from './form.ts';

/**
 * The right hand from the side of its thumb, wrist at (x, y): the first finger stretched, the others closed, the thumb
 * across them.
 */
export function pointingHand(art: Art, x: number, y: number, rot: number): void {
  const box = local(art, x, y, 1, { rot });
  // the fingers that are closed: the second is seen whole, the third looks out below it
  flat(box, '-8,-12! -20,-14 -25,-20 -24,-27! -18,-30 -8,-26', SKIN.dusk);
  flat(
    box,
    '4,-46! -6,-49 -17,-47 -23,-42 -25,-35 -23,-27 -19,-21! -12,-20 -4,-24 6,-30',
    SKIN.base,
    ['6,-38! -8,-39 -16,-36 -18,-20 -26,-16 0,-14 8,-28', SKIN.dusk],
    { along: ['6,-46 -6,-49.4 -17,-47.4 -24,-42 -25.6,-35'], paint: RIM, width: 4 },
  );
  // back of the hand and the first finger
  flat(
    box,
    '-11,3! -12,-6 -13,-12 -10,-22 -6,-30 -4,-40! -4.6,-48 -4,-56 -4.4,-64 -3.4,-72 -1,-77 2,-78.6 5,-77 6.6,-72 7,-64 8.4,-57 9,-50 11.4,-44 13,-38! 14,-28 13,-16 11.6,-6 12,3!',
    SKIN.base,
    [
      '-16,6 -14,-14 -8,-26 -4,-40 0,-46 0,-58 -1,-70 0,-80 -8,-80 -20,-40 -24,6 -5,6 -5,-2 -8,-10',
      SKIN.dusk,
    ],
    ['-5,6 -5,-4 0,-20 6,-38 6,-20 3,6', SKIN.mid],
    ['3,6 6,-18 6,-38 5,-54 3,-72 9,-72 16,-38 14,6', SKIN.lit],
    {
      along: [
        '-4,-72 -1,-77.6 2,-79.2 5,-77.6 7.2,-72 7.6,-64 9,-57 9.6,-50 12,-44 13.8,-38',
        '14,-34 14.4,-26 13.4,-16 12,-4',
      ],
      paint: RIM,
      width: 4.4,
    },
  );
  // the thumb
  flat(
    box,
    '-11,2! -14,-5 -16,-12 -19,-20 -23,-28 -24,-34 -21,-37.6 -17,-36 -13,-30 -8,-24 -2,-18 0,-11 -3,-5 -8,1!',
    SKIN.base,
    ['-12,4 -16,-8 -17,-14 -24,-30 -22,-38 -20,-30 -14,-20 -10,-11 -6,-6 -2,-4 -6,4', SKIN.dusk],
    { along: ['-23,-37 -20,-38 -17,-36.4 -13,-30.4 -8,-24.4'], paint: RIM, width: 2.4 },
  );
  strokes(
    box,
    [
      '-17,-36 -12,-29 -7,-23 -1,-17',
      '-3.6,-41 1,-43 6,-42',
      '-22,-26 -18,-25.4',
      '-4,-57 -0.6,-58 1.6,-57',
      '-3.6,-67 0,-67.8',
      '-7,-48 -5,-44 -4,-40',
    ],
    INK.detail,
    SKIN.line,
    0,
  );
}

/** The left hand from its back, wrist at (x, y): the first finger points to the ground, the others are closed. */
export function loweredHand(art: Art, x: number, y: number, rot: number): void {
  const box = local(art, x, y, 1.12, { rot });
  // thumb, beyond the palm
  flat(box, '-10,14! -16,22 -19,32 -18,42 -14,46! -10,40 -8,30!', '#6f3844');
  flat(
    box,
    '-10,-8! -10,2 -13,12 -13.6,24 -12,36! -11.4,46 -10.6,56 -9,66 -7.6,74 -4.6,77.4 -1.6,75 -0.4,68 0.6,58 1.4,47 2,40! 8,48 15,49 20,44 22,36 21,26! 18,14 12,4 11,-8!',
    '#a4614e',
    ['-16,-8 -6,10 -5,30 -5,50 -6,80 -24,80 -24,20', '#6f3844'],
    ['2,42! 6,36 14,35 24,38! 22,54 4,54!', '#7d444a'],
    { along: ['12,2 18,14 21.4,26 22.4,36 20,44 15,49'], paint: '#d99a72', width: 3.4 },
  );
  // knuckles, and where the closed fingers part
  strokes(
    box,
    [
      '-10,38 -5,40 0,38',
      '2,40 4,34 3,28',
      '9,47 10,40 9,34',
      '15.6,48 16.6,41 15.4,34',
      '-8,54 -5,55 -2,54',
    ],
    INK.detail,
    '#3a1626',
    0,
  );
}
