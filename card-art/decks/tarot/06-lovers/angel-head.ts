import { flat } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, local, type Path, ribbon } from '../../../kit/pen/index.ts';

const HAIR = { light: '#ecb67c', middle: '#c98a5c', dark: '#ab7050' } as const;
/** In its own shade, the sun behind it; from below it has the light between the two. */
const FACE = { lit: '#fbdcb8', middle: '#f0c49c', dark: '#d9a380', line: '#8a564c' } as const;

/** Bowed to the two and a little to one side, so that more of the crown is seen than of the brow. */
export function angelHead(art: Art): void {
  const box = local(art, 300, 206, 0.94, { rot: 9 });
  const sun = { side: [0, -2.8], paint: '#ffe6a0' } as const;
  flat(
    box,
    '-36,-30! -46,0 -46,30 -56,54 -50,78 -42,92! -22,60! 22,60! 44,88! 54,72 50,46 44,26 44,0 36,-30!',
    HAIR.dark,
    sun,
  );
  flat(box, '-15,34! -15,56 -24,74! 0,92! 24,74! 15,56 15,34!', FACE.dark);
  flat(
    box,
    '-26,-16! -28,2 -26,18 -20,32 -11,44 -2,49 6,48 15,41 22,29 26,14 27,0 25,-16!',
    FACE.middle,
    // the side turned away, the sockets under the brow, beside the nose
    ['26,-20! 15,-8 16,8 14,20 15,30 8,40 6,52! 34,44! 34,-20!', FACE.dark],
    ['-22,2! -14,0 -5,3 -4,10 -10,15 -20,14!', '#e0ae8a'],
    ['1,6! 0,16 1,22 -1,27! 4,28 6,24 5,14!', FACE.dark],
    ['-30,-20! -27,-2 -14,-10 0,-14 14,-10 26,-2 30,-20!', FACE.dark],
    // what looks down has the light from below
    ['-24,20! -16,21 -10,26 -9,34 -4,40 0,50! -14,46 -24,32!', FACE.lit],
    ['-8,25! -3,24 1,27 -2,30 -7,29!', FACE.lit],
  );
  // lids and brows, the mouth
  const line = (knots: string, width: number): Path =>
    ribbon(box.place(curve(knots)), width, { start: 0.3, end: 0.4 });
  art.blot(
    [
      line('-21,11 -16,14.6 -10.6,14.8 -5.4,11.6', 2),
      line('7,11.4 11.4,14.2 16,13.6 20,10', 1.8),
      line('-23,0 -15,-3.4 -5.6,0.6', 1.8),
      line('7,0.4 15,-3.6 22,-1', 1.6),
      line('-3.4,27.4 -0.6,29 3.4,27.2', 1.5),
      line('-7.6,36.4 -3,35.4 1,36.4 6.4,35.2', 1.7),
    ],
    FACE.line,
  );
  box.fill(closed('-6,37! -2,37 1,37.4 5,36.4! 2,39.6 -3,39.8'), '#c47c6c');
  flat(
    box,
    '-1,-22! 10,-19 20,-10 26,2 29,18 34,32 32,46 40,60 36,74 44,90! 56,76 50,58 56,42 48,24 48,0 44,-24 32,-46 12,-58 -10,-58 -32,-46 -45,-24 -49,0 -48,24 -57,44 -50,60 -58,76 -46,94! -38,76 -42,62 -33,46 -35,32 -30,18 -27,2 -21,-10 -11,-19!',
    HAIR.middle,
    ['0,-60! 4,-40 2,-22! 12,-18 24,-4 30,18 36,40 40,62 46,92! 66,80! 60,0 40,-50!', HAIR.dark],
    [
      '-2,-24! -12,-20 -22,-10 -28,4 -31,20 -36,34 -34,46 -43,62 -39,76 -46,94! -36,70 -30,40 -24,6!',
      HAIR.dark,
    ],
    sun,
  );
  for (const [locks, colour, width] of [
    [
      [
        '-2,-54 -4,-38 -1,-23',
        '-6,-48 -22,-34 -36,-10 -41,20 -46,44 -44,62 -50,80',
        '-10,-40 -24,-24 -32,-2 -38,24',
        '6,-46 22,-32 36,-8 40,20 46,42 44,60',
      ],
      HAIR.dark,
      2.2,
    ],
    [['-12,-50 -28,-38 -42,-12 -45,14', '12,-50 30,-36 41,-10 44,16'], HAIR.light, 2.2],
  ] as const)
    art.blot(
      locks.map((lock) => ribbon(box.place(curve(lock)), width, { peak: 0.4 })),
      colour,
    );
}
