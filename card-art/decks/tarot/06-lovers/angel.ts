import { wing } from '../../../kit/figure/wing.ts';
import { flat, stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ribbon } from '../../../kit/pen/index.ts';
import { angelSleeves } from './angel-arms.ts';
import { angelHairBehind, angelHead, angelNeck } from './angel-head.ts';
import { KISS, pale, ROBE } from './view.ts';

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

/** An angel over the two, against the sun and a step behind them: wings that close round them, a bowed head, a hand over each of theirs. */
export function angel(art: Art): void {
  wings(art);
  angelHairBehind(art);
  angelNeck(art);
  robe(art);
  angelSleeves(art);
  angelHead(art);
}
