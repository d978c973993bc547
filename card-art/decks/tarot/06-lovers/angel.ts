import { wing } from '../../../kit/figure/wing.ts';
import { flat, stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, local } from '../../../kit/pen/index.ts';
import { angelHead } from './angel-head.ts';
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

/** Sloping shoulders; light falls through it from between the two. */
function robe(art: Art): void {
  flat(
    art,
    '276,252! 324,252! 340,262 366,278 372,310 354,350 350,372 343,390! 350,416 362,470 400,560 420,800! 190,800! 206,560 240,470 250,416 257,390! 250,372 246,350 228,310 234,278 260,262',
    ROBE.light,
    ['226,290! 262,316 268,370 262,440 248,520! 236,520 200,300!', ROBE.middle],
    ['374,290! 340,316 332,370 338,440 350,520! 364,520 400,300!', ROBE.middle],
    ['226,320! 250,350 258,390 253,440 246,500! 230,500 200,300!', ROBE.dark],
    ['374,320! 352,350 346,390 348,440 352,500! 370,500 400,300!', ROBE.dark],
    ['276,306! 283,350 282,410 268,500! 274,420 275,350', ROBE.middle],
    ['322,308! 318,360 326,430 338,500! 332,420 327,360', ROBE.middle],
    ['300,326! 306,380 303,440 298,500! 294,440 298,380', ROBE.middle],
  );
  flat(
    art,
    '254,386! 276,393 300,395 324,393 346,386! 345,398! 324,406 300,408 276,406 255,398!',
    pale('#c9974e'),
    ['250,394! 276,402 300,404 324,402 350,394! 346,412! 254,412!', pale('#a8703a')],
    { side: [0, -1.4], paint: '#f0d8a4' },
  );
  art.fill(closed('274,250! 279,274 300,300! 321,274 326,250!'), '#d9a380');
  stippledGlow(art, ...KISS, 190, '#fffdf0', 1, 1.25);
}

/** From the shoulder out to the elbow; what is wide of it hangs outside the forearm, which comes forward and in again. */
const SLEEVE =
  '-22,258! -48,261 -78,270 -112,287 -142,307! -160,320 -169,336 -171,356 -170,384 -166,412 -158,436! -146,420 -132,396 -122,376 -108,360! -100,350 -95,340! -78,338 -58,334 -36,342!';

/** Over a head, from the wrist that the sleeve leaves bare: palm down, thumb to the middle. */
function blessing(art: Art, mirror: boolean): void {
  const box = local(art, mirror ? 421 : 179, 356, 0.51, { mirror, rot: mirror ? -149 : 149 });
  flat(
    box,
    '-22,20! -23,40 -27,58 -31,72! 14,84! 24,64 24,40 23,20!',
    GOLDEN.middle,
    ['14,10! 12,40 10,90! 40,90! 40,10!', GOLDEN.dark],
    ['-40,50! -14,60 12,62 34,54! 34,100! -40,100!', GOLDEN.dark],
  );
  hand(art, box, GOLDEN, {
    length: 0.84,
    fingers: [
      [-10, 2],
      [-7, 4],
      [8, 2],
      [11, -2],
    ],
    thumb: [-47, 24],
  });
}

function arms(art: Art): void {
  for (const mirror of [false, true]) {
    const box = local(art, 300, 0, 1, { mirror });
    flat(
      box,
      SLEEVE,
      ROBE.light,
      // below the arm the cloth is in its shade
      ['-34,296! -64,300 -96,314 -124,330 -144,350! -176,440! -90,400! -30,360!', ROBE.middle],
      ['-34,318! -62,316 -88,324 -104,336! -96,352! -30,360!', ROBE.dark],
      ['-171,350! -160,352 -156,380 -158,438! -180,440!', ROBE.dark],
      ['-52,300! -70,306 -84,318 -90,332! -100,318 -84,300', ROBE.dark, 0.6],
      {
        along: ['-22,258 -48,261 -78,270 -112,287 -142,307', '-142,307 -160,320 -169,336 -171,356'],
        paint: '#fff6da',
        width: 5,
      },
    );
    // we look into its mouth, out of which the forearm comes
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
}

/** The neck's opening, trimmed with gold. */
function collar(art: Art): void {
  const trim = { side: [0, -1.4], paint: '#f0d8a4' } as const;
  flat(
    art,
    '248,262! 274,250! 279,272 300,298! 300,316! 271,288 252,268!',
    pale('#c9974e'),
    ['248,262! 260,276 300,316! 300,308! 266,276!', pale('#a8703a')],
    trim,
  );
  flat(
    art,
    '352,262! 326,250! 321,272 300,298! 300,316! 329,288 348,268!',
    pale('#c9974e'),
    ['352,262! 340,276 300,316! 300,308! 334,276!', pale('#a8703a')],
    trim,
  );
}

/** An angel over the two, against the sun and a step behind them: wings that close round them, a bowed head, a hand over each of theirs. */
export function angel(art: Art): void {
  wings(art);
  robe(art);
  collar(art);
  arms(art);
  angelHead(art);
}
