import { wing } from '../../../kit/figure/wing.ts';
import { flat, stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, local, ribbon } from '../../../kit/pen/index.ts';
import { angelHairBehind, angelHead, angelNeck } from './angel-head.ts';
import { hand } from './hand.ts';
import { GOLDEN, KISS, pale } from './view.ts';

/** Against the sun: no part of it as bright as what is between the two below. */
const ROBE = { light: '#fbf0d6', middle: '#f0dfbc', dark: '#dfc7a0', deep: '#c9a684' } as const;

const PLUMAGE = {
  rows: [
    { length: 1, width: 36, count: 15, light: pale('#c9686e'), dark: pale('#a5505f') },
    { length: 0.62, width: 31, count: 15, light: pale('#dc8781'), dark: pale('#c36d6f') },
    { length: 0.38, width: 25, count: 16, light: pale('#eea996'), dark: pale('#dd9085') },
    { length: 0.2, width: 20, count: 18, light: pale('#f7cdb2'), dark: pale('#eeb49a') },
  ],
  arm: [24, pale('#f7cdb2')],
  edgeLight: '#ffe9cc',
  lengths: [76, 222],
} as const;

function wings(art: Art): void {
  wing(art, {
    ...PLUMAGE,
    edge: curve('268,304 240,238 196,190 140,192 90,242 58,332 48,440'),
    angles: [200, 171],
    shaded: 'left',
    seed: 'left',
  });
  wing(art, {
    ...PLUMAGE,
    edge: curve('332,304 358,236 402,186 462,186 512,238 543,328 554,440'),
    angles: [160, 189],
    shaded: 'right',
    seed: 'right',
  });
}

/** Gold along an edge of the robe. */
function trim(art: Art, edge: string, width: number): void {
  const band = ribbon(curve(edge), width, { start: 1, end: 1, samples: 20 });
  flat(
    art,
    band,
    pale('#c9974e'),
    { side: [0, 2.4], paint: pale('#a8703a') },
    { side: [0, -1.4], paint: '#f0d8a4' },
  );
}

/** Shoulders, ribs, waist and hips, turned a little to her whom it looks at: the near half is the broader one. */
function robe(art: Art): void {
  const outline =
    '254,270! 236,277 222,290 220,310 230,340 242,370 247,396! 240,420 226,470 206,560 200,800! 420,800! 400,560 378,470 366,424 358,396! 362,370 374,340 386,310 388,288 372,272 344,268! 330,300 300,330 270,300';
  flat(
    art,
    outline,
    ROBE.light,
    // the far side, and under the near arm
    ['210,270! 236,290 246,326 254,364 258,400 250,440 236,520! 190,560 200,300!', ROBE.middle],
    ['212,300! 230,322 242,356 250,396 240,440 226,500! 200,500 200,300!', ROBE.dark],
    ['396,280! 376,300 362,334 350,368 346,398 354,440 370,520! 420,520 420,300!', ROBE.middle],
    ['400,300! 380,326 366,352 356,384 358,410 372,460 386,520! 420,520 420,300!', ROBE.dark],
    // the breast is rounded: under it the cloth falls in to the waist
    ['322,322! 340,332 356,330 370,318! 362,346 350,366 336,378 322,388! 328,366 328,344', ROBE.middle],
    ['250,322! 262,332 274,334 284,328! 280,350 272,366 262,380! 256,356', ROBE.middle],
  );
  art.clip(closed(outline), () => {
    // drawn from the near shoulder over to the far hip
    for (const [fold, tone] of [
      ['352,274! 338,304 314,340 286,372 256,402! 262,404 296,376 326,342 348,308', ROBE.dark],
      ['368,276! 356,310 334,348 306,382 274,412! 282,414 318,384 346,348 364,312', ROBE.middle],
      ['352,330! 340,358 322,384 300,406 280,420! 290,420 316,402 338,376', ROBE.dark],
      ['247,396! 276,404 310,402 358,394! 346,404 310,412 276,412', ROBE.dark],
      ['276,412! 268,440 258,480 250,520! 262,520 272,470 284,414!', ROBE.middle],
      ['318,410! 322,440 330,480 338,520! 350,520 340,470 330,408!', ROBE.middle],
    ] as const)
      art.fill(closed(fold), tone);
  });
  flat(art, '252,272! 262,300 278,324 300,346! 292,354 284,362! 262,334 248,304 240,278!', ROBE.middle, [
    '244,276! 256,306 272,332 288,352 284,364! 250,330 236,290!',
    ROBE.dark,
  ]);
  trim(art, '253,271 263,298 279,322 302,343', 8);
  trim(art, '345,268 333,292 314,322 288,354 262,384 247,398', 9);
  stippledGlow(art, ...KISS, 190, '#fffdf0', 1, 1.25);
}

