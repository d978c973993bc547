import { flat, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, type Path } from '../../../kit/pen/index.ts';
import { HOSE, LEATHER, OCHRE, SKIN } from './tones.ts';
import { form } from './view.ts';

/** It carries him: hip over the instep, the knee a little bent before that line, the calf high behind it, the ankle thin. */
const FAR_LEG = closed(
  '268,440! 266,464 269,484 275,502 279,514! 277,524 271,536 265,550 262,564 263,578 266,592 268,610! 282,614 296,612! 298,598 302,584 307,570 312,556 317,544 322,535! 325.6,528 326.4,520 325,513! 330,502 337,484 343,462 346,440!',
);
const FAR_BOOT = closed(
  '261,594! 273,603 288,606 301,602! 302,612 303,619 308,623! 317,625.4 325,627.6 332,632! 337,636 338,641 335,645! 322,647.6 308,649.4 296,649.8! 288,648 281,648 276,651! 268,652.6 260,652.4 253,650! 249,642 251,632 256,620 260,608',
);
const NEAR_LEG = closed(
  '252,404! 246,424 248,442 258,455! 280,470 312,479 342,480 371,475 397,465.6! 392.6,476 391.4,489 396,504 406,521 421,540! 437,542 454,534! 450.6,517 445.4,499 439,481 434,466.6! 435.4,459.6 435.2,450 431.6,441.4! 426.6,434.6 419,430.4 408,428.6! 390,424.6 366,414.6 340,405 306,398!',
);
const NEAR_BOOT = closed(
  '417,535! 436,541 456,529! 459,541 468,551 481,559 494,567 503,577! 506,584 502,590 495,592! 484,592 472,588 458,579 446,573! 442,580 436,582! 424,577 415,569! 414,560 416,548',
);
/** Heel and sole, seen from below. */
const SOLE = [
  closed('414,563! 422,571 434,575 445,573! 443,581 437,585! 424,581 414,573!'),
  closed('445,573! 458,578 472,586 486,589 505,584! 504,590 496,595! 483,596 470,593 456,585 445,578!'),
];

/** Of the hose's two halves the bright one. */
export function standingLeg(art: Art): void {
  form(
    art,
    FAR_LEG,
    { ...OCHRE, soft: 8 },
    // the side that turns away: hamstring, hollow of the knee, calf
    [
      closed(
        '258,440! 288,446 285,470 287,488 291,504 292,516 289,530 283,546 280,562 281,580 283,616! 250,616! 250,560 262,530 258,500',
      ),
      OCHRE.shade,
    ],
    // the calf's muscle, lit between shade and shade
    [closed('270,542! 275,545 277,556 275,570 271,582! 267,574 266.6,558'), '#b3733f'],
    // the long muscle above the knee runs into the cap; below it the shin's edge
    [
      closed(
        '334,462! 336,474 332,490 326,504 324,513! 326,521 324.6,529 320,533! 316,528 315,520 317,511! 319,498 322,482 327,468',
      ),
      OCHRE.light,
    ],
    [closed('316,545! 311,558 305,574 300,590 297,612! 291,612 295,588 301,570 308,554'), OCHRE.light],
    // under the tunic's hem, deepest where it turns away
    [closed('258,434! 352,446! 348,466 336,482 318,490 300,489 284,484 266,470!'), '#b97c48'],
    [closed('258,434! 352,446! 348,460 334,475 316,482 300,482 290,488 284,504 262,500!'), OCHRE.shade],
    [closed('258,434! 352,446! 334,464 316,470 298,472 286,484 280,502 262,500!'), '#7d4a39'],
  );
  strokes(
    art,
    [
      '323,535 318,538.6 311,538',
      '313,516 311,523 312,529',
      '281,516 287,519 291,526',
      '272,490 282,499 289,501',
      '268,585 275,588 281,586',
    ],
    1.6,
    OCHRE.deep,
    0.15,
  );
  boot(art, FAR_BOOT, '#6d4038');
  // the heel's block and the edge of the sole
  within(art, FAR_BOOT, [
    '244,641! 256,643.6 268,643 277.6,641! 279,645 286,644 300,642.4 318,641 336,637! 340,652 300,656 244,658!',
    LEATHER.deep,
  ]);
}

/** The dark one, lifted over the air. */
export function steppingLeg(art: Art): void {
  form(
    art,
    NEAR_LEG,
    { ...HOSE, soft: 9 },
    // under the thigh, and the calf
    [
      closed(
        '240,436! 280,458 316,464 350,462 378,455 399,446 410,447! 408,458 402,470 402,486 407,502 417,520 432,544! 404,550 372,500 246,494!',
      ),
      HOSE.shade,
    ],
    // where the calf is pressed by the hamstring
    [
      closed('412,449! 405,460 398,468 397,484 401,500 410,517 424,541! 404,550 384,500 384,474 397,464!'),
      HOSE.deep,
    ],
    // the long muscle that lifts the knee, the cap, the shin's edge
    [
      closed('352,410! 376,419.6 396,426.4 408,429.6! 411,434 406,436.6 394,435 372,429 354,421!'),
      HOSE.light,
    ],
    [closed('417,432! 426,436.4 432,444 433,455 429,459 422,450 418,441!'), HOSE.light],
    [closed('430,466! 435,482 441.6,500 447.4,518 451,533! 446,535 440,518 434.6,499 429,480!'), HOSE.light],
    // under the tunic's hem
    [closed('240,396! 330,400 352,404! 364,416 366,434 358,454 346,486! 300,500 244,480!'), HOSE.deep, 0.75],
  );
  strokes(
    art,
    [
      '396,466 404,461.6 412,461.4',
      '393,476 401,473 408,474.6',
      '432,463.6 425,464.6 418,461',
      '413.6,434 414.6,442 419,450.6',
      '404,519 412,519 418,524',
    ],
    1.7,
    HOSE.deep,
    0.15,
  );
  boot(art, NEAR_BOOT, '#5e3434');
  for (const part of SOLE) flat(art, part, '#2c1524', { side: [0.8, 1.6], paint: LEATHER.rim });
}

function boot(art: Art, outline: Path, fill: string): void {
  const near = outline === NEAR_BOOT;
  form(art, outline, { ...LEATHER, fill, shade: near ? '#3a1d2b' : LEATHER.shade, soft: 9 });
  const top = near
    ? closed('416,533! 435,539 455,526! 460,535 459,544! 442,553 426,554 415,548!')
    : closed('260,587! 272,595 287,598 301,594! 304,601 304,609! 290,613 272,611 257,603!');
  form(art, top, {
    ...SKIN,
    fill: near ? '#8f5a45' : '#b98058',
    shade: near ? '#56303a' : '#7a4a3c',
    rim: LEATHER.rim,
    soft: 7,
  });
  strokes(
    art,
    near
      ? ['461,547 458,556 451,561', '473,556 470,564 463,569', '420,557 425,564 433,567']
      : ['311,628 305,631 302,637', '302,621 296,626 293,633', '256,618 261,624 268,625'],
    1.4,
    LEATHER.deep,
    0.15,
  );
}
