import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Local, local } from '../../../kit/pen/index.ts';
import { RIM, SKIN } from './form.ts';

/** The right hand from its palm's side, closed round a level handle whose middle is (x, y); its arm comes from the right. */
export function farHand(on: Local, x: number, y: number, scale: number): void {
  const box = local(on.art, ...on.at(x, y), on.scale * scale);
  for (const [knots, fill] of [
    ['8,-3! 16,0 17,8 13,13 6,12 2,5', SKIN.dusk],
    ['-1,-3! 7,-1 10,7 7,14 0,14 -4,6', SKIN.mid],
    ['-10,-3! -2,-2 2,6 -1,15 -8,15 -12,7', SKIN.mid],
    ['-19,-4! -11,-3 -7,5 -9,13 -15,13 -20,6', SKIN.base],
  ] as const)
    flat(box, knots, fill, ['-24,8 20,10 20,20 -24,20', SKIN.dusk]);
  flat(
    box,
    '30,-2! 22,-10 13,-15 4,-17! -6,-18 -15,-15! -21,-11 -24,-5! -23,0 -17,1! -6,0 8,2 20,10!',
    SKIN.base,
    ['-26,-4 -12,-8 4,-8 18,-3 28,4 20,14 -20,4', SKIN.mid],
    { along: ['24,-9 13,-15.6 4,-17.6 -6,-18.6 -15,-15.6 -21.4,-11'], paint: RIM, width: 2.8 },
  );
  // the thumb lies over the first finger
  flat(
    box,
    '27,4! 20,9 10,9 1,6 -7,5.6 -12,3! -13,-2 -8,-5 0,-4 8,-6 18,-6 27,0!',
    SKIN.base,
    ['-14,2 -2,2 10,4 24,4 18,14 -10,10', SKIN.mid],
    { along: ['-12.6,-2 -8,-5.6 0,-4.6 8,-6.6'], paint: SKIN.lit, width: 2.4 },
  );
  strokes(
    box,
    [
      '-12,3.4 -7,6 1,6.6 10,9.4',
      '-13,-2 -8,-5.4 0,-4.4 8,-6.4',
      '-1,4 0,10 -1,14',
      '8,7 9,10 7,14',
      '-11,3 -9,8 -9,13',
    ],
    INK.detail,
    SKIN.line,
    0,
  );
}

/** The left hand from its back, closed round a level handle whose middle is (x, y); its arm comes from the left. */
export function nearHand(on: Local, x: number, y: number, scale: number, rot: number): void {
  const box = local(on.art, ...on.at(x, y), on.scale * scale, { rot });
  flat(
    box,
    '-38,10! -29,-1 -20,-9 -10,-14 0,-15 10,-13 18,-8! 22,-2 20,4! 10,3 0,4 -12,6 -20,11 -30,22!',
    SKIN.base,
    ['-46,14! -32,6 -18,2 -8,-1 0,-3 12,-4 24,0 20,10 -20,24 -46,30!', SKIN.mid],
    ['-42,16! -30,13 -20,8 -10,4! -14,14 -30,28!', SKIN.dusk],
    ['-28,-2 -20,-11 -10,-18 4,-16 18,-9 10,-8 -4,-10 -18,-5', SKIN.lit],
    { along: ['-28,-2.6 -20,-9.6 -10,-14.6 0,-15.6 10,-13.6 18,-8.6'], paint: RIM, width: 2.8 },
  );
  for (const [knots, fill] of [
    ['-14,1! -6,0 -4,6 -6,14 -11,16 -16,12 -17,5', SKIN.mid],
    ['-6,-1! 2,-2 5,5 3,15 -2,17 -7,13 -8,5', SKIN.base],
    ['2,-2! 10,-4 14,3 12,14 7,16 2,12 1,4', SKIN.base],
    ['10,-5! 18,-7 22,-1 21,9 16,12 11,8 9,1', SKIN.base],
  ] as const)
    flat(box, knots, fill, ['-20,9 -6,11 8,10 24,5 24,20 -20,20', SKIN.dusk]);
  strokes(box, ['-7,2 -8,8 -7,13', '1.6,0 1,7 2,12', '10,-2 9.4,4 11,9'], INK.detail, SKIN.line, 0);
}
