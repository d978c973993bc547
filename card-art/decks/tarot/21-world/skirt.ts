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
    ['261,388 268,402 280,416 297,421 314,412 325,400 331,389', '330,402 324,408 316,418'],
    INK.form,
    CLOTH.line,
    0,
  );
}

const OUTLINE =
  '271,424! 262,440 250,455 236,467 225,475! 224,486 231,502 243,517 257,528! 265,541 277,552 290,557! 300,564 316,567 331,564! 337,582 346,602! 364,612 382,606! 406,610 432,602 452,586! 472,578 486,554 492,520! 474,534 450,536 426,526 402,512 382,497 366,479! 356,462 352,444 344,425 334.5,409! 306,436';

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
    // between the legs
    ['250,522! 264,542 280,554 294,560! 294,544 300,524 312,498 284,514', CLOTH.mid],
    // the thigh that carries goes down from the hip to the knee under her breast
    [
      '336,408! 350,440 350,466 344,492 338,520 334,544 332,572 300,572 290,556 292,540 299,518 309,496 321,470 334,444',
      CLOTH.base,
    ],
    [
      '352,430! 344,452 342,474 332,502 324,530 321,548 311,559 300,558 290,562 312,576 334,570 348,500 358,450',
      CLOTH.mid,
    ],
    ['318,482! 306,506 298,526 292,542 293,554 299,557 307,553 312,538 314,518 319,500', CLOTH.lit],
    // what flies: hollows and ridges that turn out from under the hip
    [
      '356,460 347,494 339,522 335,546 331,566 342,612 354,616 346,584 350,552 358,520 366,494 370,476',
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
        '243,517 257,528 265,541 277,552 290,557 300,564 316,567 331,564',
        '346,602 364,612 382,606 406,610 432,602 452,586',
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
      '291,548 276,543 259,529',
      '316,534 311,543 312,553',
      '316,432 304,446 288,456',
      '353,468 345,498 337,530 333,558',
      '378,498 400,520 424,540 448,557',
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
