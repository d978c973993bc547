import { flat } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, type Path, ribbon } from '../../../kit/pen/index.ts';

const HAIR = { light: '#ecb67c', middle: '#c98a5c', dark: '#ab7050' } as const;
/** In its own shade, the sun behind it; from below it has the light between the two. */
const FACE = { lit: '#fbdcb8', middle: '#f0c49c', dark: '#d9a380', line: '#8a564c' } as const;

/** Bowed to the two and turned a little to one of them, so that more of the crown is seen than of the brow. */
const place = (art: Art): Local => local(art, 298, 204, 0.94, { rot: 9 });
const SUNLIT = { side: [0, -2.8], paint: '#ffe6a0' } as const;

/** It falls down the back: for behind the shoulders. */
export function angelHairBehind(art: Art): void {
  flat(
    place(art),
    '-36,-30! -47,0 -49,28 -58,48 -56,66 -62,84! -44,96 0,100 50,96! 58,84 52,66 56,48 47,26 45,0 36,-30!',
    HAIR.dark,
    ['-50,20! -52,46 -46,66 -50,100! 60,100! 46,70 48,44 44,20!', '#94594a'],
    SUNLIT,
  );
}

/** Out of the shoulders, which it leans from: both its cords run in to the pit between the collarbones. */
export function angelNeck(art: Art): void {
  flat(
    art,
    '278,232! 279,248 277,260 268,269 252,276! 262,300 284,330 300,340! 326,304 344,276! 330,269 322,260 319,246 321,228!',
    FACE.middle,
    // what the chin throws, and the side turned from the two
    ['270,226! 276,252 288,264 302,266 314,258 324,262! 330,220!', FACE.dark],
    ['312,250! 309,264 300,278 303,284 318,280 340,278! 350,260 326,240!', FACE.dark],
    ['279,256! 284,268 291,277 296,283! 289,281 280,274 270,270!', FACE.lit],
    // breastbone
    ['298,286! 302,300 300,316 298,344! 340,310 346,276 322,282!', FACE.dark],
  );
  art.blot(
    ['258,279 272,279 284,282 292,286', '301,286 312,281 326,279 338,278', '313,256 309,268 302,279'].map(
      (knots) => ribbon(curve(knots), 1.6, { start: 0.2, end: 0.5 }),
    ),
    '#b77f66',
  );
}

export function angelHead(art: Art): void {
  const box = place(art);
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
    '-1,-22! 10,-19 20,-10 25,2 25,14 23,28 24,42 31,54! 42,54 52,44 50,24 48,0 44,-24 32,-46 12,-58 -10,-58 -32,-46 -45,-24 -49,0 -50,22 -55,42 -46,54 -35,60! -34,46 -32,32 -29,18 -27,2 -21,-10 -11,-19!',
    HAIR.middle,
    ['0,-60! 4,-40 2,-22! 12,-18 24,-4 32,18 36,36 34,60! 60,60! 60,0 40,-50!', HAIR.dark],
    ['-2,-24! -12,-20 -22,-10 -28,4 -32,20 -38,34 -40,60! -28,60! -30,30 -24,6!', HAIR.dark],
    SUNLIT,
  );
  for (const [locks, colour, width] of [
    [
      [
        '-2,-54 -4,-38 -1,-23',
        '-6,-48 -22,-34 -36,-10 -41,20 -44,40 -40,54',
        '-10,-40 -24,-24 -32,-2 -38,24',
        '6,-46 22,-32 36,-8 41,18 40,38 36,50',
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
