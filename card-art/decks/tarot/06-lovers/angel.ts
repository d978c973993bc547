import { wing } from '../../../kit/figure/wing.ts';
import { flat, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  type Path,
  type Point,
  ribbon,
} from '../../../kit/pen/index.ts';
import { angelHead } from './angel-head.ts';
import { hand } from './hand.ts';
import { GOLDEN, KISS } from './view.ts';

const ROBE = { light: '#fdf0cf', middle: '#f3d9a6', dark: '#d9ae7c', deep: '#a9744f' } as const;
const RIM = '#fffdf0';

const PLUMAGE = {
  rows: [
    { length: 1, width: 36, count: 15, light: '#bb4152', dark: '#8c2a45' },
    { length: 0.62, width: 31, count: 15, light: '#d76a69', dark: '#b54a56' },
    { length: 0.38, width: 25, count: 16, light: '#ee9a85', dark: '#d67a70' },
    { length: 0.2, width: 20, count: 18, light: '#f9c6a8', dark: '#eca58a' },
  ],
  arm: [24, '#f9c6a8'],
  edgeLight: '#ffe9cc',
  lengths: [110, 250],
} as const;

function wings(art: Art): void {
  wing(art, {
    ...PLUMAGE,
    edge: curve('282,300 252,232 200,186 140,190 90,242 58,332 48,440'),
    angles: [164, 186],
    shaded: 'left',
    seed: 'left',
  });
  wing(art, {
    ...PLUMAGE,
    edge: curve('318,300 346,230 398,182 462,184 512,236 543,328 554,440'),
    angles: [196, 174],
    shaded: 'right',
    seed: 'right',
  });
}

/** Light falls through it from between the two. */
function robe(art: Art): void {
  flat(
    art,
    '240,268! 262,258 300,256 338,258 360,268! 364,330 380,400 392,600 400,800! 200,800! 208,600 222,400 236,330',
    ROBE.middle,
    ['230,270! 258,270 262,330 250,420 236,560 230,800! 190,800! 200,400!', ROBE.dark],
    ['370,270! 342,270 340,330 350,420 364,560 372,800! 410,800! 400,400!', ROBE.dark],
  );
  for (const [fold, width] of [
    ['276,292 268,370 254,500', 9],
    ['324,292 332,370 342,480', 9],
    ['290,316 286,380 282,440', 6],
    ['311,316 316,380 318,420', 6],
  ] as const)
    art.fill(ribbon(curve(fold), width, { start: 0.2, end: 0, peak: 0.4, samples: 16 }), ROBE.dark, 0.7);
  stippledGlow(art, ...KISS, 170, '#fffdf0', 1, 1.25);
}

/** An arm in its sleeve: outline, planes of shade, folds; the sleeve's mouth, and where and how the hand comes out of it. */
interface Arm {
  sleeve: string;
  shades: readonly string[];
  deep: string;
  folds: readonly string[];
  mouth: Path;
  wrist: Point;
  rot: number;
  mirror: boolean;
  /** The step towards the light between the two. */
  towards: Point;
}
const ARMS: readonly Arm[] = [
  {
    sleeve:
      '248,262! 224,266 200,284 174,312 150,342! 145,356 150,376 157,398! 174,409 200,409 229,393! 223,376 214,360 205,347! 222,341 240,331 258,318!',
    shades: [
      '150,342! 168,346 188,342 206,346! 216,364 230,394! 200,412 156,400 140,360!',
      '262,290! 246,314 226,334 206,348! 220,352 262,330!',
    ],
    deep: '150,344! 160,362 172,384 186,400! 170,410 150,396 142,360!',
    mouth: ellipse(193, 397, 37, 12.4).rotate(-5, 193, 396),
    wrist: [194, 391],
    rot: 176,
    mirror: false,
    folds: [
      '204,347 186,340 168,338',
      '206,350 190,356 172,356',
      '205,346 204,330 210,314',
      '152,344 160,326 174,312',
    ],
    towards: [1.4, 1],
  },
  {
    sleeve:
      '352,262! 378,264 404,276 430,294 456,312! 464,328 464,344 460,364! 444,374 416,374 388,360! 390,346 394,334 400,324! 382,326 362,324 342,318!',
    shades: [
      '456,312! 438,318 420,318 400,324! 392,340 388,362! 420,378 462,366 468,330!',
      '338,290! 354,308 376,322 400,324! 392,334 338,330!',
    ],
    deep: '456,314! 448,334 438,354 424,368! 446,378 464,366 468,334!',
    mouth: ellipse(424, 364, 37, 12).rotate(3, 424, 363),
    wrist: [421, 358],
    rot: 186,
    mirror: true,
    folds: [
      '400,324 420,312 440,308',
      '399,327 418,330 436,328',
      '400,323 396,306 386,292',
      '454,314 442,302 428,294',
    ],
    towards: [-1.4, 1],
  },
];

/** Both arms go out and down; each hand is held open over a head. */
function arms(art: Art): void {
  for (const { sleeve, shades, deep, mouth, wrist, rot, mirror, folds, towards } of ARMS) {
    const outline = closed(sleeve);
    flat(
      art,
      outline,
      ROBE.light,
      ...shades.map((shade) => [closed(shade), ROBE.middle] as const),
      [closed(deep), ROBE.dark],
      { side: [0, -2.4], paint: RIM },
    );
    strokes(art, folds, 3, ROBE.dark, 0.05);
    flat(art, mouth, ROBE.deep, [mouth.translate(0, -5), '#7d4c3c']);
    const [left, top, right, bottom] = mouth.bounds();
    const level = (top + bottom) / 2;
    const opening = closed(
      `${left},${level}! ${wrist[0]},${top + 1} ${right},${level}! ${right + 20},${bottom + 90}! ${left - 20},${bottom + 90}!`,
    );
    art.clip(opening, () =>
      hand(art, local(art, ...wrist, 0.36, { rot, mirror }), GOLDEN, {
        fingers: [
          [-7, 4],
          [-1, 3],
          [4, 2],
          [13, 0],
        ],
        thumb: [-42, 22],
        towards,
      }),
    );
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

/** An angel of light stands over the two: its wings close round them, its hands bless them. */
export function angel(art: Art): void {
  wings(art);
  robe(art);
  angelHead(art);
  collar(art);
  arms(art);
}
