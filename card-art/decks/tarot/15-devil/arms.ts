import { flat, INK, type Plane, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, local } from '../../../kit/pen/index.ts';
import { kneeHand } from './knee-hand.ts';
import { COOL, NIGHT } from './light.ts';

/** The upper arm: the elbow stands out before the way out, whose light runs along its under side. */
export function farArm(art: Art): void {
  flat(
    art,
    '412,452! 424,436 446,434 466,446 484,464 504,484 520,496! 530,504 532,514 524,524! 508,530 490,524 472,512 450,504 424,500!',
    '#4c2634',
    // the shoulder's roundness, the upper arm's under side
    ['410,470! 430,476 452,486 474,500 496,512 520,514 534,506! 530,530! 480,530 420,506!', '#2c1627'],
    ['470,514! 488,517 504,522 520,519 534,506! 536,520! 508,534 480,528!', COOL.mid],
    ['430,438! 450,440 466,452 478,468 468,472 452,460 436,456!', '#6a3438'],
    { along: ['532,504 533,514 524,524 508,530 490,524 472,512'], paint: COOL.rim, width: 4.6 },
    { along: ['446,434 466,446 484,464 504,484 520,496'], paint: '#8a4a40', width: 3 },
  );
  strokes(art, ['462,460 476,484 496,500', '516,498 521,505 518,513'], INK.form, NIGHT, 0.2);
}

const FAR_FORE =
  '514,499 522,496 529,499 534,507 534,517 531,531 525,546 517,560! 500,568 486,562! 487,548 490,534 495,520 504,507';

/** Its forearm comes back to the knee, the hand lies over it: painted when the knee is there. */
export function farHand(art: Art): void {
  flat(
    art,
    FAR_FORE,
    '#4c2634',
    ['524,508! 521,522 514,540 506,556 500,572! 520,580! 540,540 540,500! 530,500', '#34202f'],
    ['530,498! 529,514 527,524 522,539 514,556! 520,570! 540,540 540,500!', COOL.mid],
    { along: ['529,499 534,507 534,517 531,531 525,546 517,560'], paint: COOL.rim, width: 4.4 },
    { along: ['504,507 495,520 490,534 487,548'], paint: '#a0523a', width: 3.2 },
  );
  kneeHand(art);
}

/** The arm that holds the torch: its elbow hangs free over the knee, the forearm leans out to the fist. */
export function torchArm(art: Art): void {
  flat(
    art,
    '318,420! 296,408 270,414 254,434! 244,456 242,482 236,508 226,522 220,537! 226,551 244,557 262,554! 276,544 282,531 292,514 306,498 322,486!',
    '#6e332d',
    // turned to the trunk
    ['300,440! 284,476 276,513 262,537 258,558! 330,558! 330,440!', '#431e27'],
    ['292,470! 280,506 272,530 266,554! 330,558! 330,470!', '#2c1320'],
    // shoulder and upper arm in the fire
    ['262,420! 276,428 276,448 264,470 260,500 248,521 240,539! 210,539! 230,500 236,450!', '#b55c34'],
    ['250,440! 258,456 252,486 248,510 236,525 230,539! 210,539! 230,500 236,450!', '#e58a48'],
    { along: ['256,432 244,456 242,482 236,508 226,522 220,537'], paint: '#ffd08a', width: 4 },
  );
  strokes(art, ['284,424 274,440 270,458', '262,478 264,500 256,518'], INK.form, '#2c121c', 0.2);
  flat(art, FORE, '#84402f', ...FORE_PLANES);
  strokes(
    art,
    ['206,500 222,516 238,527', '252,531 250,539 256,545', '196,515 208,526 222,534'],
    INK.form,
    '#2c121c',
    0.2,
  );
}

const FORE =
  '178,474! 196,482 214,490 232,500 246,512 257,526! 268,537 270,548 261,558! 248,562 228,557 208,546 192,532 179,520 166,508!';
const FORE_PLANES: readonly Plane[] = [
  // the upper side, from the fire
  ['182,476! 206,500 226,515 244,531 252,543 258,557! 280,551! 262,521 220,480!', '#54252a'],
  ['186,474! 214,500 236,516 254,534! 280,539! 250,500 210,470!', '#361821'],
  // the under side, in it
  ['164,504! 184,518 198,530 214,540 234,549 262,552! 250,563! 200,557 160,515!', '#d77b40'],
  ['164,509! 180,522 196,537 216,548 244,554! 240,563! 190,551 156,515!', '#f6ac5e'],
  { along: ['166,508 180,521 192,533 206,546 224,556 244,557'], paint: '#ffe0a0', width: 4 },
];

const HAND = { fill: '#a2563a', dark: '#54262a', lit: '#f0a35c', edge: '#ffe0a0', line: '#250f1a' } as const;

/** Round the shaft: the fingers come round it from the far side, a claw at each end, the thumb over them. */
export function fist(art: Art): void {
  const box = local(art, 162, 470, 1.02, { rot: 10 });
  // the wrist bends: the ball of the hand stands out before the forearm
  flat(
    box,
    '-14,-30! 8,-36 26,-28 34,-10 36,8! 40,18 38,28 30,36! 18,42 4,40 -10,32!',
    HAND.dark,
    ['6,22! 20,20 32,8 40,8! 44,40! 4,46!', '#7c3d31'],
    ['2,34! 18,34 34,24 44,20! 40,46! 2,46!', HAND.lit],
  );
  for (const [finger, claw] of FINGERS) {
    box.fill(closed(claw), '#1a0d16');
    flat(
      box,
      finger,
      HAND.fill,
      { side: [0.5, -4.5], paint: HAND.dark },
      { side: [-1.4, 4], paint: HAND.lit },
      { side: [-0.8, 1.6], paint: HAND.edge },
    );
  }
  // the thumb, from the ball of the hand up and over the first finger
  box.fill(closed('-6,-30! -16,-33 -25,-26! -16,-25 -8,-21!'), '#1a0d16');
  flat(
    box,
    '36,10! 38,-8 32,-24 18,-34! 6,-38 -6,-37 -11,-31! -10,-24 -2,-21 8,-22! 16,-18 20,-10 20,2!',
    '#8a4733',
    ['-12,-40! 10,-35 26,-24 33,-6 34,12! 46,10! 40,-40!', HAND.dark],
    { side: [-1, 2.4], paint: HAND.lit },
  );
  strokes(box, ['6,-36 3,-31 5,-26', '28,-20 24,-15 25,-10'], INK.detail, HAND.line, 0.1);
  strokes(box, ['-12,-8 2,-9 12,-9', '-14,6 2,5 12,5', '-12,19 2,18 12,18'], INK.detail, HAND.line, 0.1);
}

/** First to last, each with its claw. */
const FINGERS = [
  [
    '-10,-23! -20,-23 -27,-16 -25,-9! -16,-7 4,-6 14,-8! 21,-12 20,-20 12,-22',
    '12,-21! 22,-22 28,-14 24,-7! 19,-9 12,-9!',
  ],
  ['-12,-8! -23,-9 -30,-2 -27,6! -16,8 4,8 15,6! 21,2 20,-6 13,-8', '12,-7! 22,-7 29,0 26,8! 20,5 12,6!'],
  ['-12,6! -22,6 -28,12 -25,19! -14,21 4,21 13,19! 19,15 18,8 12,6', '11,7! 20,7 27,13 24,20! 18,18 11,18!'],
  [
    '-10,19! -18,19 -23,24 -20,30! -10,33 2,33 9,31! 15,27 14,21 8,19',
    '7,20! 15,20 22,26 19,32! 14,30 7,30!',
  ],
] as const;
