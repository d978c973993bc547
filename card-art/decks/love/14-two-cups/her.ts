import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { closed, type Local } from '../../../kit/pen/index.ts';
import { HERS, herHead } from './faces.ts';
import { fingers } from './fingers.ts';

const DRESS = { base: '#d8b27e', dark: '#a87c58', light: '#f6dba6', warm: '#f6c583' };

/** Who stands on the right, seen from behind, turned to him; her near arm is painted after him. */
export function her(box: Local): void {
  railArm(box);
  flat(box, '258,696! 276,696! 277,716 276,724 270,730 263,729 259,722!', '#6a3a34');
  flat(box, '304,696! 322,696! 326,714 328,722 322,728 312,728 306,721!', '#6a3a34');
  skirt(box);
  // neck and back
  flat(
    box,
    '264,362! 290,366! 292,380 304,392 310,402! 300,440 250,440! 240,404! 254,394 263,384',
    HERS.skin,
    ['282,360! 278,384 284,410 282,450! 330,450 320,380', HERS.shade, 0.65],
    ['258,404! 268,410 270,426 264,440! 256,430 254,414', HERS.shade, 0.4],
    { side: [-1.6, -1.2], paint: HERS.light },
  );
  strokes(box, ['277,398 276,414 277,428'], INK.form, HERS.shade, 0.1);
  const bodice = closed(
    '250,398! 243,404 239,416 244,438 251,456 253,474! 280,480 306,473! 309,452 315,430 317,412 311,399 305,396! 300,412 288,424 274,427 260,420',
  );
  flat(
    box,
    bodice,
    DRESS.base,
    [closed('282,420! 286,440 288,460 284,486! 330,486 330,390 306,390'), DRESS.dark, 0.8],
    [closed('262,424! 266,446 262,476! 256,476 258,450'), DRESS.dark, 0.5],
    // his arm's shadow
    [closed('230,424! 256,452 284,440 304,420 318,406! 320,416 300,434 276,451 258,459 240,448'), '#9a7048'],
    { side: [-1.8, -0.8], paint: DRESS.light },
  );
  strokes(
    box,
    ['300,456 290,448 286,436', '304,466 294,464 286,466', '256,460 264,458 270,462'],
    INK.form,
    '#83593f',
    0.1,
  );
  flat(box, '252,468! 280,475 307,467! 308,478 280,486 252,479!', '#7d4a42', [
    '280,460! 312,460 312,490 284,490',
    '#5c3338',
  ]);
  herHead(box, 273, 341);
}

function skirt(box: Local): void {
  const cloth = closed(
    '252,474! 280,481 307,473! 319,494 325,522 330,572 338,640 348,700! 330,712 312,706 292,714 272,706 252,714 232,704! 236,640 240,580 243,530 244,500',
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
    [closed('296,560! 306,610 308,660 306,720! 320,720 318,660 312,600'), DRESS.warm, 0.9],
    [closed('326,570! 334,620 342,680 346,720! 356,710 340,600'), DRESS.warm],
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

/** Bare, the elbow on the rail, the hand hanging over it. */
function railArm(box: Local): void {
  flat(
    box,
    '302,394! 315,398 323,410 329,428 335,446! 346,447 360,450 378,454! 378,464! 364,468 350,471 338,473 329,469! 321,457 312,440 306,424',
    HERS.skin,
    ['306,402! 314,426 324,448 334,461 352,463 379,460! 379,478 326,482 300,430', HERS.shade, 0.75],
    { side: [-0.2, -2], paint: HERS.light },
  );
  // palm down: the thumb lies beyond, the little finger is nearest
  fingers(
    box,
    [
      ['392,455 402,459.4 406.4,470', 7.2],
      ['390,459 399,464.4 402.4,475', 7.4],
      ['387,462.6 395,469 397.4,478.6', 7],
      ['383,465.4 389.4,471.6 391,479', 6.2],
    ],
    HERS,
    [0.4, -0.9],
  );
  flat(
    box,
    '366,451.8! 384,451 392,452 397,456! 396.6,461 392,466! 386,469 381,468 366,466.6!',
    HERS.skin,
    ['366,462! 384,460.6 393,464! 390,472 366,470', HERS.shade, 0.75],
    { side: [0.2, -1.4], paint: HERS.light },
  );
  strokes(box, ['395.6,459 393.8,460.4', '391.8,463.4 390.2,464.6'], INK.detail, HERS.line, 0);
  strokes(box, ['335,447 338,453 343,456'], INK.detail, '#6e3e38', 0);
}
