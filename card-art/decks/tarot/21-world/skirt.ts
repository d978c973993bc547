import { flat, INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { CLOTH } from './form.ts';

/** Leaves the back free. */
export function bodice(art: Art): void {
  flat(
    art,
    '267,392! 274,402 286,414 302,420 318,412 327,400 329,392! 330,408 333,428! 304,440 276,430! 272,412',
    CLOTH.mid,
    ['264,388 276,408 286,440 268,440', CLOTH.base],
    ['330,390 320,412 316,440 340,440', CLOTH.dark],
    { along: ['267,392 272,412 276,430'], paint: CLOTH.rim, width: 4 },
  );
  strokes(art, ['267,392 274,402 286,414 302,420 318,412 328,398'], INK.form, CLOTH.line, 0);
}

const OUTLINE =
  '276,424! 270,436 258,452 240,474 222,496 209,514! 203,524 204,535 211,543! 213,554 210,568 200,582! 212,590 226,588 238,574! 250,578 266,580 280,566! 298,576 324,580 346,566! 372,584 406,590 440,578 460,560 476,530! 454,543 430,540 404,522 378,498 358,472 346,450! 342,438 334,426! 304,434';

/**
 * The hip that carries stands out on the right, the other thigh goes up and out to the knee on the left; from hip and
 * knee the cloth falls, and the turn flings it out to the right.
 */
export function skirt(art: Art): void {
  flat(
    art,
    OUTLINE,
    CLOTH.mid,
    // thigh: its upper side to the sun, the knee round
    ['270,424 250,456 220,492 198,520 196,540 212,546 226,542 246,524 266,498 280,466 290,424', CLOTH.base],
    ['274,428! 252,462 228,488 209,510 203,526 210,538 222,520 242,498 262,470', CLOTH.lit],
    // under the thigh, then what falls from the knee
    [
      '302,436 288,472 268,504 244,528 218,544 231,560 240,582 238,630 258,630 264,588 276,556 298,508 314,462 312,438',
      CLOTH.dark,
    ],
    ['208,540 218,558 220,580 212,604 200,618 224,626 234,604 237,582 232,560 222,545', CLOTH.base],
    ['209,541 217,556 219.6,578 212,604 202,617 212,620 222,600 226,580 224,560 216,546', CLOTH.lit],
    // hip, thigh and calf that carry
    [
      '318,426 312,452 309,480 304,514 296,552 290,588 288,620 298,610 307,572 318,532 330,502 343,480 349,462 345,446 336,424',
      CLOTH.base,
    ],
    // what flies: hollows from the hip
    ['344,452 336,490 328,540 322,580 326,620 346,606 344,566 346,522 352,482 352,462', CLOTH.dark],
    ['352,462 358,500 370,540 384,576 390,614 430,598 408,560 384,526 364,488', CLOTH.base],
    ['356,470! 384,508 412,538 440,554 464,550 480,528 450,544 410,530 378,500', CLOTH.dark],
    ['357,466! 372,506 392,550 416,598 446,578 420,554 392,524 370,490', CLOTH.lit],
    {
      along: [
        '276,424 270,436 258,452 240,474 222,496 209,514 203,524 204,535 212,543',
        '211,543 213,554 210,568 200,582',
      ],
      paint: CLOTH.rim,
      width: 5,
    },
  );
  stippled(art, closed(OUTLINE), CLOTH.line, [320, 520], [350, 640], [0, 0.5]);
  strokes(
    art,
    [
      // from the hip to the knee
      '306,436 290,468 268,498 236,526',
      // from the knee down
      '222,546 228,556 229,568 225,578',
      '344,480 330,489 314,487',
      '356,468 384,510 408,542 424,566',
    ],
    INK.form,
    CLOTH.line,
    0.14,
  );
  // the hem turned over where it flies
  art.fill(closed('430,582! 458,556 476,530! 470,552 458,570 442,579!'), CLOTH.line);
  // a band where bodice and skirt meet
  flat(
    art,
    '273,418! 288,428 304,431 320,426 332,415! 336,425 322,437 304,442 286,439 271,429!',
    CLOTH.dark,
    ['268,414 284,424 284,444 266,436', CLOTH.base],
    ['322,420 340,410 340,430 322,440', CLOTH.line],
  );
}
