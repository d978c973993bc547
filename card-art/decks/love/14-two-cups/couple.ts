import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, type Local, local } from '../../../kit/pen/index.ts';
import { HERS, HIS, hisHead } from './faces.ts';
import { fingers } from './fingers.ts';
import { her } from './her.ts';
import { him } from './him.ts';

/** The two whose places these are, shoulder to shoulder, each with an arm round the other. */
export function couple(art: Art): void {
  const box = local(art, -72, -160, 1.55);
  him(box);
  her(box);
  roundHim(box);
  roundHer(box);
  hisHead(box, 196, 316);
}

/** Her arm over the small of his back, the elbow turned from us; the hand flat on his side, the thumb up. */
function roundHim(on: Local): void {
  flat(
    on,
    '243,398! 242,418 239,436 233.6,452.4! 224,451.4 212,452 201,454 192,456! 192,465.6! 203,468.4 215,472.6 227,476.4 236.4,477.4! 242.6,471 247,459 251,443 255,424 258,404!',
    HERS.skin,
    // what of the upper arm lies behind the elbow, the forearm's underside, what his sleeve shades
    ['250,398! 248,424 244,444 238.6,460 235,470 238,480! 262,470 264,398!', HERS.shade, 0.85],
    ['192,461.6! 204,463 218,466.4 229,468 236,465! 240,480 190,480!', HERS.shade, 0.85],
    ['236,396! 240,424 250,438 262,436! 266,396!', '#7c463c', 0.7],
    { along: ['233.6,452.4 224,451.4 212,452 201,454 192,456'], paint: HERS.light, width: 3 },
  );
  strokes(on, ['233.6,452.4 236.6,456.4 237,462', '229,474 234,472 237,467'], INK.detail, HERS.line, 0);
  const box = local(on.art, ...on.at(13.4, 28), on.scale * 0.94);
  fingers(
    box,
    [
      ['166,468.6 157,471.4 149,474', 5.4],
      ['163.4,464.2 153,466.6 144,469.4', 6],
      ['162.6,459.4 152,461 142,463.4', 6.2],
      ['164.4,454.6 154,455.4 145,457.2', 5.8],
    ],
    HERS,
    [-0.3, -1],
  );
  flat(
    box,
    '198,454.6! 190,456 182,454.4 174,452 167,451.6! 162.6,455 161.4,461 163,466.6 166.6,471! 174,470.6 182,467.2 190,466.4 198,467.6!',
    HERS.skin,
    ['198,463! 188,462 178,463 170,465 164,468! 168,474 198,474', HERS.shade, 0.85],
    { along: ['198,454.6 190,456 182,454.4 174,452'], paint: HERS.light, width: 2.6 },
  );
  fingers(box, [['182,454.4 173,449.8 164.6,449.2', 5.4]], HERS, [-0.3, -1]);
  flat(box, '186,455.6! 180,452.4 175,452.4 174,455.6 179,459 184,460!', HERS.skin);
  strokes(
    box,
    ['163.6,455.6 161.8,456.8', '162,460.4 160,461.4', '163.4,465.4 161.6,466.4'],
    INK.detail,
    HERS.line,
    0,
  );
}

/** His arm over her shoulders, the hand round her upper arm: the fingers go on beyond it. */
function roundHer(box: Local): void {
  fingers(
    box,
    [
      ['294,416 300,423.4 304,431', 6.6],
      ['298.4,412.6 305.4,419.4 310,427', 7.2],
      ['302.4,408 310,414.4 314.6,422', 7.4],
      ['305,402.6 313,408.4 317.6,415.6', 7.2],
    ],
    HIS,
    [0.3, -1.1],
  );
  flat(
    box,
    '267,393! 277,391.6 286,390.6 295,392.6 303,397 308.4,403! 307.6,408 304,413.4 299.6,417.4 294,420! 287,416.6 282,411 275,411 269,413!',
    HIS.skin,
    ['269,406! 281,405 289,409 296,414 301,416! 295,424 269,418', HIS.shade, 0.7],
    { side: [0, -1.4], paint: HIS.light },
  );
  strokes(
    box,
    [
      '304.4,407 302.4,408.6',
      '300.4,412 298.6,413.4',
      '301,400.6 295,398 289,397',
      '295.6,409 290,405.4 285,403.6',
    ],
    INK.detail,
    HIS.line,
    0,
  );
  flat(
    box,
    '205,352! 219,357 233,366 246,377 257,384 269,386.4! 273,400 273,413! 264,420 255,426 245,433! 236,427 223,412 213,396! 206,376',
    '#3f5d67',
    ['211,388! 224,402 236,414 246,420 258,412 271,406! 276,418 246,440 214,406', '#2b4650'],
    { side: [0.6, -2.4], paint: '#f0b878' },
  );
  flat(box, '264,384.6! 272,383.6 276,387! 278.4,398 278,411 274,415! 267,416 263,414! 266,400', '#4c6a73', {
    side: [2, 0],
    paint: '#2b4650',
  });
  strokes(
    box,
    [
      '245,433 249,424 248,414',
      '252,384 252,398 246,408',
      '218,368 228,384 236,392',
      '249,429 256,421 264,415',
    ],
    INK.form,
    '#20363f',
    0.1,
  );
}
