import { flat, INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { CLOTH } from './form.ts';

/** Its low border runs with the hips, up to the side that carries. */
export function bodice(art: Art): void {
  flat(
    art,
    '260,390! 267,404 280,417 297,422 314,414 325,402 333,390! 332.4,399 334.6,408! 306,440 270,432! 265,412',
    CLOTH.mid,
    ['256,384 270,408 284,444 258,444', CLOTH.base],
    ['334,388 318,414 318,440 344,424', CLOTH.dark],
    { along: ['260,390 265,412 270,432'], paint: CLOTH.rim, width: 4 },
  );
  strokes(art, ['261,392 267,404 280,417 297,422 314,414 325,402 332,391'], INK.form, CLOTH.line, 0);
}

/** The skirt's far side, from within, behind the leg that carries. */
export function lining(art: Art): void {
  flat(art, '304,520! 320,545 334,562 346,582 364,602! 372,560 350,500 310,496', CLOTH.line, {
    along: ['320,545 334,562 346,582 364,602'],
    paint: CLOTH.base,
    width: 3,
  });
}

const OUTLINE =
  '268,424! 262,436 250,446 234,460 223,469! 219,480 225,497 237,511 250,520! 259,529 268,539 276,546 281,548.6! 294,547 307,541 321,535.6 338,531! 343,552 351,578 362,601! 378,606 390,601! 408,608 434,601 452,586! 472,578 486,554 492,520! 474,534 450,536 426,526 402,510 384,493 371,475! 362,464 359,450 354,436 345,421 334.5,408! 306,436';

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
    ['268,420 246,446 214,470 220,496 238,513 258,502 280,484 300,458 308,428', CLOTH.base],
    ['268,424! 254,442 236,458 216,472 221,490 231,486 248,472 266,456 284,430', CLOTH.lit],
    // drawn from the hip to the thigh's underside, hollow under it
    ['338,430! 320,456 300,478 274,496 236,511 246,522 262,522 284,512 306,496 326,470 344,444', CLOTH.dark],
    // what hangs from the thigh, swung back by the turn
    ['249,519! 259,529 268,539 277,548! 274,536 276,525 286,512 262,520', CLOTH.base],
    ['296,506! 285,520 280,534 281,549! 293,547 299,530 308,512 320,490', CLOTH.lit],
    // the seat and the thigh that carries
    [
      '338,410! 352,440 354,462 346,492 338,514 338,534 318,538 304,544 300,538 306,518 318,494 328,468 340,438',
      CLOTH.base,
    ],
    ['352,432! 350,458 342,484 332,508 327,534 342,534 352,500 364,470', CLOTH.mid],
    // what flies: hollows and ridges that turn out from under the hip
    ['358,460 349,490 341,514 338,531 351,580 360,602 366,604 352,566 352,538 360,508 368,480', CLOTH.dark],
    ['366,474 362,500 358,530 360,566 370,606 392,606 408,610 394,580 384,546 378,514 374,488', CLOTH.base],
    ['376,486 384,516 400,554 418,584 434,606 456,592 434,562 412,534 392,506', CLOTH.dark],
    [
      '362,462! 380,492 404,522 434,548 462,560 484,556 500,516 474,530 448,532 420,516 396,496 376,474',
      CLOTH.dark,
    ],
    ['364,474! 378,514 386,556 394,602 410,612 426,604 408,574 394,540 382,506', CLOTH.lit],
    ['388,502! 408,532 432,562 456,588 478,574 454,558 426,538 404,516', CLOTH.lit],
    {
      along: [
        '268,424 262,436 250,446 234,460 223,469',
        '250,520 259,529 268,539 276,546 281,548.6',
        '281,548.6 294,547 307,541 321,535.6 338,531',
        '362,601 378,606 390,601',
        '390,601 408,608 434,601 452,586',
      ],
      paint: CLOTH.rim,
      width: 4.2,
    },
  );
  stippled(art, closed(OUTLINE), CLOTH.line, [330, 520], [360, 650], [0, 0.4]);
  strokes(
    art,
    [
      '336,424 318,448 296,468 268,484 240,496',
      '346,446 330,472 308,496 286,512 262,521',
      '316,432 304,446 288,456',
      '355,466 347,494 339,516',
      '378,498 400,520 424,540 448,557',
      '277,547 274,536 276,526',
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
    '268,420! 284,429 304,429 320,418 331.6,404! 336,412! 324,430 306,441 286,441 265,431!',
    CLOTH.dark,
    ['260,414 282,426 284,446 260,440', CLOTH.base],
    ['318,416 340,396 346,416 322,440', CLOTH.line],
  );
}
