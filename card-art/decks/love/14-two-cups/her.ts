import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { closed, type Local, leaning } from '../../../kit/pen/index.ts';
import { HERS, herHead } from './faces.ts';
import { fingers } from './fingers.ts';
import { byCandle } from './view.ts';

const DRESS = { base: '#d8b27e', dark: '#a87c58', light: '#f6dba6' };

/** Who stands on the right, seen from behind, turned to him; her near arm is painted after him. */
export function her(stance: Local): void {
  const box = leaning(stance, [280, 475], -5);
  restingArm(stance);
  skirt(stance);
  // neck and back
  flat(
    box,
    '263,350! 289,356! 290,370 296,384 308,393 312,402! 300,440 250,440! 240,404! 254,394 263,384',
    HERS.skin,
    ['284,360! 283,384 290,410 288,450! 330,450 320,380', HERS.shade, 0.65],
    // what the jaw shades
    ['258,346! 296,350 296,378 282,372 272,374 260,384!', HERS.shade, 0.85],
    ['258,404! 268,410 270,426 264,440! 256,430 254,414', HERS.shade, 0.4],
    { side: [-1.6, -1.2], paint: HERS.light },
  );
  // the spine, and the edge of the near shoulder blade
  strokes(box, ['286,398 287,414 286,428', '262,402 268,410 269,420'], INK.form, HERS.shade, 0.1);
  const bodice = closed(
    '250,398! 241,403 233,411 228,422 228,431 233,439 243,447 250,458 253,474! 280,480 306,473! 308,454 311,436 312,423 308,412 304,408! 300,418 293,430 285,434 274,428 262,414',
  );
  flat(
    box,
    bodice,
    DRESS.base,
    [closed('290,426! 294,444 295,460 292,486! 330,486 330,390 308,390'), DRESS.dark, 0.8],
    // the side, from under the arm to the waist; below the breast
    [closed('256,410! 264,426 270,448 266,478! 252,478 256,450 252,426'), DRESS.dark, 0.5],
    [closed('226,432! 234,436 242,438 250,436! 250,446 238,446'), DRESS.dark, 0.6],
    // his arm's shadow
    [closed('232,408! 244,428 258,428 272,424 286,422! 300,422 290,432 272,436 254,436 238,424'), '#9a7048'],
    byCandle(box.art, 310, '#ffcf88', 0.6),
    { side: [-2.6, -1.2], paint: DRESS.light },
  );
  strokes(
    box,
    [
      '303,456 297,448 294,436',
      '304,466 298,464 292,466',
      '258,462 268,459 278,463',
      '286,436 289,454 288,472',
    ],
    INK.form,
    '#83593f',
    0.1,
  );
  flat(
    box,
    '252,468! 280,475 307,467! 308,478 280,486 252,479!',
    '#7d4a42',
    ['280,460! 312,460 312,490 284,490', '#5c3338'],
    byCandle(box.art, 280, '#e08a5c', 0.6),
  );
  herHead(stance, 264, 338);
}

function skirt(box: Local): void {
  const cloth = closed(
    '252,474! 280,481 307,473! 319,494 325,522 330,572 337,630 344,678! 328,690 310,684 292,692 272,685 252,692 234,683! 236,640 240,580 243,530 244,500',
  );
  flat(
    box,
    cloth,
    DRESS.base,
    [closed('244,470! 254,500 252,560 246,640 240,720! 220,720 236,560'), DRESS.light, 0.55],
    // folds that start where the cloth is gathered
    [closed('262,482! 262,540 256,620 250,720! 268,720 268,640 270,560'), DRESS.dark, 0.75],
    [closed('282,484! 288,540 286,630 280,720! 304,720 300,630 296,550'), DRESS.dark, 0.85],
    [closed('302,478! 314,520 318,600 322,720! 336,720 330,620 322,540'), DRESS.dark, 0.7],
    byCandle(box.art, 250, '#ffdc98', 0.85),
  );
  strokes(
    box,
    [
      '258,486 256,520 250,560',
      '274,486 276,530 272,590',
      '292,484 304,520 310,570',
      '312,488 322,524 327,570',
    ],
    INK.form,
    '#8f6544',
    0.15,
  );
}

/** Bare: it hangs from the shoulder to the rail, where elbow and forearm rest; the hand falls over its edge. */
function restingArm(on: Local): void {
  flat(
    on,
    '294,392! 306,393 316,399 324,410 332,424 336,436 340,446! 353,448.6 367,451.6 381,454! 381,463.4! 366,466.6 350,469.6 336,471! 327,469.6 322,462 317,446 310,426 302,412!',
    HERS.skin,
    [
      '302,398! 314,412 321,430 326,448 334,459! 350,461 366,460 382,460! 382,476 330,480 312,452 300,420!',
      HERS.shade,
      0.75,
    ],
    byCandle(on.art, 300, '#f0a468', 0.7),
    {
      along: ['306,393 316,399 324,410 332,424 336,436 340,446', '340,446 353,448.6 367,451.6 381,454'],
      paint: HERS.light,
      width: 3,
    },
  );
  strokes(on, ['340,446 337,451 337,456', '331,468 334,465 335,461'], INK.detail, HERS.line, 0);
  fingers(
    on,
    [
      ['397,461.4 402,466.4 402.6,474', 5],
      ['400.4,459.6 406.4,465 407.4,473.4', 5.2],
      ['402,457.4 409.6,462 411.6,470.4', 5],
    ],
    HERS,
    [0.4, -1],
  );
  flat(
    on,
    '379,453.8! 387,452.6 395,453 402,455.4 405,458.6! 403.6,462 400,464.4 395.6,466.4! 391,468.4 386,466 379,463.6!',
    HERS.skin,
    ['379,460! 388,460.6 397,461.4 403,463! 396,470 379,468', HERS.shade, 0.75],
    { along: ['379,453.8 387,452.6 395,453 402,455.4'], paint: HERS.light, width: 2.4 },
  );
}
