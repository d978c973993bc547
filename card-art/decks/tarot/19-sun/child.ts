import { flat, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, type Point, points, spline } from '../../../kit/pen/index.ts';
import { childHead } from './child-head.ts';
import { COAT } from './coat.ts';
import { fist, openHand, palm } from './hands.ts';
import { SKIN } from './skin.ts';
import { form, seat } from './view.ts';

const BLUE = {
  rim: '#fff2bc',
  fill: '#3d8199',
  shade: '#2a617f',
  deep: '#1f4a6c',
  light: '#5fa2ae',
} as const;

/** The far arm reaches to the pony's head side and up: elbow low, forearm that narrows to the wrist, palm to us. */
const FAR_WRIST = [181, 330, -24] as const;
const FAR_ARM = spline(
  [
    ...points('270,360! 252,362 236,363 225,361! 213,352 201,340 191,330'),
    ...openHand(...FAR_WRIST),
    ...points('175,342 183,358 193,374 203,386! 210,391 222,392 240,394 268,402!'),
  ],
  true,
);
/** The near one lifts the banner: out to the elbow, from there up. */
const NEAR_ARM = closed(
  '336,350! 356,347 376,341 394,332! 408,318 424,299 446,268! 458,282! 450,302 440,324 430,345! 425,355 415,363 403,367 384,373 362,384 346,392!',
);
/** From the hip forward along the flank to the knee; the shin hangs from it, the toes point where the pony goes. */
const LEG =
  '352,486! 336,492 316,508 298,522 284,534 272,548 267,562 269,574.8 274,587.2 280,601.5 286,617.5 291,631.8 292,640.6! 285,649.5 274,657.6 262,664.7 255,670.9! 255,676.2 262,678.9 274,677.1 288,674.5 300,670.9 309,665.6 315,657.6 314,646.9 310,635.3! 313,619.3 317,601.5 319,585.5 319,573! 332,562 350,550 368,538 382,522 386,500!';
/** What the leg darkens of the pony's flank. */
const UNDER_LEG = closed(
  '392,534! 366,546 340,558 322,576 318,600 314,622 309,644! 321,634 328,608 337,586 352,571 370,559 394,545!',
);
/** From the shoulders to the sash: the breast to the left, a little to us. */
const BODICE =
  '300,354! 286,357 272,362 264,370! 258,384 256,400 259,414 264,428 268,440! 294,449 328,449 353,438! 358,420 362,402 362,386! 368,378 370,364 362,350! 352,344 342,348 331,356! 322,362 308,360';
/** Over lap and thigh to above the knee, and behind over the pony's back. */
const SKIRT =
  '268,436! 265,452 264,468 267,486! 272,502 278,517 285,530! 294,540 304,552 312,562 322,571! 336,563 352,553 372,542 390,535! 389,514 378,486 366,460 354,437! 330,448 296,448';
/** The near sleeve, drawn up by the arm; the far one; their ends round the arms. */
const SLEEVE =
  '334,352! 344,342 360,338 384,337! 391,348 393,361 390,373! 374,379 358,388 346,398! 338,384 332,366';
const FAR_SLEEVE = '284,357! 266,355 250,358 243,360! 239,371 239,384 243,396! 254,398 266,404!';
const HEMS = [
  '383,336! 391,347 394,361 391,374! 396,372! 399,360 396,346 388,334!',
  '244,359! 240,371 240,384 244,397! 239,396! 234,384 234,371 238,360!',
];
const SASH = '268,430! 292,438 326,438 354,430! 354,441! 328,450 294,449 267,440!';

/** A child astride a bare-backed pony, both arms up, the face to the sky. `banner` paints what the left fist holds. */
export function child(art: Art, banner: (hand: Point) => void): void {
  const box = seat(art);
  box.fill(UNDER_LEG, COAT.deep);
  leg(box);
  form(box, FAR_ARM, { ...SKIN, soft: 5, towards: [0.35, -0.94], rimWidth: 3 });
  palm(box, ...FAR_WRIST);
  flat(box, FAR_SLEEVE, BLUE.shade, ['232,386 262,388 290,400 260,410', BLUE.deep], {
    side: [0, -2.4],
    paint: BLUE.rim,
  });
  skirt(box);
  bodice(box);
  neck(box);
  form(box, NEAR_ARM, { ...SKIN, soft: 8, towards: [-0.75, -0.66], rimWidth: 3 });
  fist(box, 456, 272, banner);
  sleeve(box);
  childHead(art, ...box.at(318, 308), box.scale * 1.02, 22);
}

