import { flat, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, type Point, points, spline } from '../../../kit/pen/index.ts';
import { childHead } from './child-head.ts';
import { COAT } from './coat.ts';
import { fist, openHand, palm } from './hands.ts';
import { SKIN } from './skin.ts';
import { form, ride } from './view.ts';

const BLUE = {
  rim: '#fff6d4',
  fill: '#4f97ab',
  shade: '#2f6c8a',
  deep: '#245678',
  light: '#79b7bf',
} as const;

/** Arms up and apart: upper arm, elbow, forearm that narrows to the wrist. */
const RIGHT_WRIST = [179, 328, -35] as const;
const RIGHT_ARM = spline(
  [
    ...points('252,357! 236,354 223,350! 210,341 197,331'),
    ...openHand(...RIGHT_WRIST),
    ...points('184,350 198,367 209,378! 214,382 222,384 236,387 252,392!'),
  ],
  true,
);
const LEFT_ARM = closed(
  '362,350! 380,336 398,320! 412,306 424,292 434,279 446,268! 458,282! 447,292 440,304 430,322 421,338! 417,344 410,348 394,361 376,379!',
);
/** From the hip forward along the flank to the knee; the shin hangs from it, the toes point where the pony goes. */
const LEG =
  '362,486! 356,496 348,508 336,522 322,534 310,548 305,562 307,574.8 312,587.2 318,601.5 324,617.5 329,631.8 330,640.6! 323,649.5 312,657.6 300,664.7 293,670.9! 293,676.2 300,678.9 312,677.1 326,674.5 338,670.9 347,665.6 353,657.6 352,646.9 348,635.3! 351,619.3 355,601.5 357,585.5 357,573! 364,562 374,550 382,538 386,522 386,500!';
/** What the leg darkens of the pony's flank. */
const UNDER_LEG = closed(
  '396,520! 400,536 392,552 384,566 377,582 371,602 366,624 356,644 347,652! 350,624 356,596 356,574! 364,562 374,552 382,542 390,535',
);
/** From the shoulders to the sash. */
const BODICE =
  '292,358! 284,361 268,361 250,354! 246,366 245,380 247,394! 258,396 270,399 280,405! 281,418 281,428 280,440! 304,449 336,449 360,439! 360,424 361,402 364,386! 374,381 381,370! 376,356 364,345! 352,350 340,356 331,358! 322,366 302,366';
/** Over lap and thigh to above the knee, and behind over the pony's back. */
const SKIRT =
  '279,436! 279,452 278,466 279,478! 296,488 310,496 325,504! 320,512 316,521 315,530! 324,540 334,552 342,562 352,571! 360,563 368,553 378,542 390,535! 397,522 394,504 384,482 372,458 361,437! 334,447 304,447';
/** The lap over the pony's far side, down behind its crest. */
const FAR_LAP = '284,436! 274,446 264,456 255,468 248,482! 270,500 310,510! 320,480 300,440';
/** The sleeves' ends, round the arms. */
const HEMS = [
  closed('256,354! 250,364 248,378 251,396! 246,396! 242,380 244,364 250,353!'),
  closed('361,346! 371,352 378,361 380,373! 385,369! 383,357 376,348 366,342!'),
];
const SASH = '279,430! 298,437 334,438 360,431! 361,441! 334,449 298,448 278,440!';

/** Of the thigh on the pony's far side: for before the pony. */
export function farLap(art: Art): void {
  const box = ride(art);
  flat(box, FAR_LAP, BLUE.shade, ['290,440! 276,460 268,480 262,500! 320,510 310,440!', BLUE.deep], {
    side: [-1.6, -1.4],
    paint: BLUE.rim,
  });
}

/** A child astride a bare-backed pony, both arms up, the face turned to us. `banner` paints what the left fist holds. */
export function child(art: Art, banner: (hand: Point) => void): void {
  const box = ride(art);
  box.fill(UNDER_LEG, COAT.deep);
  leg(box);
  form(box, RIGHT_ARM, { ...SKIN, soft: 8, towards: [0.35, -0.94], rimWidth: 3.4 });
  form(box, LEFT_ARM, { ...SKIN, soft: 10, towards: [-0.75, -0.66], rimWidth: 3.4 });
  palm(box, ...RIGHT_WRIST);
  skirt(box);
  bodice(box);
  neck(box);
  fist(box, 456, 272, banner);
  childHead(art, ...box.at(318, 308), box.scale * 0.99, 20);
}

/** The breast looks at us, the face to the left: one strap runs from behind the ear to the pit of the throat. */
function neck(box: Local): void {
  flat(
    box,
    '289,336! 296,343 299,351 297,359! 304,369 322,370 336,359! 333,348 336,336 342,318! 318,306 300,318!',
    SKIN.shade,
    [
      '322,306! 327,322 321,340 312,354 306,368! 312,373 319,372! 324,358 330,344 335,330 340,314!',
      SKIN.fill,
    ],
    ['340,312! 335,332 329,348 324,372! 342,364 346,330!', '#8f5340'],
    ['289,334! 304,338 318,334 326,322! 318,300 290,316!', '#8f5340'],
  );
  strokes(box, ['328,324 322,340 313,354 307,365', '297,366 303,362 308,366'], 1.3, SKIN.line, 0.15);
  box.fill(
    closed(
      '290,357! 296,366 306,371 316,371 326,367 333,356! 337,359! 329,371 317,376 305,376 294,370 287,360!',
    ),
    '#f2cf72',
  );
}

