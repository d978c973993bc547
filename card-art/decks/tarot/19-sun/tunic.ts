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
/** Ridden up to the thigh's middle, which it goes round; behind, over the round of the seat and down the flank. */
const SKIRT =
  '298,466! 293,477 301,485 315,491! 321,494 324,498 325,503! 328,520 337,538 349,552 364,560! 374,563 382,560 390,560! 400,561 407,554 415,552! 426,549 434,539 441,528 447,517! 440,513 434,509 428,504! 425,492 414,479 394,466! 364,482 324,482';
const HEM =
  '325,503 328,520 337,538 349,552 364,560! 374,563 382,560 390,560! 400,561 407,554 415,552! 426,549 434,539 441,528 447,517';
/** As much of it as lies in the shade. */
const FAR_HEM = '364,560! 374,563 382,560 390,560! 400,561 407,554 415,552! 426,549 434,539 441,528 447,517';
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
    // the thigh's underside and what falls down the flank
    ['446,506! 432,520 414,526 394,532 374,544 358,556 350,572! 400,590 460,560', BLUE.shade],
    () =>
      stippled(box.art, box.place(closed(SKIRT)), BLUE.deep, box.at(366, 516), box.at(420, 556), [0, 0.7]),
    // the thigh's upper side, from the lap to the hem; the hip
    ['342,492! 330,498 326,506 328,516! 338,526 344,514 354,504 372,494', BLUE.light],
    ['394,476! 408,482 418,492 424,504! 414,506 404,498 396,488', BLUE.light, 0.55],
    // from the crease of the hip round the thigh
    ['384,470! 372,484 352,492 326,495! 346,504 374,498 392,478', BLUE.deep],
    ['398,494! 384,506 366,513 348,517! 368,522 388,516 402,504', BLUE.deep],
    // its weight lies on the flank in three folds
    ['404,518! 398,534 391,548 388,563! 396,562 403,548 410,530', BLUE.deep],
    ['432,514! 426,528 419,540 413,554! 424,552 432,538 438,520', BLUE.deep],
    ['382,532! 372,544 366,553 364,562! 372,562 379,552 386,540', BLUE.deep],
    // where it presses on the back
    ['446,514! 432,509 420,506 408,508! 420,513 432,518 444,520', BLUE.deep],
    { side: [3, -2], paint: BLUE.rim },
    { along: [HEM], paint: GOLD.fill, width: 9 },
    { along: [FAR_HEM], paint: GOLD.shade, width: 9 },
  );
}
