import { flat, fringe } from '../../../kit/hand/index.ts';
import { type Art, type Local, local } from '../../../kit/pen/index.ts';
import { TONES } from './tones.ts';

/** Feathered to the claws; it rises over the bough and bends down before it. */
const TOE = '-8,-26! -11,-6 -13,10 -12,24 -8,34 0,38 8,34 12,23 13,9 11,-6 8,-26!';
const CLAW = '-7,30! -8,41 -5,51 4,61! 5,50 7,42 7,30!';

/** A foot that grips the bough at (x, 336): its toes spread by these angles. */
export function foot(art: Art, box: Local, x: number, spread: readonly number[], scale: number): void {
  for (const [i, rot] of [...spread.entries()].sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))) {
    const [left, top] = box.at(x + rot * 0.62, 336 + Math.abs(rot) * 0.12);
    const toe = local(art, left, top, scale * box.scale, { rot: -rot * 0.8 });
    flat(toe, CLAW, '#0b0d24', ['-6,30! -6,42 -3,50 1,56! -2,44 -1,30!', '#5d6190']);
    flat(
      toe,
      TOE,
      ['#a09cba', '#b3afca', '#928eae'][i]!,
      { side: [6, 2], paint: '#625e82' },
      { side: [-2, 0.2], paint: TONES.rim },
    );
    for (const [row, paint] of [
      ['-8,4 0,7 8,4', '#7b7798'],
      ['-9,17 0,20 9,17', '#7b7798'],
      ['-8,-8 0,-6 8,-8', '#c4c1d8'],
    ] as const)
      toe.blot(
        fringe(row, 84, { count: 6, length: [7, 13], width: 4, seed: `${row}${x}${rot}`, bare: 0.1 }),
        paint,
      );
  }
}
