import { flat } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, local, type Path, ribbon } from '../../../kit/pen/index.ts';
import { GOLDEN } from './view.ts';

const HAIR = { light: '#e08a48', middle: '#a84e2c', dark: '#6e2c2a' } as const;

/** Bowed to the two; the sun stands behind it. */
export function angelHead(art: Art): void {
  const box = local(art, 300, 196, 0.88, { rot: -4 });
  const rim = { side: [0, -2.6], paint: '#ffe6a0' } as const;
  flat(
    box,
    '-40,-20! -48,10 -47,36 -54,52 -55,66! -47,62 -40,68 -31,62 -22,64! 22,64! 31,62 40,68 47,62 56,66! 55,52 47,36 48,10 40,-20!',
    HAIR.dark,
    rim,
  );
  flat(box, '-17,30! -17,58 -30,78! 0,106! 30,78! 17,58 17,30!', GOLDEN.middle, [
    '-20,34! -12,50 0,56 12,50 20,34! 20,60 32,80! 10,100! 6,74 -2,64 -14,62 -20,56!',
    GOLDEN.dark,
  ]);
  flat(
    box,
    '-27,-32! -29.4,-10 -28.6,8 -24.6,24 -16,38 -7,46 0,48 7,46 16,38 24.6,24 28.6,8 29.4,-10 27,-32! 12,-42 -12,-42',
    GOLDEN.middle,
    ['30,-40! 14,-30 17,-8 19,6 16,22 8,34 7,48! 34,48!', GOLDEN.dark],
    ['-32,-44! -28,-12 -20,-20 -8,-29 0,-34 8,-29 20,-20 28,-12 32,-44!', GOLDEN.dark],
    ['-6.8,20! -3,18 0,20.4 3.2,18 6.8,20! 4,24.4 0,26 -4,24.4', GOLDEN.dark],
    ['1,-6! 2,8 4.4,17 6,20! 8,14 6,0 7,-8!', GOLDEN.dark],
    ['-8,40.4! 0,39 8,40.4! 4,43 -4,43', GOLDEN.dark],
  );
  // lowered lids, lashes, brows
  for (const side of [-1, 1]) {
    const on = (knots: string): Path => box.place(closed(knots).scale(side, 1));
    const line = (knots: string, width: number): Path =>
      ribbon(box.place(curve(knots).scale(side, 1)), width, { start: 0.3, end: 0.5 });
    art.fill(
      on('5,6.6! 8,2.4 13,0.6 18.4,2.4 21.6,6! 17,10 12.6,11 8,9.6'),
      side < 0 ? '#e6a87c' : '#b8755f',
    );
    art.blot(
      [line('5,6.6 8.4,9.6 12.8,10.8 17.4,9.6 21.8,5.8', 1.8), line('5,-5.4 14,-8.8 23.4,-3.6', 2)],
      '#542430',
    );
  }
  box.fill(closed('-10,32.4! -4,29.8 0,31.2 4,29.8 10,32.4! 4,33.8 0,33.2 -4,33.8'), '#a8484a');
  box.fill(closed('-8,33.6! -3,34.2 0,33.6 3,34.2 8,33.6! 4.4,38 0,39 -4.4,38'), '#c26458');
  flat(
    box,
    '1,-40! 8,-31 22,-21 30,-5 31,16 35,40 46,60! 50,36 45,14 48,-12 42,-42 24,-60 0,-64 -24,-60 -42,-42 -48,-12 -45,12 -50,36 -47,62! -36,42 -32,16 -30,-5 -22,-21 -8,-31!',
    HAIR.middle,
    ['1,-42! 10,-30 24,-20 32,-2 34,24 46,62! 38,30 36,4 28,-16 14,-30!', HAIR.dark],
    ['-1,-42! -10,-30 -24,-20 -32,-2 -34,24 -46,62! -38,30 -36,4 -28,-16 -14,-30!', HAIR.dark],
    rim,
  );
  for (const [locks, colour, width] of [
    [
      [
        '2,-46 22,-34 37,-12 40,20',
        '2,-54 30,-42 44,-14 43,14',
        '-2,-46 -22,-34 -37,-12 -40,20',
        '-2,-54 -30,-42 -44,-14 -43,14',
      ],
      HAIR.dark,
      2.2,
    ],
    [
      [
        '4,-50 26,-38 40,-14 42,12',
        '-4,-50 -26,-38 -40,-14 -42,12',
        '6,-40 20,-28 32,-10',
        '-6,-40 -20,-28 -32,-10',
      ],
      HAIR.light,
      2,
    ],
  ] as const)
    art.blot(
      locks.map((lock) => ribbon(box.place(curve(lock)), width, { peak: 0.4 })),
      colour,
    );
}
