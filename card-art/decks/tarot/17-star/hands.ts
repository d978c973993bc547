import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, type Local, local } from '../../../kit/pen/index.ts';
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

/** The left hand, turned over at the wrist: its back up, the four fingers over the handle and in under it. Written in the picture; its arm comes from the left. */
export function nearHand(art: Art): void {
  // the thumb, on the handle's far side
  flat(art, '496,558! 500,563 504,569 507,575! 505,579 501,577.6 497.6,572 494.6,566 493.6,561!', SKIN.dusk);
  for (const [knots, fill] of [
    ['499,558! 506,557 508.4,563 508,570 506,576 502.6,577.4 499.4,574.6 498.6,569 498,563!', SKIN.mid],
    [
      '506,557! 513.6,556 516.2,563 515.8,571.6 513.4,578.6 509.4,579.6 506.4,576.4 505.8,570 505.6,563!',
      SKIN.base,
    ],
    [
      '513.6,555! 521.2,555 523.6,562 523.2,571 520.6,578 516.8,579 513.8,575.6 513.4,569 513.2,562!',
      SKIN.base,
    ],
    [
      '521,554! 527.4,554.4 530.4,561 530,568.6 527.6,574.6 524,575.6 521.4,572.4 521,566.6 520.8,560!',
      SKIN.base,
    ],
  ] as const)
    flat(
      art,
      knots,
      fill,
      // they bend under the handle
      ['494,570 506,572.6 516,573.6 526,570 534,565 534,584 494,584', SKIN.dusk],
      { side: [-1.3, 0.2], paint: SKIN.mid },
    );
  flat(
    art,
    '493.6,559.6! 494.6,552 498,546 503,542.4! 510,542.6 518,545 525,549.4 529.4,555 531,560.6! 527.6,562.8 524,561.4 521.6,560.6! 518,564 514.6,562.6 513.6,561.6! 510.6,564.8 507,563.6 506,562.6! 502.6,565 499,563.4!',
    SKIN.base,
    ['492,554! 499,551 506,553 512,555.6 520,555.4 533,557! 533,568 492,568!', SKIN.mid],
    { along: ['502,542 510,542.2 518,544.6 525,549 529.8,555'], paint: RIM, width: 3 },
  );
  strokes(
    art,
    [
      '513.6,561.6 512.6,558.4 510.6,556',
      '506,562.6 505.4,559.6 504,557.6',
      '521.6,560.6 520.6,557.6 518.6,555',
    ],
    INK.detail,
    SKIN.line,
    0,
  );
}
