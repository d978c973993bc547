import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { closed, type Local } from '../../../kit/pen/index.ts';
import { HERS, herHead } from './faces.ts';

const DRESS = { base: '#d8b27e', dark: '#a87c58', light: '#f6dba6', warm: '#f6c583' };

/** Who stands on the right, seen from behind, turned to him; her near arm is painted after him. */
export function her(box: Local): void {
  foldedArm(box);
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
    [closed('236,420! 250,434 264,430 278,422 292,412! 304,416 294,428 274,441 258,446 242,438'), '#9a7048'],
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

/** Bare, bent at the elbow; the forearm goes in between the two, on his breast. */
function foldedArm(box: Local): void {
  flat(
    box,
    '302,394! 315,398 323,409 328,426 331,444! 331,456 325,466 314,473 300,476! 296,440 300,410',
    HERS.skin,
    ['306,400! 314,424 319,444 316,456 304,462! 298,480 320,480 326,466! 322,440 318,418', HERS.shade, 0.75],
    { side: [-1.8, -0.6], paint: HERS.light },
  );
  strokes(box, ['329,452 324,457 318,458'], INK.detail, HERS.line, 0);
}
