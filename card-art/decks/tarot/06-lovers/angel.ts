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

/** Bare from half the upper arm: the point of the elbow, a forearm that swells and narrows to the wrist, a hand over a head. */
const ARMS = [
  {
    limb: '222,300! 206,300 186,306 168,318 156,329 147,341! 150,353 158,366 170,379 183,393! 190,396 200,390 203,379! 198,367 192,356 186,348 179,342! 191,336 212,326!',
    planes: [
      // the side turned from the light between the two, to the ulna's edge
      ['140,336! 157,346 165,358 175,371 186,388 186,400! 140,380!', GOLDEN.dark],
      ['210,320! 190,329 176,333 166,334! 172,342 180,343! 200,344!', GOLDEN.dark],
      ['179,342! 186,347 193,356 199,367 205,380! 200,382 191,368 184,357!', GOLDEN.light],
      // what the sleeve throws
      ['174,296! 172,314 180,330 194,342! 230,340 220,290!', GOLDEN.dark],
    ],
    crook: '179,342 174,338 170,333',
    sunlit: ['186,306 168,318 156,329 147,341'],
    sleeve:
      '256,269! 238,274 222,281 206,290 192,301 178,313! 178,322 184,333 194,342 207,350! 220,349 232,339 240,326! 244,304',
    folds: [
      ['246,288! 228,300 208,314 186,330! 200,350 220,356 250,320!', ROBE.middle],
      ['243,306! 232,322 218,334 200,342! 208,354 230,352 246,330!', ROBE.dark],
      ['240,290! 224,304 206,316 190,323! 206,322 228,312 242,302', ROBE.dark],
    ],
    hem: '180,304 178,313 178,322 184,333 194,342 207,350 220,354',
    lit: ['256,269 238,274 222,281 206,290 192,301 178,313'],
    wrist: [193, 385],
    rot: 160,
    fingers: [
      [-9, 6],
      [-5, 5],
      [4, 2],
      [7, 0],
    ],
    thumb: [-38, 22],
  },
  {
    limb: '388,290! 404,288 422,292 436,301 448,312 457,325! 456,337 450,349 441,360 429,374! 420,375 411,368 409,357! 414,345 419,335 424,328 429,323! 417,321 400,312!',
    planes: [
      ['464,322! 446,332 441,342 434,354 426,366 427,380! 468,370!', GOLDEN.dark],
      ['402,308! 418,314 430,316 440,316! 436,324 428,324! 410,326!', GOLDEN.dark],
      ['429,323! 424,328 419,335 414,345 409,357! 412,360 418,348 425,337!', GOLDEN.light],
      ['432,284! 434,300 428,314 414,328! 380,330 384,280!', GOLDEN.dark],
    ],
    crook: '429,323 434,319 438,315',
    sunlit: ['422,292 436,301 448,312 457,325'],
    sleeve:
      '342,266! 364,267 384,271 402,278 417,286 430,297! 430,306 425,317 416,327 403,335! 391,337 380,332 373,322! 368,304',
    folds: [
      ['362,286! 382,296 402,306 424,316! 410,336 390,344 362,320!', ROBE.middle],
      ['370,304! 382,316 396,324 412,328! 404,340 386,342 366,326!', ROBE.dark],
      ['366,280! 384,292 402,302 420,306! 402,308 384,302 368,294', ROBE.dark],
    ],
    hem: '428,288 430,297 430,306 425,317 416,327 403,335 390,338',
    lit: ['342,266 364,267 384,271 402,278 417,286 430,297'],
    wrist: [418, 365],
    rot: -156,
    fingers: [
      [-7, 8],
      [-1, 3],
      [1, 3],
      [9, -2],
    ],
    thumb: [-34, 26],
  },
] as const;

function arm(art: Art, mirror: boolean): void {
  const { limb, planes, crook, sunlit, sleeve, folds, hem, lit, wrist, rot, fingers, thumb } =
    ARMS[mirror ? 1 : 0];
  hand(art, local(art, ...wrist, 0.49, { mirror, rot }), GOLDEN, {
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
