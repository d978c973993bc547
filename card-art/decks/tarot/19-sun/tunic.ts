import { flat, stippled } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local } from '../../../kit/pen/index.ts';
import { seat } from './view.ts';

const BLUE = {
  rim: '#fff6d4',
  fill: '#4a93ab',
  shade: '#2f6c8a',
  deep: '#235473',
  light: '#7cbac0',
} as const;
const GOLD = { light: '#fff0b8', fill: '#efc765', shade: '#bd8a3a' } as const;

/** Pulled up at the shoulders by the arms, gathered at the sash. */
const BODICE =
  '314,374! 296,370 280,364 264,358! 257,371 257,386 263,398! 278,401 290,407 299,416! 301,432 300,450 297,468! 324,482 364,482 394,468! 393,450 393,432 396,417! 408,411 420,406 432,402! 438,390 436,374 426,361! 408,364 390,366 372,367! 364,380 350,390 336,391 322,386';
/** Ridden up to the thigh's middle, which it goes round; behind, what the rider sits on. */
const SKIRT =
  '298,466! 293,477 301,485 315,491! 321,494 324,498 325,503! 328,519 338,537 352,551 368,560! 384,558 402,549 424,538 446,525! 436,514 427,503 419,491 407,476 394,466! 364,482 324,482';
/** The lap over the pony's far side, down behind its crest. */
const FAR_LAP = '304,468! 290,474 276,482 262,496! 290,516 330,516! 336,490 320,464';
const SASH = '298,459! 322,472 364,473 393,460! 395,470! 366,484 322,483 296,469!';
/** The sleeves' ends, round the upper arms. */
const HEMS = [
  '264,356! 258,368 258,384 265,398! 259,399! 251,384 251,368 258,354!',
  '424,360! 433,372 435,388 430,402! 437,402! 442,388 440,372 431,359!',
];

/** Of the thigh on the pony's far side: for before the pony. */
export function farLap(art: Art): void {
  flat(seat(art), FAR_LAP, BLUE.shade, ['306,450! 290,470 280,500! 330,512 330,450!', BLUE.deep], {
    side: [-1.8, -1.8],
    paint: BLUE.rim,
  });
}

export function tunic(box: Local): void {
  skirt(box);
  bodice(box);
}

function bodice(box: Local): void {
  flat(
    box,
    BODICE,
    BLUE.fill,
    // the breast's near side and the belly turn from the sun
    ['352,390! 350,414 342,440 340,484! 400,484 404,414 440,394 420,380 390,376', BLUE.shade],
    ['292,418! 306,424 314,438 314,454 308,476! 288,474', BLUE.shade],
    // from the lifted arms to the breast and down the sides
    ['256,396! 276,392 298,398 312,412! 300,412 288,410 262,406', BLUE.deep],
    ['436,398! 416,394 396,400 380,416! 392,416 402,414 434,408', BLUE.deep],
    ['400,416! 388,426 380,442 376,462! 388,462 396,434', BLUE.deep],
    ['318,460! 322,442 332,426 346,412! 340,430 334,448 332,470!', BLUE.deep],
    ['356,470! 356,452 362,436 372,422! 370,442 370,458 370,470', BLUE.deep],
    // shoulders and the breast's far side
    ['262,362! 280,368 298,376 312,386! 302,390 284,380 258,372', BLUE.light],
    ['424,364! 408,370 392,374 380,382! 396,384 412,378 432,372', BLUE.light],
    ['304,398! 316,406 322,422 316,444! 308,428 302,416', BLUE.light],
    { side: [-2.6, -2.6], paint: BLUE.rim },
    { side: [2, -2.4], paint: BLUE.rim },
  );
  // neckband
  box.fill(
    closed(
      '311,372! 320,383 334,388 348,387 362,378 371,365! 376,367! 368,384 352,394 335,395 318,389 306,373!',
    ),
    GOLD.fill,
  );
  box.fill(closed('338,394.6! 352,393.6 368,384 376,367! 372,366 364,380 350,390'), GOLD.shade);
  for (const hem of HEMS) flat(box, hem, GOLD.fill, { side: [1, 7], paint: GOLD.shade });
  flat(box, SASH, GOLD.fill, ['346,452! 344,484 400,484 396,454!', GOLD.shade], {
    side: [0, -1.6],
    paint: GOLD.light,
  });
  box.fill(closed('380,470! 392,480 398,496 396,512! 386,502 382,486 376,474'), GOLD.shade);
  box.fill(closed('376,470! 378,486 386,498 386,516! 376,508 370,490 370,474'), GOLD.fill);
  flat(box, '370,460! 378,456 386,460 386,470 378,476 370,472', GOLD.fill, {
    side: [2, 2.4],
    paint: GOLD.shade,
  });
}

function skirt(box: Local): void {
  flat(
    box,
    SKIRT,
    BLUE.fill,
    // between the thighs
    ['294,464! 306,476 316,484 325,492! 318,500 292,490', BLUE.deep],
    // the thigh's underside and the tail that lies over the pony's back
    ['460,520! 424,516 398,524 376,540 360,556 352,572! 400,590 460,550', BLUE.shade],
    () =>
      stippled(box.art, box.place(closed(SKIRT)), BLUE.deep, box.at(360, 516), box.at(404, 560), [0, 0.8]),
    // the thigh's upper side, from the lap to the hem
    ['342,492! 330,498 326,506 328,516! 338,526 344,514 354,504 372,494', BLUE.light],
    // from the crease of the hip round the thigh
    ['384,470! 372,484 352,492 326,495! 346,504 374,498 392,478', BLUE.deep],
    ['400,478! 392,496 374,510 350,516! 376,520 398,508 412,486', BLUE.deep],
    ['382,524! 370,530 358,538 348,550! 358,550 370,540 386,530', BLUE.deep],
    // its weight presses the tail into folds
    ['446,528! 428,526 412,530 400,540 394,558! 408,546 424,538 448,534', BLUE.deep],
    { side: [3, -2], paint: BLUE.rim },
  );
  box.fill(
    closed(
      '325,498! 329,514 339,532 353,546 368,555! 384,553 402,544 424,533 442,521! 446,525! 424,538 402,549 384,558 368,560! 352,551 338,537 328,519 323,503!',
    ),
    GOLD.fill,
  );
  box.fill(
    closed('368,555! 384,553 402,544 424,533 442,521! 446,525! 424,538 402,549 384,558 368,560!'),
    GOLD.shade,
  );
}
