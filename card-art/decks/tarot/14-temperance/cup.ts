import { flat } from '../../../kit/hand/index.ts';
import { type Art, curve, ellipse, local, ribbon } from '../../../kit/pen/index.ts';

const GOLD = { light: '#fbdc8c', middle: '#dfa850', dark: '#a9703c', deep: '#6c4038' } as const;

/** A golden cup round the middle of its stem's knop, opening up before it is turned; lit from its left. */
export function cup(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const shine = { side: [-1.6, 0.6], paint: '#fff6d2' } as const;
  flat(
    box,
    '-22,34! -14,28 -6,24 -4,8! 4,8! 6,24 14,28 22,34! 21,37 0,40.6 -21,37',
    GOLD.middle,
    ['2,4! 2,24 6,30 8,42! 26,42! 26,4!', GOLD.dark],
    ['-16,30! -8,27 -4,30 -10,36! -18,35', GOLD.light],
    shine,
  );
  flat(
    box,
    '-27,-44! -28,-26 -21,-8 -6,5! 6,5! 21,-8 28,-26 27,-44! 0,-36',
    GOLD.middle,
    ['6,-40! 9,-20 6,-4 2,8! 32,8! 32,-50!', GOLD.dark],
    ['-21,-38! -22,-24 -17,-11 -11,-5! -14,-16 -15,-28 -14,-37!', GOLD.light],
    shine,
  );
  art.blot(
    ['-27,-29 -14,-24.6 0,-23.4 14,-24.6 27,-29', '-26.4,-25 -14,-20.8 0,-19.6 14,-20.8 26.4,-25'].map(
      (line) => ribbon(box.place(curve(line)), 1.5 * scale, { start: 1, end: 1 }),
    ),
    GOLD.deep,
  );
  flat(box, ellipse(0, 7, 7.6, 4.6), GOLD.middle, [ellipse(4, 9, 7.6, 4.6), GOLD.dark], shine);
  flat(box, ellipse(0, -44, 27, 7), GOLD.light, [ellipse(0, -43.6, 24.6, 5.4), GOLD.deep]);
  box.fill(ellipse(0, -42.4, 23, 4), '#8fb8b4');
}
