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

/** They hang from the shoulders, bare from half the upper arm: the elbow, a forearm that swells and narrows to the wrist, a hand over a head. */
const ARMS = [
  {
    limb: '222,296! 206,300 195,308 182,322 171,335 166,344! 165,352 169,366 176,381 183,396! 190,400 199,397 206,390! 204,378 201,364 196,351! 204,342 214,331 226,318!',
    planes: [
      // the side turned from the light between the two
      ['160,338! 174,348 178,360 183,376 187,396! 172,402 155,370!', GOLDEN.dark],
      ['228,318! 214,330 204,340 196,350! 190,349 198,338 210,326!', GOLDEN.dark],
      ['196,351! 201,364 204,378 206,390! 202,391 199,379 195,365 191,354!', GOLDEN.light],
      // what the sleeve throws
      ['186,300! 190,316 198,329 211,340! 240,330 220,285!', GOLDEN.dark],
    ],
    crook: '196,351 190,347 186,342',
    sunlit: ['195,308 182,322 171,335 166,344'],
    sleeve:
      '256,269! 240,273 226,280 214,288 204,297 192,309! 192,318 197,328 205,336 216,343! 228,343 238,335 243,324! 246,304',
    folds: [
      ['242,290! 228,302 214,312 197,322! 205,338 226,348 248,314!', ROBE.middle],
      ['243,308! 236,320 226,330 209,336! 218,346 234,346 248,326!', ROBE.dark],
      ['242,288! 228,300 214,309 202,314! 216,314 232,306 244,298', ROBE.dark],
    ],
    hem: '190,300 192,309 192,318 197,328 205,336 216,343 226,346',
    lit: ['256,269 240,273 226,280 214,288 204,297 192,309'],
    wrist: [194.5, 391],
    rot: 171,
    fingers: [
      [-11, 5],
      [-4, 3],
      [3, 1],
      [10, -2],
    ],
    thumb: [-40, 22],
  },
  {
    limb: '381,288! 398,292 410,300 424,313 436,326 441,334! 442,342 438,356 430,370 423,384! 415,388 406,385 398,379! 400,367 404,354 409,341! 400,333 390,322 377,309!',
    planes: [
      ['447,329! 432,338 428,350 423,365 419,384! 435,390 453,359!', GOLDEN.dark],
      ['375,309! 390,321 400,331 409,340! 415,339 407,329 394,317!', GOLDEN.dark],
      ['409,341! 404,354 400,367 398,379! 403,380 406,368 410,355 414,344!', GOLDEN.light],
      ['420,292! 415,308 407,320 393,331! 362,321 383,278!', GOLDEN.dark],
    ],
    crook: '409,341 415,337 420,333',
    sunlit: ['410,300 424,313 436,326 441,334'],
    sleeve:
      '345,262! 362,266 377,273 390,281 400,289 413,301! 413,309 408,319 399,327 388,333! 375,333 364,326 359,315! 355,296',
    folds: [
      ['360,283! 375,294 390,304 408,313! 399,329 377,338 353,306!', ROBE.middle],
      ['359,300! 366,311 377,321 395,327! 385,336 368,336 353,317!', ROBE.dark],
      ['360,281! 375,292 390,301 403,306! 388,306 370,298 358,290', ROBE.dark],
    ],
    hem: '415,292 413,301 413,309 408,319 399,327 388,333 377,336',
    lit: ['345,262 362,266 377,273 390,281 400,289 413,301'],
    wrist: [411, 380],
    rot: -168,
    fingers: [
      [-9, 7],
      [-3, 3],
      [3, 2],
      [11, -3],
    ],
    thumb: [-36, 26],
  },
] as const;

function arm(art: Art, mirror: boolean): void {
  const { limb, planes, crook, sunlit, sleeve, folds, hem, lit, wrist, rot, fingers, thumb } =
    ARMS[mirror ? 1 : 0];
  const [x, y] = wrist;
  hand(art, local(art, x, y, 0.49, { mirror, rot }), GOLDEN, {
    length: 0.75,
    reach: 0.94,
    fingers,
    thumb,
  });
  flat(art, limb, GOLDEN.middle, ...planes, { along: sunlit, paint: '#fff3cc', width: 4 });
  art.blot([ribbon(curve(crook), 1.6, { start: 0.2, end: 0.8 })], GOLDEN.line);
  flat(art, sleeve, ROBE.light, ...folds, { along: lit, paint: '#fff6da', width: 5 }, () =>
    trim(art, hem, 13),
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
