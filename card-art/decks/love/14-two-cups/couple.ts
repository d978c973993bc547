import { flat, INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { HERS, HIS } from './faces.ts';
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

/** Her arm over the small of his back, the hand at his side. */
function roundHim(art: Art): void {
  flat(
    art,
    '232,392! 224,418 211,438 199,446 176,449 162,451! 163,465! 186,469 211,477! 230,458 247,426 254,402!',
    HERS.skin,
    ['250,400! 238,428 224,448 206,464 186,462 160,460! 160,476 216,484 260,440', HERS.shade, 0.75],
    { side: [-0.6, -1.6], paint: HERS.light },
  );
  strokes(art, ['203,450 206,457 205,463'], INK.detail, '#6e3e38', 0);
  flat(
    art,
    '164,451! 155,447 148,447! 141,450 136,456 135,463! 137,469 142,472! 150,472 158,468 164,465!',
    HERS.skin,
    ['164,460! 152,462 140,466 134,464! 136,480 164,476', HERS.shade, 0.6],
  );
  strokes(
    art,
    ['149,453 142,456 137,459', '150,459 143,462 138,465', '152,464 146,467 142,470'],
    INK.detail,
    '#6e3e38',
    0,
  );
  flat(art, '166,452! 160,445 152,440 144,438 141,440! 143,444 150,448 156,455!', HERS.skin, {
    side: [-0.4, -1],
    paint: HERS.light,
  });
}

/** His arm over her shoulders, the hand on her upper arm. */
function roundHer(art: Art): void {
  flat(
    art,
    '274,411! 290,405 301,399! 308,414! 296,425 283,435!',
    HIS.skin,
    ['276,426! 290,416 306,408! 310,420 284,440', HIS.shade, 0.8],
    { side: [-0.6, -1.6], paint: HIS.light },
  );
  flat(
    art,
    '300,400! 308,394 317,391 325,393! 333,399 338,406 338,411! 335,413.5 333,411! 336,416 335,420.5 330.5,421! 331.5,425 328,428.5 323,426! 317,421 311,419 306,415!',
    HIS.skin,
    ['304,410! 316,412 326,416 336,412! 334,432 306,424', HIS.shade, 0.7],
    { side: [0, -1.4], paint: HIS.light },
  );
  strokes(art, ['324,400 329,405 333,411', '320,407 326,413 330.5,421'], INK.detail, '#5c302e', 0);
  flat(art, '299,402! 303,394 311,389 320,387 324,389! 322,393 314,396 311,402!', HIS.skin, {
    side: [-0.6, -1],
    paint: HIS.light,
  });
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
