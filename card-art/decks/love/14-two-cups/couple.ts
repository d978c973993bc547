import { flat, INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local } from '../../../kit/pen/index.ts';
import { HERS, HIS } from './faces.ts';
import { fingers } from './fingers.ts';
import { her } from './her.ts';
import { him } from './him.ts';

/** The two whose places these are, shoulder to shoulder, each with an arm round the other. */
export function couple(art: Art): void {
  // against the glow: their shadows come towards us
  for (const shadow of ['140,760! 252,760! 260,840 100,840!', '266,754! 366,750! 400,830 250,840!'])
    stippled(art, closed(shadow), '#2a1c2a', [0, 752], [0, 840], [0.85, 0]);
  const box = local(art, -8, -56, 1.12);
  him(box);
  her(box);
  roundHim(box);
  roundHer(box);
}

/** Her arm over the small of his back, the hand flat on his side, the thumb up. */
function roundHim(box: Local): void {
  flat(
    box,
    '242,398! 239,422 233,440 226,452! 214,450 198,448 186,449 176,452! 176,467! 190,471 206,476 220,482 232,484 241,479 246,470! 254,452 259,430 262,404!',
    HERS.skin,
    [
      '262,400! 250,424 243,446 236,460 224,470 206,466 190,462 176,462! 176,480 226,492 262,450',
      HERS.shade,
      0.75,
    ],
    { side: [-0.6, -1.6], paint: HERS.light },
  );
  strokes(box, ['226,452 231,456 234,463', '236,477 241,473 244,468'], INK.detail, HERS.line, 0);
  fingers(
    box,
    [
      ['163,465 154,468.4 147.4,473', 6],
      ['160,460.4 150,463 142,467.6', 7],
      ['159.6,455.4 149,457 140.4,461', 7.4],
      ['161.6,450.6 152,450.4 143.6,453.6', 7],
    ],
    HERS,
    [-0.3, -1],
  );
  flat(
    box,
    '178,452! 172,449 165,447 160,449! 157,454 157,461 160,467! 165,470.6 172,469 178,466.6!',
    HERS.skin,
    ['178,462! 170,462 163,465 160,468! 168,474 180,470', HERS.shade, 0.75],
  );
  fingers(box, [['174,453 168,446 160.6,441', 6]], HERS, [-0.3, -1]);
  flat(box, '182,453! 176,449.6 171,450 168,454 172,459 178,461!', HERS.skin);
  strokes(
    box,
    ['160.6,450.6 159,452', '158.8,456 157.2,457', '160,461.4 158.4,462.4'],
    INK.detail,
    HERS.line,
    0,
  );
}

/** His arm over her shoulders, the hand on her upper arm. */
function roundHer(box: Local): void {
  flat(
    box,
    '272,411! 288,405 300,398! 308,410! 296,423 283,436!',
    HIS.skin,
    ['276,426! 290,415 306,404! 310,418 284,440', HIS.shade, 0.8],
    { side: [-0.6, -1.6], paint: HIS.light },
  );
  fingers(
    box,
    [
      ['306,409 310.6,417 312,426', 6.8],
      ['309.6,406 316,414.4 318,425.6', 7.8],
      ['313.4,401.6 321,409.6 323.6,422', 8],
      ['316,396.4 325,403 328.4,415', 7.8],
    ],
    HIS,
    [0.3, -1.1],
  );
  flat(
    box,
    '297,401! 303,393.4 310,390 317,391.4! 321,395.4 320,400.4 316,406! 312,411 308,413 304,412!',
    HIS.skin,
    ['301,408! 310,404 318,405 322,402! 320,414 306,416', HIS.shade, 0.6],
    { side: [0, -1.3], paint: HIS.light },
  );
  strokes(
    box,
    ['320,397 318,398.8', '317.4,402.4 315.4,404', '313,407.6 311.2,408.8'],
    INK.detail,
    HIS.line,
    0,
  );
  fingers(box, [['300,400.4 305,392 313.6,387.4', 6.4]], HIS, [-0.4, -1.1]);
  flat(box, '298,401! 303,395 308,396 309,402 304,409!', HIS.skin);
  flat(
    box,
    '205,352! 221,360 236,374 250,390 264,406 275,410! 285,433! 270,446 257,450! 244,441 228,422 215,404! 208,380',
    '#3f5d67',
    ['212,396! 232,410 248,424 262,432 284,424! 284,440 256,460 220,420', '#2b4650'],
    { side: [0.6, -2], paint: '#b7ad86' },
  );
  flat(box, '272,409! 280,407! 289,430 285,436! 276,434 268,420', '#4c6a73', {
    side: [2, 0],
    paint: '#2b4650',
  });
  strokes(
    box,
    [
      '254,404 256,418 252,430',
      '262,410 264,422 260,436',
      '246,398 246,410 240,418',
      '218,372 226,388 236,398',
    ],
    INK.form,
    '#20363f',
    0.1,
  );
}