/** Over a head: the forearm comes out of the sleeve, the hand drops at the wrist, palm down, thumb to the middle. */
const BLESSINGS = [
  {
    wrist: [189, 362],
    forearm: 160,
    rot: 167,
    fingers: [
      [-9, 6],
      [-5, 5],
      [4, 2],
      [7, 0],
    ],
    thumb: [-38, 22],
  },
  {
    wrist: [420, 350],
    forearm: -148,
    rot: -155,
    fingers: [
      [-7, 8],
      [-1, 3],
      [1, 3],
      [9, -2],
    ],
    thumb: [-34, 26],
  },
] as const;

function blessing(art: Art, mirror: boolean): void {
  const { wrist, forearm, rot, fingers, thumb } = BLESSINGS[mirror ? 1 : 0];
  const [x, y] = wrist;
  flat(
    local(art, x, y, 0.49, { mirror, rot: forearm }),
    '-24,-16! -22,8 -23,26 -26,46! 10,66! 26,50 26,30 24,10 25,-16! 0,-24',
    GOLDEN.middle,
    ['12,-10! 10,20 8,90! 40,90! 40,-10!', GOLDEN.dark],
    ['-40,38! -14,44 12,46 34,38! 34,100! -40,100!', GOLDEN.dark],
  );
  hand(art, local(art, x, y, 0.49, { mirror, rot }), GOLDEN, { length: 0.75, reach: 0.94, fingers, thumb });
}

/** From the point of the shoulder over the upper arm to the elbow; what is wide of it hangs below the forearm. */
const SLEEVES = [
  {
    outline:
      '256,269! 238,274 220,283 202,297 182,315 163,333! 148,344 142,360 144,382 148,408 154,434 159,448! 171,432 185,408 195,388 209,372 217,362! 222,352 229,345 236,338 240,326! 244,304',
    planes: [
      ['246,288! 228,304 208,322 188,338 168,350! 148,470! 200,420 230,370 250,320!', ROBE.middle],
      ['243,306! 232,326 220,340 206,346! 210,362! 230,362 246,330!', ROBE.dark],
      ['145,352! 156,364 160,390 158,448! 130,448 136,350!', ROBE.dark],
      // it is drawn from the shoulder and gathers in the elbow
      ['240,292! 222,312 200,328 180,338! 204,334 226,320 242,304', ROBE.dark],
    ],
    lit: ['256,269 238,274 220,283 202,297 182,315 163,333', '163,333 148,344 142,360 143,376'],
    shift: [17, 12],
  },
  {
    outline:
      '342,266! 364,267 384,272 404,283 426,298 449,313! 464,323 474,338 477,360 475,388 469,414 465,430! 453,414 439,390 429,370 415,354 407,344! 402,334 392,330 382,326! 372,306',
    planes: [
      ['362,290! 380,300 402,312 424,322 452,334! 470,450! 430,400 396,352 368,330!', ROBE.middle],
      ['372,306! 382,318 394,324 410,330! 410,350! 390,348 372,332!', ROBE.dark],
      ['476,340! 466,352 462,380 465,430! 490,430 486,336!', ROBE.dark],
      ['366,282! 384,298 408,312 432,322! 408,322 386,312 370,300', ROBE.dark],
    ],
    lit: ['342,266 364,267 384,272 404,283 426,298 449,313', '449,313 464,323 474,338 477,354'],
    shift: [7, -6],
  },
] as const;

function arm(art: Art, mirror: boolean): void {
  const { outline, planes, lit, shift } = SLEEVES[mirror ? 1 : 0];
  flat(art, outline, ROBE.light, ...planes, { along: lit, paint: '#fff6da', width: 5 });
  // we look into its mouth, out of which the forearm comes
  const box = local(art, 300 + shift[0], shift[1], 1, { mirror });
  flat(
    box,
    '-150,326! -128,324 -106,330 -95,340! -100,350 -108,360! -122,376 -132,396 -146,420 -158,436! -160,410 -160,376 -157,346!',
    pale('#c9974e'),
    [
      '-146,332! -126,330 -108,335 -100,342! -110,356 -126,374 -136,394 -154,424! -154,390 -151,352!',
      '#ad8862',
    ],
  );
  blessing(art, mirror);
  flat(
    box,
    '-152,328! -146,318 -124,314 -104,320 -92,336! -95,343! -108,335 -128,331 -146,334!',
    pale('#c9974e'),
    ['-152,334! -128,327 -108,331 -94,344! -92,350! -150,350!', pale('#a8703a')],
    { side: [0, -1.4], paint: '#f0d8a4' },
  );
}

/** An angel over the two, against the sun and a step behind them: wings that close round them, a bowed head, a hand over each of theirs. */
export function angel(art: Art): void {
  wings(art);
  angelHairBehind(art);
  angelNeck(art);
  robe(art);
  arm(art, false);
  arm(art, true);
  angelHead(art);
}
