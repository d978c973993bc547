import { wing } from '../../../kit/figure/wing.ts';
import { flat, stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, curve, local } from '../../../kit/pen/index.ts';
import { angelHead } from './angel-head.ts';
import { hand } from './hand.ts';
import { GOLDEN, KISS } from './view.ts';

const ROBE = { light: '#fdf0cf', middle: '#f3d9a6', dark: '#d9ae7c' } as const;

const PLUMAGE = {
  rows: [
    { length: 1, width: 36, count: 15, light: '#bb4152', dark: '#8c2a45' },
    { length: 0.62, width: 31, count: 15, light: '#d76a69', dark: '#b54a56' },
    { length: 0.38, width: 25, count: 16, light: '#ee9a85', dark: '#d67a70' },
    { length: 0.2, width: 20, count: 18, light: '#f9c6a8', dark: '#eca58a' },
  ],
  arm: [24, '#f9c6a8'],
  edgeLight: '#ffe9cc',
  lengths: [84, 240],
} as const;

function wings(art: Art): void {
  wing(art, {
    ...PLUMAGE,
    edge: curve('266,300 244,236 198,190 140,192 90,242 58,332 48,440'),
    angles: [200, 184],
    shaded: 'left',
    seed: 'left',
  });
  wing(art, {
    ...PLUMAGE,
    edge: curve('334,300 354,234 400,186 462,186 512,238 543,328 554,440'),
    angles: [160, 176],
    shaded: 'right',
    seed: 'right',
  });
}

/** Sloping shoulders; light falls through it from between the two. */
function robe(art: Art): void {
  flat(
    art,
    '276,252! 324,252! 340,262 366,278 372,310 352,350 348,400 354,480 372,600 390,800! 210,800! 228,600 244,480 250,400 248,350 228,310 234,278 260,262',
    ROBE.light,
    ['226,290! 262,316 268,370 262,440 248,520! 236,520 200,300!', ROBE.middle],
    ['374,290! 340,316 332,370 338,440 350,520! 364,520 400,300!', ROBE.middle],
    ['226,320! 250,350 258,390 253,440 246,500! 230,500 200,300!', ROBE.dark],
    ['374,320! 352,350 346,390 348,440 352,500! 370,500 400,300!', ROBE.dark],
    ['276,306! 283,350 282,410 268,500! 274,420 275,350', ROBE.middle],
    ['322,308! 318,360 326,430 338,500! 332,420 327,360', ROBE.middle],
    ['300,326! 306,380 303,440 298,500! 294,440 298,380', ROBE.middle],
  );
  stippledGlow(art, ...KISS, 190, '#fffdf0', 1, 1.25);
}

/** Each comes out under a wing and is held open over a head. */
function hands(art: Art): void {
  for (const mirror of [false, true]) {
    const box = mirror ? local(art, 424, 354, 1, { mirror }) : local(art, 168, 366, 1, {});
    flat(
      box,
      '-58,-70! -14,-64 6,-38 16,-18! 11,-2 5,14 -6,32! -30,22 -50,-2 -64,-40',
      ROBE.light,
      ['-64,-40! -40,-22 -14,-6 6,2! 4,26 -6,36! -50,20!', ROBE.middle],
      ['16,-18! 7,-8 0,8 -6,32! -16,22 -10,4 2,-10!', ROBE.dark],
      ['-46,-34! -34,-10 -24,6 -18,24! -32,14 -44,-8!', ROBE.dark],
    );
    hand(art, mirror ? local(art, 420, 354, 0.42, { mirror, rot: -122 }) : local(art, 172, 366, 0.42, { rot: 126 }), GOLDEN, {
      fingers: [
        [-7, 14],
        [-1, 17],
        [3, 20],
        [11, 24],
      ],
      thumb: [-36, 22],
    });
  }
}

/** The neck's opening, trimmed with gold. */
function collar(art: Art): void {
  const trim = { side: [0, -1.4], paint: '#fff0c0' } as const;
  flat(
    art,
    '248,262! 263,255! 277,272 300,298! 300,316! 271,288 252,268!',
    '#d9a24e',
    ['248,262! 260,276 300,316! 300,308! 266,276!', '#a8703a'],
    trim,
  );
  flat(
    art,
    '352,262! 337,255! 323,272 300,298! 300,316! 329,288 348,268!',
    '#d9a24e',
    ['352,262! 340,276 300,316! 300,308! 334,276!', '#a8703a'],
    trim,
  );
}

/** An angel of light over the two: wings that close round them, a face before the sun, two hands that bless. */
export function angel(art: Art): void {
  robe(art);
  hands(art);
  wings(art);
  collar(art);
  angelHead(art);
}
