import { flat } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, type Path, ribbon } from '../../../kit/pen/index.ts';

const HAIR = { light: '#ecb67c', middle: '#c98a5c', dark: '#ab7050' } as const;
/** In its own shade, the sun behind it; from below it has the light between the two. */
const FACE = {
  lit: '#fde2c0',
  middle: '#efc098',
  dark: '#cc9574',
  deep: '#b0765d',
  line: '#613436',
} as const;

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
    // the side turned away, from the brow over the cheekbone to the chin
    ['28,-20! 15,-12 9,-4 7,4 8,12 14,18 16,24 12,33 8,40 4,46 2,52! 34,48! 34,-20!', FACE.dark],
    ['30,-16! 24,-2 23,8 23,18 20,29 14,38 8,50! 34,48!', FACE.deep],
    // the sockets under the brow, the nose's far side and what it throws
    ['-23,4! -20,0 -14,-1.4 -7,1.4 -3,6! -4,11 -12,14 -20,12!', '#dcaa86'],
    ['5,6! 9,1 15,-1 22,1.6! 22,9 16,12 8,11!', '#bd8468'],
    ['3,-1! 1.6,10 1.6,20 0,26! 4,29 8,27 7,19 7,8 9,0!', FACE.dark],
    ['0,28! 4,28 7,25! 8,29 5,32 2,31!', '#bd8468'],
    ['-30,-20! -27,-4 -14,-11 0,-14 14,-10 26,-2 30,-20!', FACE.dark],
    // what looks down has the light from below
    ['-24,20! -16,21 -10,26 -9,34 -4,40 0,50! -14,46 -24,32!', FACE.lit],
    ['-8,25! -3,24 1,27 -2,30 -7,29!', FACE.lit],
  );
  // the lids' round looks down into the light
  box.fill(closed('-20,9! -14,4.6 -8.6,6 -5.6,10.6! -10.6,13.6 -16,13.4'), '#edbf99');
  box.fill(closed('8,10.6! 12,6 17,6.2 20,9.4! 16,12.4 11.4,12.8'), '#cf9a78');
  // lids and brows, the mouth
  const line = (knots: string, width: number): Path =>
    ribbon(box.place(curve(knots)), width, { start: 0.3, end: 0.4 });
  art.blot(
    [line('-22,10 -16.6,14.6 -10.6,15 -4.6,11', 2.7), line('6.6,11 11.4,14.6 16.4,13.8 21.6,9.4', 2.5)],
    FACE.line,
  );
  // of the hair's brown, level and thin
  art.blot(
    [line('-24.4,2.8 -17.6,-0.4 -11,-1 -4.8,0.4', 2.6), line('6.6,0.2 12,-1.4 17.6,-1 23.4,1.8', 2.4)],
    '#9c654a',
  );
  art.blot([line('-3.6,27.4 -0.6,29 3.4,27.2', 1.5)], FACE.deep);
  // the lips at rest, their corners a little up
  box.fill(
    closed('-8,34.2! -4.4,34.2 -2,33.4 -0.2,34 1.6,33.4 4,34 7.6,33.6! 4,36.4 -0.2,36.2 -4.4,36.6'),
    '#c07a66',
  );
  box.fill(closed('-6,36! -0.2,36.4 5.6,35.8! 3,39.4 -0.2,40 -3.4,39.4'), '#d08a76');
  art.blot([line('-8.8,33.6 -4.4,36.4 -0.2,36 4,36.2 8.2,33.2', 1.5)], '#8f4f48');
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
