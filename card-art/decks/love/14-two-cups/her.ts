import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { HERS, herHead } from './faces.ts';

const DRESS = { base: '#d8b27e', dark: '#a87c58', light: '#f6dba6', warm: '#f6c583' };

/** Who stands on the right, seen from behind, turned to him; her near arm is painted after him. */
export function her(art: Art): void {
  railArm(art);
  flat(art, closed('258,696! 276,696! 277,716 276,724 270,730 263,729 259,722!'), '#6a3a34');
  flat(art, closed('304,696! 322,696! 326,714 328,722 322,728 312,728 306,721!'), '#6a3a34');
  skirt(art);
  // neck and back
  flat(
    art,
    closed('264,362! 290,366! 292,380 304,392 310,402! 300,440 250,440! 240,404! 254,394 263,384'),
    HERS.skin,
    { path: closed('282,360! 278,384 284,410 282,450! 330,450 320,380'), fill: HERS.shade, opacity: 0.65 },
    { path: closed('258,404! 268,410 270,426 264,440! 256,430 254,414'), fill: HERS.shade, opacity: 0.4 },
    { step: [1.6, 1.2], fill: HERS.light },
  );
  strokes(art, ['277,398 276,414 277,428'], INK.form, HERS.shade, 0.1);
  const bodice = closed(
    '250,398! 243,404 239,416 244,438 251,456 253,474! 280,480 306,473! 309,452 315,430 317,412 311,399 305,396! 300,412 288,424 274,427 260,420',
  );
  flat(
    art,
    bodice,
    DRESS.base,
    {
      path: closed('282,420! 286,440 288,460 284,486! 330,486 330,390 306,390'),
      fill: DRESS.dark,
      opacity: 0.8,
    },
    { path: closed('262,424! 266,446 262,476! 256,476 258,450'), fill: DRESS.dark, opacity: 0.5 },
    // his arm's shadow
    {
      path: closed('230,424! 256,452 284,440 304,420 318,406! 320,416 300,434 276,451 258,459 240,448'),
      fill: '#9a7048',
    },
    { step: [1.8, 0.8], fill: DRESS.light },
  );
  strokes(
    art,
    ['300,456 290,448 286,436', '304,466 294,464 286,466', '256,460 264,458 270,462'],
    INK.form,
    '#83593f',
    0.1,
  );
  flat(art, closed('252,468! 280,475 307,467! 308,478 280,486 252,479!'), '#7d4a42', {
    path: closed('280,460! 312,460 312,490 284,490'),
    fill: '#5c3338',
  });
  herHead(art, 273, 341);
}

function skirt(art: Art): void {
  const cloth = closed(
    '252,474! 280,481 307,473! 319,494 325,522 330,572 338,640 348,700! 330,712 312,706 292,714 272,706 252,714 232,704! 236,640 240,580 243,530 244,500',
  );
  flat(
    art,
    cloth,
    DRESS.base,
    {
      path: closed('244,470! 254,500 252,560 246,640 240,720! 220,720 236,560'),
      fill: DRESS.light,
      opacity: 0.55,
    },
    // folds that start where the cloth is gathered
    {
      path: closed('262,482! 262,540 256,620 250,720! 268,720 268,640 270,560'),
      fill: DRESS.dark,
      opacity: 0.75,
    },
    {
      path: closed('282,484! 288,540 286,630 280,720! 304,720 300,630 296,550'),
      fill: DRESS.dark,
      opacity: 0.85,
    },
    {
      path: closed('302,478! 314,520 318,600 322,720! 336,720 330,620 322,540'),
      fill: DRESS.dark,
      opacity: 0.7,
    },
    {
      path: closed('296,560! 306,610 308,660 306,720! 320,720 318,660 312,600'),
      fill: DRESS.warm,
      opacity: 0.9,
    },
    { path: closed('326,570! 334,620 342,680 346,720! 356,710 340,600'), fill: DRESS.warm },
  );
  strokes(
    art,
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
function railArm(art: Art): void {
  flat(
    art,
    closed(
      '302,394! 316,399 324,412 330,432 337,449! 352,451 368,453! 368,465! 352,470 335,472! 322,456 308,428',
    ),
    HERS.skin,
    {
      path: closed('306,404! 318,428 330,456 340,462 370,459! 370,476 330,480 300,430'),
      fill: HERS.shade,
      opacity: 0.75,
    },
  );
  flat(
    art,
    closed(
      '366,453! 376,450 385,452! 393,458 399,467 400,475! 396,478 392,473! 392,479 388,481 385,475! 382,479 378,477 377,470! 372,468 366,465!',
    ),
    HERS.skin,
    { path: closed('370,462! 382,462 392,468 402,476! 380,490 366,470'), fill: HERS.shade, opacity: 0.6 },
  );
  strokes(art, ['384,460 390,466 392,473', '378,462 383,468 385,475'], INK.detail, '#6e3e38', 0);
  flat(art, closed('370,462! 378,463 384,469 384,475! 380,476 375,470 368,468!'), HERS.skin, {
    step: [0.4, -1],
    fill: HERS.shade,
  });
  strokes(art, ['338,452 340,458 346,460'], INK.detail, '#6e3e38', 0);
}
