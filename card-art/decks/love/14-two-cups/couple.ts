import { hand } from '../../../kit/figure/hand/hand.ts';
import { flat as laid } from '../../../kit/figure/hand/poses.ts';
import { flat, INK, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local } from '../../../kit/pen/index.ts';
import { HERS, HIS, hisHead } from './faces.ts';
import { her } from './her.ts';
import { bentToHer, him } from './him.ts';

const HER_SKIN = { light: '#d79c74', middle: HERS.skin, dark: HERS.shade, line: HERS.line };
const HIS_SKIN = { light: '#bb7a58', middle: HIS.skin, dark: HIS.shade, line: HIS.line };

/** Her left one, laid flat beside his spine, the thumb up. */
const ON_HIS_BACK = hand({
  pose: { ...laid, index: [6, 8, 5, 3], ring: [9, 10, 6, 2], little: [12, 14, 8, 5], wrist: [0, -16] },
  side: 'left',
  at: [203, 436.6],
  length: 43,
  fingers: -72,
  turn: 168,
  light: [-0.5, -0.85],
  forearm: 0.12,
});

/** His right one, closed round her far shoulder. */
const ON_HER_SHOULDER = hand({
  pose: {
    index: [16, 18, 10, 3],
    middle: [18, 20, 12, 0],
    ring: [21, 22, 12, 2],
    little: [24, 24, 14, 5],
    thumb: { away: 36, across: 16, bend: [4, 10] },
  },
  side: 'right',
  at: [278, 398],
  length: 46,
  fingers: 98,
  turn: 173,
  light: [0.3, -0.95],
  build: 'man',
  forearm: 0.22,
});

/** The two whose places these are, shoulder to shoulder, each with an arm round the other. */
export function couple(art: Art): void {
  const box = local(art, -72, -160, 1.55);
  const his = local(art, -79, -160, 1.55);
  him(his);
  her(box);
  roundHim(box);
  roundHer(bentToHer(his));
  hisHead(box, 212, 321);
}

/** Her arm up over his back: the elbow low and next to her, the hand laid flat beside the spine, the thumb up. */
function roundHim(on: Local): void {
  // what it shades on the shirt: a sliver under the hand, and under the wrist
  for (const sliver of [
    '167,430! 173,434 186,440 198,442.6! 199,445.4 186,443.4 174,438.4 167,433!',
    '197,440! 207,446 226,462 235.4,474.6! 224.4,469 214.6,460.4 206,452.2 199.4,447.2 194,445!',
  ])
    on.fill(closed(sliver), '#2f4d58');
  strokes(
    on,
    ['160,428 150,432 142,440', '168,452 158,459 150,470', '178,410 170,402 166,392'],
    INK.form,
    '#2c4854',
    0.1,
  );
  flat(
    on,
    '240,396! 236,416 233,434 229.6,448.6! 222,442.6 213,436.6 203,430.6! 200,435 199,439 199.6,443.6! 207,449.6 216,458.4 226,468 234.6,474.6! 243,475 249,467 253,449 256,428 260,404!',
    HERS.skin,
    // what of the upper arm lies behind the elbow, the forearm's underside, what his sleeve shades
    ['250,398! 247,424 243,446 238,460 232,468 236,482! 266,474 266,398!', HERS.shade, 0.85],
    ['198,438! 206,440.6 218,450.6 229,460 237,462! 240,484 214,470 194,448!', HERS.shade, 0.85],
    ['234,394! 238,422 248,436 262,434! 266,394!', '#7c463c', 0.7],
    { along: ['229.6,448.6 222,442.6 213,436.6 203,430.6'], paint: HERS.light, width: 3 },
  );
  strokes(on, ['229.6,448.6 233,452 234,458', '227,470 232,469 236,464'], INK.detail, HERS.line, 0);
  ON_HIS_BACK.paint(on, HER_SKIN);
  within(on, ON_HIS_BACK.outline, { side: [-0.6, -1.4], paint: HERS.light });
}

/** His arm over her shoulders: out of the cuff the wrist turns down to her, the thumb lies up on the shoulder, the fingers go round its far side. */
function roundHer(box: Local): void {
  // what hand and fingers throw on her
  box.fill(
    closed('270,404! 280,410 294,413 306,416 314,418! 321,414 323,406 318,398 310,394 296,396!'),
    '#7c463c',
    0.6,
  );
  ON_HER_SHOULDER.paint(box, HIS_SKIN);
  within(box, ON_HER_SHOULDER.outline, { side: [0.2, -1.6], paint: HIS.light });
  flat(
    box,
    '205,352! 219,356 233,363 246,373 257,381 269,385.4! 273,400 272,412! 264,415 255,418.4 246,420 238,418.6 230,413 221,405 213,395! 206,376',
    '#3f5d67',
    ['209,382! 222,395 234,404 245,408 258,406 272,403! 276,418 246,432 212,404', '#2b4650'],
    { side: [0.6, -2.4], paint: '#f0b878' },
  );
  flat(
    box,
    '263.4,385.4! 271,384.6 275.4,387.6! 277.8,397 277.2,408 273.6,412.8! 267,415 262.6,413.6! 265.6,400',
    '#4c6a73',
    {
      side: [2, 0],
      paint: '#2b4650',
    },
  );
  strokes(
    box,
    [
      '250,381 250,392 244,402',
      '218,366 228,380 236,388',
      '234,414 241,406 250,402',
      '240,418 248,410 258,406',
    ],
    INK.form,
    '#20363f',
    0.1,
  );
}
