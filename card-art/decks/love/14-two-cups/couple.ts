import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local } from '../../../kit/pen/index.ts';
import { HERS, HIS, hisHead } from './faces.ts';
import { fingers } from './fingers.ts';
import { her } from './her.ts';
import { bentToHer, him } from './him.ts';

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
  // what it shades on the shirt: a sliver under each finger, and under the wrist
  for (const sliver of [
    '169,445! 174,443 180,440 188,438! 188,445.2 182,446.4 176.6,449.4 171.8,451.4 169,450!',
    '163.4,440! 170,438 178,436! 178,440.6 171,443 166,445.8 163.4,444.6!',
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
    ['198,440! 208,444 219,453 229,461 237,462! 240,484 214,470 194,448!', HERS.shade, 0.85],
    ['234,394! 238,422 248,436 262,434! 266,394!', '#7c463c', 0.7],
    { along: ['229.6,448.6 222,442.6 213,436.6 203,430.6'], paint: HERS.light, width: 3 },
  );
  strokes(on, ['229.6,448.6 233,452 234,458', '227,470 232,469 236,464'], INK.detail, HERS.line, 0);
  fingers(
    on,
    [
      ['187,438.8 178,441.2 170.6,446.4', 5],
      ['184.4,434.6 173.6,436.6 165,442', 5.6],
      ['184.4,429 172,427 161.6,429', 5.8],
      ['186.6,424.4 175,421.8 164.4,423.4', 5.5],
    ],
    HERS,
    [-0.3, -1],
  );
  flat(
    on,
    '206,431.6! 199,426.4 193,422.6 187.6,421! 183.6,424.6 181.8,430 182.4,436 185.6,441! 191,442.6 196,442.8 203,445.4!',
    HERS.skin,
    ['207,438! 200,435.6 193,434.6 187,436 183,438! 188,446 206,448', HERS.shade, 0.85],
    { along: ['206,431.6 199,426.4 193,422.6 187.6,421'], paint: HERS.light, width: 2.4 },
  );
  fingers(on, [['198,427.4 191,418.6 183,413.4', 5.4]], HERS, [-0.3, -1]);
  flat(on, '202.6,430! 198,424.6 194.4,421 191.6,424.4 194.6,429 199.6,432!', HERS.skin);
  strokes(
    on,
    ['183.8,424.4 182,425.4', '182.4,429.6 180.6,430', '182.8,435.4 181,436'],
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
