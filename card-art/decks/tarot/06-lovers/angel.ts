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

/** Arms held out over the two, as wide as they are: from the shoulder to a slight elbow to the wrist, the sleeve hangs from it. */
const SLEEVE =
  '-22,258! -48,264 -68,280 -92,304 -116,328! -136,350 -152,372 -164,392! -160,402 -150,409 -140,410! -128,424 -116,446 -110,462! -96,452 -80,430 -66,402 -52,372 -42,346! -36,310!';

function arms(art: Art): void {
  for (const mirror of [false, true]) {
    const box = local(art, 300, 0, 1, { mirror });
    const wrist = local(art, mirror ? 451 : 149, 401, 0.35, { mirror, rot: 180 });
    hand(art, wrist, GOLDEN, {
      fingers: [
        [-9, -4],
        [-2, 0],
        [5, 4],
        [13, 8],
      ],
      thumb: [-34, 16],
    });
    flat(
      box,
      SLEEVE,
      ROBE.light,
      // below the arm the cloth hangs in its shade
      ['-38,290! -64,306 -92,334 -118,362 -146,398! -136,416! -108,470! -30,380!', ROBE.middle],
      ['-40,316! -62,334 -84,362 -104,394 -128,412! -110,470! -30,380!', ROBE.dark],
      ['-74,326! -92,362 -104,400 -110,440! -98,430 -92,396 -84,360!', ROBE.middle],
      ['-54,330! -64,366 -76,400 -88,430! -72,410 -58,376!', ROBE.deep, 0.5],
      {
        along: ['-22,258 -48,264 -68,280 -92,304 -116,328', '-116,328 -136,350 -152,372 -164,392'],
        paint: '#fff6da',
        width: 5,
      },
    );
    // its mouth, from the wrist to the hanging tip
    flat(
      box,
      '-165,392! -160,402 -150,409 -140,410! -128,424 -116,446 -110,463! -118,452 -130,434 -142,419! -154,416 -163,406!',
      pale('#c9974e'),
      ['-142,408! -128,424 -116,446 -110,463! -130,440!', pale('#9a6a40')],
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

/** An angel over the two, against the sun and a step behind them: wings that close round them, a bowed head, arms held out. */
export function angel(art: Art): void {
  wings(art);
  robe(art);
  collar(art);
  arms(art);
  angelHead(art);
}
