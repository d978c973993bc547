import { hand } from '../../../kit/figure/hand/hand.ts';
import { holding } from '../../../kit/figure/hand/poses.ts';
import type { Skin } from '../../../kit/figure/skin.ts';
import { flat, INK, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, local } from '../../../kit/pen/index.ts';
import { RIM, SKIN } from './form.ts';

/** The right hand from above its thumb, closed round the lantern's handle. */
const LIFTING = hand({
  pose: { ...holding(0.1), wrist: [30, 0] },
  side: 'right',
  at: [283, 451],
  length: 46,
  fingers: -84,
  turn: 118,
  light: [0.1, 1],
  build: 'man',
  forearm: 0.6,
});
const TONES: Skin = { light: SKIN.lit, middle: SKIN.base, dark: SKIN.mid, line: SKIN.line };

export function liftingHand(art: Art): void {
  LIFTING.paint(art, TONES);
  within(art, LIFTING.outline, { side: [-0.4, 1.6], paint: RIM });
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