function neck(box: Local): void {
  flat(box, '294,326! 296,344 293,358! 302,368 322,368 332,358! 330,344 332,322!', SKIN.shade, [
    '322,320! 318,344 324,366! 340,360 340,320!',
    SKIN.fill,
  ]);
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
      '390,520! 360,536 330,552 312,562 304,573 304,589 303,606.8 300,622.9 301,637.1 306,646 300,656.7 280,669.1 254,676.2! 300,685.1 330,667.4 330,578.4 400,540!',
      SKIN.shade,
    ],
    // the knee's cap and the shin look at the sky
    ['284,530! 272,546 266,562 268,573! 276,571.2 284,562 290,548 300,536!', SKIN.warm],
    ['270,576.6! 276,590.8 284,610.4 290,628.2 292,640.6! 294,631.8 288,606.8 280,587.2', SKIN.warm],
    {
      along: ['286,530 274,546 267,562 269,574', '269,574 274,587 280,601 286,617 291,632 292,640'],
      paint: SKIN.rim,
      width: 5,
    },
  );
  strokes(
    box,
    ['272,573 281,577.5 291,574.8', '286,538 292,546 291,556', '314,576.6 309,572.1 304,573'],
    1.4,
    SKIN.line,
    0.15,
  );
  strokes(
    box,
    ['301,638.9 307,642.4 306,648.7', '256,674.5 260,669.1', '262,676.2 266,670', '269,676.2 272,670.9'],
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
    // the near side turns from the sun; folds run from the lifted arm to the sash
    ['322,356! 318,384 322,412 330,440 380,440 380,350', BLUE.shade],
    ['362,384! 348,392 338,408 336,430 342,446! 372,440 372,392', BLUE.deep],
    ['334,372! 324,390 314,408 306,440! 316,430 326,410 336,392', BLUE.deep],
    ['258,392! 268,404 274,420 276,442! 262,440 252,410', BLUE.shade],
    ['268,372! 280,378 290,394 292,420 284,404 272,390', BLUE.light],
    ['298,368! 306,384 306,408 300,430 298,404', BLUE.light],
    { along: ['286,357 272,362 264,370 258,384 256,400 259,414 264,428 268,440'], paint: BLUE.rim, width: 5 },
    { along: ['353,438 358,420 362,402 362,386'], paint: BLUE.rim, width: 3.4 },
  );
  flat(box, SASH, '#dca950', ['310,430! 316,452 356,450 356,426!', '#a8763a'], {
    side: [0, -1.4],
    paint: '#fff0b8',
  });
  box.fill(closed('338,436! 348,432 354,438 350,446 340,444'), '#e8bf60');
  box.fill(closed('346,443! 356,454 370,460 384,472! 372,472 358,464 344,450'), '#c99a44');
  box.fill(closed('342,445! 346,462 354,476 354,488! 345,478 340,462'), '#e8bf60');
}

function sleeve(box: Local): void {
  flat(
    box,
    SLEEVE,
    BLUE.fill,
    ['336,372! 356,366 378,362 396,358! 396,384 340,404', BLUE.shade],
    ['344,392! 358,378 374,370 392,368! 392,380 346,402', BLUE.deep],
    ['344,350! 360,346 376,346 386,350! 370,352 354,358', BLUE.light],
    { along: ['364,338 374,337 384,337'], paint: BLUE.rim, width: 6 },
  );
  for (const hem of HEMS)
    flat(box, hem, '#e8bf60', { side: [0, 6], paint: '#a8763a' }, { side: [0, -2], paint: '#fff0b8' });
}

/** It hangs from the sash, is drawn tight over the thigh and slack behind it. */
function skirt(box: Local): void {
  flat(
    box,
    SKIRT,
    BLUE.fill,
    // the lap between the thighs, and what hangs under the near one
    ['282,440! 284,462 280,482 276,500 290,516! 256,512 256,490 262,450', BLUE.shade],
    ['396,520! 374,526 352,538 334,550 318,562 322,574! 360,560 400,540!', BLUE.shade],
    // the thigh's upper side
    ['350,472! 332,480 312,496 296,514 288,528! 298,532 314,514 334,498 356,486!', BLUE.light],
    // from the crease of the hip along the thigh, and round it
    ['352,446! 346,462 334,474 318,484! 332,482 348,474 358,458!', BLUE.deep],
    ['300,446! 298,464 292,482 282,498! 296,488 304,470 308,448!', BLUE.deep],
    ['360,474! 352,496 336,516 318,532! 340,522 358,506 368,486!', BLUE.shade],
    ['358,460! 368,480 374,504 372,528! 382,524 384,506 376,486!', BLUE.deep],
    () =>
      stippled(box.art, box.place(closed(SKIRT)), BLUE.deep, box.at(320, 500), box.at(384, 540), [0, 0.8]),
    { along: ['354,437 366,460 378,486 389,514 390,535'], paint: BLUE.rim, width: 5 },
  );
  box.fill(
    closed('285,530! 294,540 304,552 312,562 322,571! 326,568! 316,558 308,548 298,536 289,526!'),
    '#e8bf60',
  );
}
