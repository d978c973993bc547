import { flat, fringe } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local } from '../../../kit/pen/index.ts';
import { TONES } from './tones.ts';

/** Feathered to the claws: it rises from the ankle, bends over the bough's edge and closes down before it. */
const TOE = '-7,-24! -12,-14 -14.5,-2 -14,10 -11,20 -5,27 2,28 8,23 12.5,13 14,1 12,-13 7,-24!';
/** Bent inward, its point in the bark. */
const CLAW = '-6,20! -8,30 -6,39 0,45.5 6,48! 5.6,41 6,33 7,22!';

/** The leg down to it, in loose feathers. */
const SHANK = '-6,-132! 10,-110 22,-76 27,-34 22,-4! 0,4 -26,-2! -30,-34 -28,-72 -18,-110';

/** A foot that grips the bough at (x, 336): its toes spread by these angles. */
export function foot(art: Art, box: Local, x: number, spread: readonly number[], scale: number): void {
  const shank = local(art, ...box.at(x, 336), scale * box.scale);
  flat(shank, SHANK, '#827e9e', { side: [9, 1], paint: '#4c486c' }, [
    '-8,-130! -14,-84 -14,-50 -18,-10! -32,-10! -32,-60!',
    '#aeaac6',
  ]);
  for (const [row, paint] of [
    ['-14,-108 -4,-100 10,-108', '#8f8aa6'],
    ['-20,-84 0,-78 16,-86', '#5f5b7e'],
    ['-24,-62 0,-56 22,-64', '#aeaac6'],
    ['-24,-44 0,-36 24,-46', '#615d80'],
    ['-26,-28 -2,-20 24,-28', '#b6b2cc'],
    ['-28,-12 0,-6 26,-14', '#8a86a6'],
  ] as const)
    shank.blot(
      fringe(row, 84, { count: 10, length: [16, 28], width: 7, seed: `${row}${x}`, bare: 0.1 }),
      paint,
    );
  for (const [i, rot] of [...spread.entries()].sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))) {
    const [left, top] = box.at(x + rot * 0.62, 336 + Math.abs(rot) * 0.12);
    const toe = local(art, left, top, scale * box.scale, { rot: -rot * 0.8 });
    // it presses on the bark
    toe.fill(closed(TOE).translate(7, 8), TONES.shade, 0.75);
    toe.fill(closed(CLAW).translate(6, 4), TONES.shade, 0.75);
    flat(toe, CLAW, '#0b0d24', ['-6,22! -6,33 -3,41 3,46! 0,37 -1,24!', '#5d6190']);
    flat(
      toe,
      TOE,
      ['#a09cba', '#b3afca', '#928eae'][i]!,
      { side: [6, 2], paint: '#625e82' },
      { side: [-1.2, 0], paint: '#c9c6de' },
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
