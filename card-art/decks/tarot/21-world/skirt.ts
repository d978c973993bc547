import { flat, INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { CLOTH } from './form.ts';

/** Leaves the back free; its border runs with the hips, up to the side that carries. */
export function bodice(art: Art): void {
  flat(
    art,
    '261,388! 268,402 280,416 297,421 314,412 325,400 331,388! 331,396 333,406! 306,440 272,432! 266,412',
    CLOTH.mid,
    ['258,384 270,408 284,444 262,444', CLOTH.base],
    ['334,386 318,412 318,440 344,424', CLOTH.dark],
    { along: ['261,388 266,412 272,432'], paint: CLOTH.rim, width: 4 },
  );
  strokes(
    art,
    ['261,388 268,402 280,416 297,421 314,412 325,400 331,389', '334,400 325,407 316,418'],
    INK.form,
    CLOTH.line,
    0,
  );
}

const OUTLINE =
  '271,424! 262,440 250,455 236,467 225,475! 224,486 231,502 243,517 257,528! 261,544 270,559 281,568! 291,582 307,592 322,589! 338,606 360,614 382,606! 406,610 432,602 452,586! 472,578 486,554 492,520! 474,534 450,535 424,522 400,502 378,480 362,462! 358,444 349,424 336,408! 306,436';

/**
 * The hip that carries stands out on the right; from it the cloth is drawn tight to the lifted thigh, slips back from
 * the knee, and what is free of both flies out with the turn.
 */
export function skirt(art: Art): void {
  flat(
    art,
    OUTLINE,
    CLOTH.mid,
    // the lifted thigh: its upper side to the sun
    ['268,420 246,452 216,472 222,494 238,512 256,500 276,482 296,456 306,428', CLOTH.base],
    ['270,424! 258,444 242,460 218,474 224,490 234,488 250,474 266,456 282,430', CLOTH.lit],
    // drawn from the hip to the thigh's underside, hollow under it
    ['338,430! 318,456 298,478 272,496 238,512 246,524 262,532 282,516 304,494 324,468 342,444', CLOTH.dark],
    // the hip that carries, round; its thigh goes down to the left
    [
      '336,408! 342,440 334,466 318,494 300,520 288,546 284,572 296,596 318,598 318,570 326,540 340,508 352,480 360,456 352,424',
      CLOTH.base,
    ],
    ['338,412 350,428 357,448 354,470 346,484 340,470 344,448', CLOTH.lit],
    ['262,530! 266,548 276,564 286,574! 288,552 298,526 312,502 292,514', CLOTH.mid],
    // what flies: hollows and ridges that turn out from under the hip
    [
      '356,470 340,506 328,540 322,570 320,594 340,620 352,612 346,580 350,548 358,518 366,492 368,476',
      CLOTH.dark,
    ],
    ['366,474 362,500 358,530 360,566 372,600 380,622 408,614 394,580 384,546 378,514 374,488', CLOTH.base],
    ['376,486 384,516 400,554 418,584 434,606 456,592 434,562 412,534 392,506', CLOTH.dark],
    [
      '362,462! 380,492 404,522 434,548 462,560 484,556 500,516 474,530 448,532 420,516 396,496 376,474',
      CLOTH.dark,
    ],
    ['364,474! 378,514 388,556 402,598 414,616 428,604 410,574 394,540 382,506', CLOTH.lit],
    ['388,502! 408,532 432,562 456,588 478,574 454,558 426,538 404,516', CLOTH.lit],
    {
      along: [
        '271,424 262,440 250,455 236,467 225,475',
        '243,517 257,528 261,544 270,559 281,568 291,582 307,592 322,589',
        '338,606 360,614 382,606 406,610 432,602 452,586',
      ],
      paint: CLOTH.rim,
      width: 4.6,
    },
  );
  stippled(art, closed(OUTLINE), CLOTH.line, [330, 520], [360, 650], [0, 0.4]);
  strokes(
    art,
    [
      '336,424 318,448 296,468 268,484 240,496',
      '344,446 328,474 306,500 280,520',
      '316,432 304,446 288,456',
      '352,474 334,508 322,544 318,580',
      '366,470 392,506 420,536 446,556',
    ],
    INK.form,
    CLOTH.line,
    0.14,
  );
  // the hem turned over where it flies
  art.fill(closed('444,592! 470,566 492,520! 488,546 476,570 458,586!'), CLOTH.line);
  // a band where bodice and skirt meet, down to the lifted side
  flat(
    art,
    '268,420! 284,429 304,429 320,418 331.6,404! 336,412! 324,430 306,441 286,441 268,431!',
    CLOTH.dark,
    ['262,414 282,426 284,446 262,440', CLOTH.base],
    ['318,416 340,396 346,416 322,440', CLOTH.line],
  );
}
