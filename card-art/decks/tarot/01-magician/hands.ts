import { flat, INK, strokes, within } from '../../../kit/hand/index.ts';

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

/** Closed to the palm, little finger first: each from its bend up to its tip. */
const CLOSED = [
  '-17,33! -17.4,26 -15,21 -11.6,20.4 -9,24 -8.4,31 -8.6,38 -10,42.4 -13,43.4 -16,40.6!',
  '-10.4,34! -10.6,26 -8.6,20.6 -5,19.6 -2,23 -1,31 -1,40 -2.4,46 -5.6,47.6 -9,45 -10.2,40!',
  '-2.8,35! -3,26 -1,20.6 3,19.8 6,24 7,32 7,42 5.4,48.4 2,50.4 -1.4,47.4 -2.6,41!',
] as const;

/** The left hand, its palm to us, wrist at (x, y): the first finger points to the ground, the thumb holds the others. */
export function loweredHand(art: Art, x: number, y: number, rot: number): void {
  const box = local(art, x, y, 1, { rot });
  const [base, turned, deep, rim] = ['#b0694f', '#7a3f47', '#532536', '#ffc994'] as const;
  // wrist, heel of the hand, palm
  flat(
    box,
    '-9.4,-24! -8.8,-12 -8.4,-4 -10.4,3 -14.4,11 -16.4,20 -16.6,32! 2,40 13,38! 14,28 16,18 13,8 9.6,1 8.4,-5 9,-14 9.6,-24!',
    base,
    ['-20,-26! -4,-26 -4.4,-6 -7,6 -9,18 -9,40! -22,40!', turned],
    ['-20,-26! 20,-26! 20,-9 0,-7 -20,-10!', deep, 0.8],
    { along: ['9.6,-24 9,-14 8.4,-5 9.6,1 13,8'], paint: rim, width: 2.6 },
  );
  flat(
    box,
    '4.4,30! 4.8,42 4.4,54 3.8,66 3.4,76 4.4,82 6.6,84 9,82 10.2,76 11,66 12.4,54 14.2,44 15.4,34 14,28!',
    base,
    ['2,28! 8,34 8.4,50 6.6,66 6.2,86! 0,86!', turned],
    { along: ['15.6,32 14.4,44 12.6,54 11.2,66 10.4,76 9,82.4 6.6,84.4'], paint: rim, width: 4 },
  );
  for (const finger of CLOSED) {
    const near = finger === CLOSED[2];
    flat(
      box,
      finger,
      near ? base : '#96564a',
      { side: [-2.6, 0.6], paint: near ? turned : deep },
      { side: [1, 0.2], paint: near ? '#d98e64' : base },
    );
  }
  // what the thumb lays on them
  within(box, CLOSED[2], ['-6,24! 8,20! 8,36 -2,44 -6,42!', deep, 0.8]);
  flat(
    box,
    '8.6,-3! 13,3 17.4,10 19,17 17,24 12,30 5.4,35.6 -0.6,39 -4.4,38.6 -5,35.6 -2,31.6 2.4,26 4.6,19 3.4,10 2,2!',
    '#bb7456',
    ['0,0! 6,8 8,18 5,27 -1,34 -5,37! -8,34! -2,16!', turned],
    { along: ['8.6,-3 13,3 17.4,10 19,17 17,24 12,30 5.4,35.6 -0.6,39'], paint: rim, width: 3.6 },
  );
  strokes(
    box,
    [
      '-4.2,36 -2.4,34.6 -1.4,35.6',
      '8,27 11,27.4',
      '5.4,53 8,54 11,53.4',
      '4.6,67 7,67.6 9.6,67',
      '-7,-3 -1,-1.6 6,-3',
      '-8,6 -5,12 -5,18',
    ],
    INK.detail,
    '#3a1626',
    0,
  );
}
