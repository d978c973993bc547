import { flat, INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { HERS, HIS } from './faces.ts';
import { fingers } from './fingers.ts';
import { her } from './her.ts';
import { him } from './him.ts';

/** The two whose places these are, shoulder to shoulder, each with an arm round the other. */
export function couple(art: Art): void {
  // against the glow: their shadows come towards us
  for (const shadow of ['136,730! 232,730! 240,800 96,800!', '246,724! 334,720! 372,790 236,800!'])
    stippled(art, closed(shadow), '#2a1c2a', [0, 722], [0, 800], [0.85, 0]);
  him(art);
  her(art);
  roundHim(art);
  roundHer(art);
}

/** Her arm over the small of his back, the fingers round his side, the thumb up. */
function roundHim(art: Art): void {
  flat(
    art,
    '240,392! 234,414 226,430 216,439! 196,443 178,447 162,452! 163,465! 184,467 204,472 222,479 231,477! 244,458 254,430 258,402!',
    HERS.skin,
    ['256,396! 248,424 236,446 222,462! 202,458 184,456 160,460! 160,476 226,488 264,440', HERS.shade, 0.75],
    { side: [-0.6, -1.6], paint: HERS.light },
  );
  strokes(art, ['217,441 223,449 224,458'], INK.detail, HERS.line, 0);
  fingers(
    art,
    [
      ['153,465 146,468 140,471', 6],
      ['151,460.5 143,462.6 136.4,466.4', 6.8],
      ['150,455.5 141,456.6 134.4,460.6', 7.2],
      ['151,450.5 143,450.4 136.4,454.4', 6.8],
    ],
    HERS,
    [-0.3, -1],
  );
  flat(
    art,
    '165,452! 158,448 151,446 147,448! 145,453 146,460 149,466! 155,468 160,467 166,465!',
    HERS.skin,
    ['166,460! 158,461 150,464 148,468! 156,474 168,470', HERS.shade, 0.7],
  );
  fingers(art, [['160,453 154,447 146,441.5', 5.6]], HERS, [-0.3, -1]);
  flat(art, '166,452! 160,449 156,450 154,455 160,460! 166,462!', HERS.skin);
  strokes(
    art,
    ['149.4,451 148,452.6', '148,456.4 146.6,457.6', '149,461.4 147.6,462.6'],
    INK.detail,
    HERS.line,
    0,
  );
}

/** His arm over her shoulders, the hand on her upper arm. */
function roundHer(art: Art): void {
  flat(
    art,
    '272,411! 288,405 300,398! 308,410! 296,423 283,436!',
    HIS.skin,
    ['276,426! 290,415 306,404! 310,418 284,440', HIS.shade, 0.8],
    { side: [-0.6, -1.6], paint: HIS.light },
  );
  fingers(
    art,
    [
      ['308,410 315,416 317.6,424.6', 6.8],
      ['311,406 320.4,412.4 323.6,422.4', 7.6],
      ['314,401 325.6,407 329.6,417.6', 8],
      ['316,395.4 328.6,401 333.4,411.4', 7.6],
    ],
    HIS,
    [0.3, -1.1],
  );
  flat(
    art,
    '297,401! 303,393.4 310,390 317,391.4! 321,395.4 320,400.4 316,406! 312,411 308,413 304,412!',
    HIS.skin,
    ['301,408! 310,404 318,405 322,402! 320,414 306,416', HIS.shade, 0.6],
    { side: [0, -1.3], paint: HIS.light },
  );
  strokes(
    art,
    ['320,397 318,398.8', '317.4,402.4 315.4,404', '313,407.6 311.2,408.8'],
    INK.detail,
    HIS.line,
    0,
  );
  fingers(art, [['300,400.4 305,392 313.6,387.4', 6.4]], HIS, [-0.4, -1.1]);
  flat(art, '298,401! 303,395 308,396 309,402 304,409!', HIS.skin);
  flat(
    art,
    '205,352! 221,360 236,374 250,390 264,406 275,410! 285,433! 270,446 257,450! 244,441 228,422 215,404! 208,380',
    '#3f5d67',
    ['212,396! 232,410 248,424 262,432 284,424! 284,440 256,460 220,420', '#2b4650'],
    { side: [0.6, -2], paint: '#b7ad86' },
  );
  flat(art, '272,409! 280,407! 289,430 285,436! 276,434 268,420', '#4c6a73', {
    side: [2, 0],
    paint: '#2b4650',
  });
  strokes(
    art,
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
