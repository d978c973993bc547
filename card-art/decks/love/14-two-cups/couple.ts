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
      ['163,465 154,468.4 147.4,473', 5.6],
      ['160,460.4 150,463 142,467.6', 6.4],
      ['159.6,455.4 149,457 140.4,461', 6.8],
      ['161.6,450.6 152,450.4 143.6,453.6', 6.4],
    ],
    HERS,
    [-0.3, -1],
  );
  flat(
    box,
    '198,454.4! 190,454.8 183,453.4 178,452 172,449.4 165,447.6 160,449.4! 157,454 157,461 160,467! 165,470 172,468 179,465.6 190,467.2 198,468.4!',
    HERS.skin,
    ['198,462! 188,461 178,461.4 170,462 163,465 160,468! 168,474 198,474', HERS.shade, 0.85],
    { along: ['198,454.4 190,454.8 183,453.4 178,452'], paint: HERS.light, width: 3 },
  );
  fingers(box, [['175,452.6 168.6,446 161,441.6', 5.4]], HERS, [-0.3, -1]);
  flat(box, '182,453.6! 176,450 171.4,450.4 168.6,454 172,458.6 178,460.6!', HERS.skin);
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
    { side: [0.8, -2.4], paint: '#f0b878' },
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