function leg(box: Local): void {
  flat(
    box,
    LEG,
    SKIN.fill,
    // under the thigh and behind the calf
    [
      '428,520! 398,536 368,552 350,562 342,573 342,589 341,606.8 338,622.9 339,637.1 344,646 338,656.7 318,669.1 292,676.2! 338,685.1 368,667.4 368,578.4 438,540!',
      SKIN.shade,
    ],
    // the knee's cap and the shin look at the sky
    ['322,530! 310,546 304,562 306,573! 314,571.2 322,562 328,548 338,536!', '#e6b184'],
    ['308,576.6! 314,590.8 322,610.4 328,628.2 330,640.6! 332,631.8 326,606.8 318,587.2', '#e6b184'],
  );
  strokes(
    box,
    ['310,573 319,577.5 329,574.8', '324,538 330,546 329,556', '352,576.6 347,572.1 342,573'],
    1.4,
    SKIN.line,
    0.15,
  );
  strokes(
    box,
    ['339,638.9 345,642.4 344,648.7', '294,674.5 298,669.1', '300,676.2 304,670', '307,676.2 310,670.9'],
    1.2,
    SKIN.line,
    0,
  );
}

function bodice(box: Local): void {
  flat(
    box,
    BODICE,
    BLUE.fill,
    // the breast turns from the sun on both sides
    ['300,372! 296,392 298,416 306,440! 338,440 346,416 350,394 340,372 322,380', BLUE.shade],
    // from the lifted arms down to the sash
    ['250,386! 270,384 288,390 300,404 304,420! 292,408 276,398 247,396!', BLUE.deep],
    ['380,366! 366,372 352,386 344,404 342,424! 354,404 364,388 382,374!', BLUE.deep],
    ['286,432! 294,416 304,398 310,384! 306,404 300,424 296,440!', BLUE.deep],
    ['344,442! 340,424 332,402 328,388! 342,404 350,422 353,440!', BLUE.deep],
    ['256,360! 274,366 288,372 298,384! 284,380 268,374 250,372!', BLUE.light],
    ['372,352! 360,360 346,368 338,380! 350,374 364,368 380,364!', BLUE.light],
    ['314,440! 312,424 314,408! 320,424 322,440!', BLUE.light],
    { side: [-2.6, -2.4], paint: BLUE.rim },
    { side: [2.8, -2.2], paint: BLUE.rim },
  );
  for (const hem of HEMS) flat(box, hem, '#f2cf72', { side: [1, 5], paint: '#c9953c' });
  flat(box, SASH, '#e8bf60', ['300,430! 306,450 340,450 338,430!', '#b98538'], {
    side: [0, -1.4],
    paint: '#fff0b8',
  });
  box.fill(closed('346,436! 356,432 362,438 358,446 348,444'), '#f2cf72');
  box.fill(closed('354,443! 362,456 372,464 380,478! 370,476 360,464 350,446'), '#dcb04e');
  box.fill(closed('350,445! 352,462 358,478 357,490! 349,480 346,462'), '#f2cf72');
}

/** It hangs from the sash, is drawn tight over the thigh and slack behind it. */
function skirt(box: Local): void {
  flat(
    box,
    SKIRT,
    BLUE.fill,
    // the lap between the thighs, and what hangs under the near one
    ['290,440! 290,462 290,482 294,500 312,516! 282,512 271,490 280,460', BLUE.shade],
    ['396,520! 379,526 368,538 360,550 348,562 352,574! 372,560 400,540!', BLUE.shade],
    // the thigh's upper side
    ['350,472! 335,480 324,496 317,514 317,528! 328,532 335,514 345,498 359,486!', BLUE.light],
    // from the crease of the hip along the thigh, and round it
    ['352,446! 346,462 334,474 323,484! 336,482 348,474 358,458!', BLUE.deep],
    ['300,446! 298,464 296,482 295,498! 304,488 304,470 308,448!', BLUE.deep],
    ['360,474! 358,496 354,516 348,532! 359,522 366,506 370,486!', BLUE.shade],
    ['358,460! 369,480 377,504 378,528! 383,524 384,506 377,486!', BLUE.deep],
    () =>
      stippled(box.art, box.place(closed(SKIRT)), BLUE.deep, box.at(320, 500), box.at(384, 540), [0, 0.8]),
    // its weight presses the cloth into folds where it sits
    ['398,522! 386,516 376,512 368,514! 377,520 384,528 390,536!', BLUE.deep],
    ['392,500! 381,498 371,502 363,508! 375,508 384,508 394,510!', BLUE.light],
    { side: [3, -1.8], paint: BLUE.rim },
  );
  box.fill(
    closed('315,530! 324,540 334,552 342,562 352,571! 356,568! 346,558 338,548 328,536 317,526!'),
    '#e8bf60',
  );
}
