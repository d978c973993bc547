import { wing } from '../../../kit/figure/wing.ts';
import { flat, stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local } from '../../../kit/pen/index.ts';
import { angelHead } from './angel-head.ts';
import { blessingHand } from './blessing-hand.ts';
import { GOLDEN, KISS } from './view.ts';

const ROBE = { light: '#fdf0cf', middle: '#f3d9a6', dark: '#d9ae7c', deep: '#a9744f' } as const;

const PLUMAGE = {
  rows: [
    { length: 1, width: 36, count: 15, light: '#bb4152', dark: '#8c2a45' },
    { length: 0.62, width: 31, count: 15, light: '#d76a69', dark: '#b54a56' },
    { length: 0.38, width: 25, count: 16, light: '#ee9a85', dark: '#d67a70' },
    { length: 0.2, width: 20, count: 18, light: '#f9c6a8', dark: '#eca58a' },
  ],
  arm: [24, '#f9c6a8'],
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
    '#d9a24e',
    ['250,394! 276,402 300,404 324,402 350,394! 346,412! 254,412!', '#a8703a'],
    { side: [0, -1.4], paint: '#fff0c0' },
  );
  art.fill(closed('274,250! 279,274 300,300! 321,274 326,250!'), GOLDEN.middle);
  stippledGlow(art, ...KISS, 190, '#fffdf0', 1, 1.25);
}

/** From the shoulder to the elbow before the wing, then forwards: out of a wide sleeve the forearm, a hand laid on the air over a head. */
function arms(art: Art): void {
  for (const mirror of [false, true]) {
    const box = local(art, mirror ? 298 : 300, 0, 1, { mirror });
    flat(
      box,
      '-24,262! -50,267 -68,279 -84,298 -112,318 -148,336 -178,350 -188,362 -184,376! -152,372 -137,352! -112,351 -90,346 -70,346 -51,340! -46,326 -39,308 -30,290!',
      ROBE.light,
      ['-30,300! -46,316 -72,324 -108,334 -150,350 -186,370! -180,390! -40,390!', ROBE.middle],
      ['-39,309! -46,320 -57,330 -76,334 -104,339 -128,346 -140,356! -140,390! -30,390!', ROBE.dark],
      ['-54,330! -76,314 -92,310 -108,318! -90,318 -74,326!', ROBE.middle],
      ['-50,330! -58,308 -60,296 -66,286! -52,296 -44,316!', ROBE.middle],
      { side: [0.4, -1.6], paint: '#fffdf0' },
    );
    flat(
      box,
      '-188,364! -184,354 -172,347 -154,345 -137,350! -143,366 -151,384 -160,402! -174,398 -186,382',
      ROBE.light,
      ['-190,368! -176,364 -158,356 -137,353! -150,412! -200,410!', ROBE.middle],
      ['-187,374! -172,376 -165,388 -160,404! -176,404 -190,390!', ROBE.dark],
      { along: ['-172,347 -154,345 -137,350'], paint: '#fffdf0', width: 3 },
    );
    const mouth = ellipse(-148.5, 376, 8.4, 28).rotate(24, -148.5, 376);
    flat(box, mouth, ROBE.deep);
    art.clip(box.place(closed('-137,350! -152,372 -160,402! -150,526! 68,526! 68,246! -110,246!')), () => {
      blessingHand(
        art,
        local(art, mirror ? 298 + 124 : 300 - 124, 382, 0.4, { mirror, rot: mirror ? -13 : 13 }),
        GOLDEN,
      );
    });
  }
}

/** The neck's opening, trimmed with gold. */
function collar(art: Art): void {
  const trim = { side: [0, -1.4], paint: '#fff0c0' } as const;
  flat(
    art,
    '248,262! 274,250! 279,272 300,298! 300,316! 271,288 252,268!',
    '#d9a24e',
    ['248,262! 260,276 300,316! 300,308! 266,276!', '#a8703a'],
    trim,
  );
  flat(
    art,
    '352,262! 326,250! 321,272 300,298! 300,316! 329,288 348,268!',
    '#d9a24e',
    ['352,262! 340,276 300,316! 300,308! 334,276!', '#a8703a'],
    trim,
  );
}

/** An angel of light over the two: wings that close round them, a face before the sun, two hands that bless. */
export function angel(art: Art): void {
  wings(art);
  robe(art);
  arms(art);
  collar(art);
  angelHead(art);
}
