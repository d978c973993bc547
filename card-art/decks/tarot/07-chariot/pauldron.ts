import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, local } from '../../../kit/pen/index.ts';
import { CRIMSON, STEEL } from './form.ts';

/** What of the mantle lies over the shoulder, gathered towards the neck. */
const CLOTH = '-30,-24! -12,-28 8,-28 23,-21 34,-7 38,11 32,26 22,36 12,39 6,34! 2,26 -3,16 -12,6 -21,-4!';
/** Convex to the arm, one horn at the neck, the other before the armpit. */
const MOON = '-21,-17! -5,-27 13,-24 26,-9 28,10 20,25 3,34! 12,22 12,8 4,-5 -7,-13!';

/** A moon of brass on either shoulder holds the mantle. */
export function pauldron(art: Art, side: 'stormward' | 'sunward'): void {
  const sunward = side === 'sunward';
  const box = sunward
    ? local(art, 344, 309, 0.88, { rot: 9 })
    : local(art, 239, 311, 1, { rot: 9, mirror: true });
  const [red, inShade] = sunward ? [CRIMSON.base, CRIMSON.mid] : [CRIMSON.mid, CRIMSON.dark];
  flat(
    box,
    CLOTH,
    red,
    ['24,2 34,4 44,10 36,30 22,40 8,38! 20,28!', inShade],
    ['-24,-24! -8,-24 6,-8 8,8 4,22! -6,10 -14,-4!', sunward ? CRIMSON.lit : CRIMSON.base],
    {
      along: ['-12,-28 8,-28 23,-21 34,-7 38,11'],
      paint: sunward ? '#f0806a' : CRIMSON.base,
      width: 5,
    },
  );
  strokes(
    box,
    ['-22,-13 -10,-6 0,7 4,20', '26,-18 36,-2 37,10', '28,20 26,28 20,35'],
    INK.detail,
    '#4e1430',
    0.1,
  );
  const [light, fill, dim] = sunward
    ? (['#fffbe6', STEEL.lit, STEEL.base] as const)
    : (['#f4c878', STEEL.base, STEEL.mid] as const);
  flat(
    box,
    MOON,
    fill,
    // it turns in to its hollow, and down to its lower horn
    ['-23,-15! -6,-17 8,-9 18,6 18,20 6,36! -6,30 -4,0!', dim],
    ['28,12! 22,20 14,26 2,36! 24,36!', dim],
    { along: ['-21,-17 -7,-13 4,-5 12,8 12,22 3,34'], paint: STEEL.dark, width: 3 },
    { along: ['-21,-17 -5,-27 13,-24 26,-9 28,10'], paint: light, width: 5 },
  );
}
