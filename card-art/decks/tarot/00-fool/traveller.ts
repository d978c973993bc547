import { flat, type Plane, stippled, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, type Path } from '../../../kit/pen/index.ts';
import { bundle, staff } from './bundle.ts';
import { farHand, nearHand } from './hands.ts';
import { head } from './head.ts';
import { CREAM, CRIMSON, HOSE, LEATHER, OCHRE, SKIN, TEAL } from './tones.ts';
import { form } from './view.ts';

/** It carries him: hip over the ball of the foot, the knee a little bent before that line, the calf high behind it. */
const FAR_LEG = closed(
  '268,440! 267,468 271,490 279,507! 281,514 279,521! 271,534 264,550 260,566 258,582 256,603! 268,610 284,612! 288,600 297,578 306,560 314,546! 321,541 325,533 325,522! 329,512 336,494 342,474 346,440!',
);
const FAR_BOOT = closed(
  '250,596! 264,606 290,609! 291,618 295,622 303,625! 314,626.6 326,627.6 335,631! 341,635 343,641 339,645.6! 322,648 306,649.6 292,650! 284,648.4 277,648.4 272,651! 264,653 254,653 246,651! 242,642 243,632 248,620 250,608',
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

const TUNIC = closed(
  '284,284! 270,290 262,304 263,324 266,350 263,372 257,390! 248,412 241,432 236,450! 248,452 258,466! 266,458 278,460 288,475! 296,466 308,468 318,484! 322,474 329,468 336,469 341,480! 342.6,466 347,456 356,449! 354,435 355,419 361,400! 354,395 345,391.6 335,390! 338,374 345,354 350,334 346,312 338,298 328,288! 306,296',
);
const BELT = closed('256,386! 280,394 310,393 336,385! 338,394! 310,402 280,403 254,396!');

const FAR_ARM = closed(
  '346,312! 366,318 386,319! 396,312 412,300 424,290! 434,300 440,310! 428,326 414,344 404,354! 398,360 388,360 370,356 344,350!',
);
const NEAR_ARM = closed(
  '262,306! 255,322 250,342 246,362 244,372 245,380! 252,385! 270,382.4 292,373 312,361 332,349 350,334! 343,322 334,311! 322,325 306,336 284,348! 290,336 294,322 294,308! 286,298 270,298',
);
/** The breast in the arm's crook, and the side under the forearm: neither sees the sun. */
const BEHIND_ARM = [
  closed('290,300! 300,312 312,318 324,320 334,312! 326,328 308,340 282,352!'),
  closed('250,380! 272,376 300,362 326,346 346,330! 353,344! 334,361 312,373 290,381 270,386 254,388!'),
];
const CUFFS = [
  closed('420,292! 425,286 430,288 440,302 443,310! 437,313 432,306 424,298'),
  closed('330,314! 336,308 342,312 351,326 354,334! 347,339 341,330 334,322'),
];

/** From the shoulders, back on the morning wind. */
const CAPE = closed(
  '318,296! 296,284 272,288 248,302 222,312 194,314 166,308 146,312! 154,326 150,342 134,354! 152,362 158,378 148,396! 172,392 196,398 214,416! 226,398 246,380 262,366 266,340 280,316',
);
const CAPE_FOLDS = [
  '262,306! 232,324 200,334 150,342! 154,330 196,322 230,314',
  '266,330! 240,352 204,368 156,376! 158,368 200,352 236,336',
  '264,352! 248,372 230,388 214,412! 208,400 230,376 246,360',
];
const CAPELET = closed(
  '334,294! 320,304 302,308 284,310 270,318 260,324! 258,308 264,293 278,282 296,273! 302,282 312,288 324,290',
);

/** Above the leg that carries him he leans into the step. */
const LEAN = { angle: 4.5, x: 300, y: 643 } as const;

/** His foot stays on the turf, the rose inside the arch. */
const PLACE = { x: -49.5, y: -54.7, scale: 1.085 } as const;

const turned = (art: Art, angle: number, x: number, y: number, draw: () => void): void =>
  void art.group(`transform="rotate(${angle} ${x} ${y})"`, draw);

/** A traveller on the brink steps out over the air, chin up; the sun stands in the gap of his stride. */
export function traveller(art: Art): void {
  art.group(`transform="translate(${PLACE.x} ${PLACE.y}) scale(${PLACE.scale})"`, () => leaning(art));
}

function leaning(art: Art): void {
  standingLeg(art);
  turned(art, LEAN.angle, LEAN.x, LEAN.y, () => {
    cape(art);
    turned(art, -14, 350, 325, () => roseArm(art));
    turned(art, -LEAN.angle, 300, 430, () => steppingLeg(art));
    upperBody(art);
  });
}

function roseArm(art: Art): void {
  form(art, FAR_ARM, { ...CRIMSON, fill: '#b2405c', shade: '#7a2850', soft: 9, rimWidth: 0 });
  within(art, FAR_ARM, { side: [0.6, -1.8], paint: CRIMSON.rim });
  strokes(
    art,
    ['390,350 396,338 394,326', '384,352 382,340 386,330', '402,344 408,336 416,326'],
    1.7,
    CRIMSON.deep,
    0.15,
  );
  farHand(art);
  cuff(art, CUFFS[0]!);
}

function standingLeg(art: Art): void {
  form(
    art,
    FAR_LEG,
    { ...OCHRE, soft: 8 },
    // the side that turns away: hamstring, hollow of the knee, calf
    [
      closed(
        '258,440! 290,446 288,470 290,490 294,506 295,518 291,530 285,545 280,562 276,586 272,614! 246,614! 250,570 262,540 260,516',
      ),
      OCHRE.shade,
    ],
    // the two heads of the calf, lit between shade and shade
    [closed('270,538! 277,542 277,556 271,572 267,584! 263,576 264,556'), '#b3733f'],
    // the long muscle above the knee, the cap, the shin's edge
    [closed('330,462! 332,476 328,492 322,504 316,510! 314,500 318,486 322,462'), OCHRE.light],
    [closed('313,513! 319,513 323.4,521 322.6,530 319,535! 317,529 313,524 311,518'), OCHRE.light],
    [closed('312,546! 304,560 295,580 288,608! 282,608 290,580 299,560'), OCHRE.light],
    // under the tunic's hem, deepest where it turns away
    [closed('258,434! 352,446! 348,466 336,482 318,490 300,489 284,484 266,470!'), '#b97c48'],
    [closed('258,434! 352,446! 348,460 334,475 316,482 300,482 290,488 284,504 262,500!'), OCHRE.shade],
    [closed('258,434! 352,446! 334,464 316,470 298,472 286,484 280,502 262,500!'), '#7d4a39'],
  );
  strokes(
    art,
    [
      '324,535 317,540 308,539',
      '306,521 306,529 310,536',
      '316,510 310,512 306,518',
      '281,515 288,518 293,526',
      '272,490 282,499 290,501',
      '262,588 270,592 276,590',
    ],
    1.6,
    OCHRE.deep,
    0.15,
  );
  boot(art, FAR_BOOT, '#6d4038');
  // the heel's block and the edge of the sole
  within(art, FAR_BOOT, [
    '240,642! 252,644.6 264,644 274,641.6! 276,645 284,644 300,642.4 320,641 340,638! 344,652 300,656 240,658!',
    LEATHER.deep,
  ]);
}

function steppingLeg(art: Art): void {
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

function upperBody(art: Art): void {
  head(art, 326, 246);
  tunic(art);
  staff(art);
  form(art, CAPELET, { ...TEAL, soft: 7 });
  strokes(art, ['286,284 280,296 274,312', '304,288 300,298 296,308'], 1.5, TEAL.deep, 0.2);
  within(art, TUNIC, ...BEHIND_ARM.map((shade): Plane => [shade, CRIMSON.deep]));
  form(
    art,
    NEAR_ARM,
    { ...CRIMSON, fill: '#d85b6b', soft: 10, rimWidth: 0 },
    // the upper arm from behind, its crook, the forearm's underside
    [closed('256,300! 265,312 264,334 259,352 256,368 260,390! 240,390! 240,320!'), '#a83a5c'],
    [closed('284,346! 279,353 274,360 268,362! 268,354 276,346 284,332 292,314! 300,330'), '#a83a5c'],
    [
      closed('352,332! 336,343 316,354 296,365 274,374 256,378! 250,392 280,392 320,372 356,340!'),
      CRIMSON.shade,
    ],
    [closed('274,304! 284,308 288,320! 284,334 277,342 273,328'), '#e57f7e'],
    [closed('334,312! 322,326 306,337 286,348! 300,346 322,332 338,319!'), '#e57f7e'],
  );
  strokes(
    art,
    ['284,299 294,309 294,322 290,336 284,348 274,357', '350,335 332,350 312,362 292,374 272,384'],
    1.7,
    CRIMSON.deep,
    0.1,
  );
  // folds run out from the crook and the elbow
  strokes(
    art,
    [
      '284,349 296,347 308,340',
      '280,353 290,356 304,350',
      '274,357 266,361 259,360',
      '252,382 262,375 274,374',
      '258,338 264,345 272,346',
    ],
    1.6,
    CRIMSON.deep,
    0.15,
  );
  nearHand(art, 343, 322);
  cuff(art, CUFFS[1]!);
  bundle(art);
}

function boot(art: Art, outline: Path, fill: string): void {
  const near = outline === NEAR_BOOT;
  form(art, outline, { ...LEATHER, fill, shade: near ? '#3a1d2b' : LEATHER.shade, soft: 9 });
  const top = near
    ? closed('416,533! 435,539 455,526! 460,535 459,544! 442,553 426,554 415,548!')
    : closed('252,588! 268,597 290,599! 293,606 292,614! 274,613 258,608 249,601!');
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
      : ['306,629 300,632 297,638', '296,622 290,627 287,634', '246,618 251,624 259,626'],
    1.4,
    LEATHER.deep,
    0.15,
  );
}

function cuff(art: Art, outline: Path): void {
  form(art, outline, { ...CREAM, soft: 3, rimWidth: 0 });
}

function tunic(art: Art): void {
  form(art, TUNIC, { ...CRIMSON, shade: '#a83a5c', soft: 12 });
  stippled(art, TUNIC, CRIMSON.shade, [300, 350], [246, 372], [0, 0.95]);
  art.clip(TUNIC, () => {
    for (const fold of [
      '262,398! 258,420 250,440 258,466! 268,444 272,420 272,400',
      '286,402! 286,424 284,446 288,475! 299,450 298,424 293,402',
      '306,402! 314,422 320,450 318,484! 330,458 325,424 312,401',
      '322,400! 333,416 341,444 341,479! 350,452 343,422 328,398',
      '268,316! 280,340 290,350 306,352 290,360 274,346',
    ])
      art.fill(closed(fold), CRIMSON.deep);
    art.fill(closed('300,404! 306,426 309,448 315,454 314,428 306,402'), '#e57f7e');
    // where the thigh lifts it: the top of the muscle, and round its side
    art.fill(closed('336,391! 346,393 354,396.4 361,401! 356,406 348,403 337,398!'), '#e57f7e');
    art.fill(closed('336,403! 347,411 353.6,426 354.6,446! 348,434 343,421!'), '#e57f7e');
  });
  form(art, BELT, { fill: '#f0cf8a', shade: '#b4854e', rim: '#fff3cf', soft: 8 });
  art.fill(closed('312,392! 322,390 324,402 314,404'), '#8a5a3c');
}

function cape(art: Art): void {
  form(art, CAPE, { ...TEAL, soft: 7, rimWidth: 0 });
  stippled(art, CAPE, TEAL.shade, [160, 330], [262, 350], [0, 0.9]);
  art.clip(CAPE, () => {
    for (const fold of CAPE_FOLDS) art.fill(closed(fold), TEAL.deep);
  });
  within(art, CAPE, { side: [0.4, 1.8], paint: TEAL.rim });
}
