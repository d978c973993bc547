import { wing } from '../../../kit/figure/wing.ts';
import { flat, stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local } from '../../../kit/pen/index.ts';
import { angelHead } from './angel-head.ts';
import { hand } from './hand.ts';
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

/** From the shoulder to the elbow before the wing, then forwards: a wide sleeve, a hand held open over a head. */
function arms(art: Art): void {
  for (const mirror of [false, true]) {
    const box = mirror ? local(art, 298, 0, 1, { mirror }) : local(art, 300, 0, 1, {});
    const wrist = mirror
      ? local(art, 424, 364, 0.42, { mirror, rot: -122 })
      : local(art, 172, 366, 0.42, { rot: 126 });
    flat(
      box,
      '-24,262! -50,267 -68,279 -84,298 -112,318 -148,336 -178,352 -186,366 -180,378! -130,372 -112,352! -90,346 -70,346 -51,340! -46,326 -39,308 -30,290!',
      ROBE.light,
      ['-30,300! -46,316 -72,324 -108,334 -150,352 -184,372! -180,390! -40,390!', ROBE.middle],
      ['-39,309! -46,320 -57,330 -76,334 -104,338 -136,350 -160,364! -160,390! -30,390!', ROBE.dark],
      ['-54,330! -76,314 -92,310 -108,318! -90,318 -74,326!', ROBE.middle],
      ['-50,330! -58,308 -60,296 -66,286! -52,296 -44,316!', ROBE.middle],
      { side: [0.4, -1.6], paint: '#fffdf0' },
    );
    flat(
      box,
      '-187,364! -182,357 -166,350 -142,345 -117,346! -124,362 -134,390 -150,410! -164,404 -180,386',
      ROBE.light,
      ['-190,366! -170,366 -144,358 -126,356! -140,420! -200,410!', ROBE.middle],
      ['-184,372! -166,376 -156,390 -150,412! -170,410 -186,390!', ROBE.dark],
      ['-117,346! -126,360 -138,380 -150,410! -152,390 -146,372 -136,358!', ROBE.dark],
      { along: ['-162,349 -142,345 -117,346'], paint: '#fffdf0', width: 3 },
    );
    const mouth = ellipse(-133.5, 378, 9, 36).rotate(27, -133.5, 378);
    flat(box, mouth, ROBE.deep);
    flat(box, '-121,354! -113,355.6! -110,362 -116,374!', GOLDEN.middle);
    art.clip(
      box.place(closed('-117,346! -141,374 -150,410! -132,526! 68,526! 68,246! -92,246!')),
      () =>
        void hand(art, wrist, GOLDEN, {
          fingers: [
            [-8, 13],
            [0, 17],
            [0, 20],
            [8, 25],
          ],
          thumb: [-36, 22],
        }),
    );
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
