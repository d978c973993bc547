import { flat, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, type Point, points, spline } from '../../../kit/pen/index.ts';
import { childHead } from './child-head.ts';
import { fist, openHand, palm } from './hands.ts';
import { SKIN } from './skin.ts';
import { form, ride } from './view.ts';

const BLUE = {
  rim: '#e6f3e4',
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
/** From under the skirt the knee lies on the pony's side, the shin hangs, the toes point where the pony goes. */
const LEG =
  '310,490! 292,508 276,524 263,540 255,555 253,568 258,581! 264,598 273,620 281,642 283,655! 276,665 264,673 252,680 244,687! 242,694 249,698 262,697 280,693 296,689 306,684 313,677 313,667! 310,650 314,630 316,610 313,593 308,582! 322,580 344,572 366,562 396,544!';
/** From the shoulders to the sash. */
const BODICE =
  '292,358! 284,361 268,361 250,354! 246,366 245,380 247,394! 258,396 270,399 280,405! 281,418 281,428 280,440! 304,449 336,449 360,439! 360,424 361,402 364,386! 374,381 381,370! 376,356 364,345! 352,350 340,356 331,358! 322,366 302,366';
/** A deep seat: the hips are the broadest, from them it goes forward over half the thigh. */
const SKIRT =
  '279,436! 278,450 274,464 268,478! 278,490 292,500 302,505! 314,520 324,540 332,558 336,574! 352,568 370,561 390,552 409,540! 414,524 408,500 394,474 378,453 361,437! 334,447 304,447';
/** The lap over the pony's far side, down behind its crest. */
const FAR_LAP = '284,436! 272,446 258,460 248,476 240,496! 262,520 310,520! 320,480 300,440';
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
  leg(box);
  form(box, RIGHT_ARM, { ...SKIN, soft: 8, towards: [0.35, -0.94], rimWidth: 3 });
  form(box, LEFT_ARM, { ...SKIN, soft: 11, towards: [-0.75, -0.66], rimWidth: 3 });
  palm(box, ...RIGHT_WRIST);
  skirt(box);
  bodice(box);
  neck(box);
  fist(box, 456, 272, banner);
  childHead(art, ...box.at(318, 308), box.scale * 0.99, 20);
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
    // under the thigh, behind the knee and the calf
    [
      '400,530! 350,546 318,556 292,562 278,570 280,582 292,600 298,622 298,644 300,660 304,670 292,682 268,690 240,696! 300,712 340,690 340,600!',
      SKIN.shade,
    ],
    // what the skirt throws
    ['296,496! 308,514 318,536 326,560 328,580! 350,570 340,500!', SKIN.shade],
    ['289,514! 274,530 263,546 259,560! 268,560 282,546 298,530!', '#e6b184'],
    {
      along: ['310,490 292,508 276,524 263,540 255,555', '258,581 264,598 273,620 281,642'],
      paint: SKIN.rim,
      width: 4.4,
    },
  );
  strokes(
    box,
    [
      '259,582 266,585 274,582',
      '268,562 274,568 274,576',
      '297,660 303,664 303,671',
      '246,693 251,689',
      '254,694 258,690',
      '262,694 265,690',
    ],
    1.3,
    SKIN.line,
    0.1,
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
    ['256,358! 274,362 288,367 298,376! 284,374 268,370 250,368!', BLUE.light],
    ['372,350! 360,356 346,363 338,372! 350,369 364,364 380,360!', BLUE.light],
    { side: [-2.6, -1.7], paint: BLUE.rim },
    { side: [2.6, -1.5], paint: BLUE.rim },
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

/** It hangs from the sash, is drawn tight over the thigh and pressed flat under its weight. */
function skirt(box: Local): void {
  flat(
    box,
    SKIRT,
    BLUE.shade,
    // the thigh's upper side, as far as the sky reaches it
    [
      '340,462! 322,474 304,486 290,498! 300,508 310,518 318,532! 334,514 352,500 372,492 384,484! 366,468',
      BLUE.fill,
    ],
    ['334,474! 316,484 300,498! 308,510 314,520! 328,504 346,492 360,484!', BLUE.light],
    // the lap between the thighs; under the near one
    ['284,440! 287,460 282,478 274,492! 260,486 262,470!', BLUE.deep],
    ['418,526! 392,530 366,538 346,548 326,560 330,590! 350,590 410,560!', BLUE.deep],
    () =>
      stippled(box.art, box.place(closed(SKIRT)), BLUE.deep, box.at(346, 500), box.at(404, 540), [0, 0.9]),
    // from the crease of the hip, where the leg bends off
    ['352,446! 344,462 328,474 310,482! 328,482 346,474 360,460!', BLUE.deep],
    ['302,446! 300,460 294,474 284,486! 298,478 306,464 310,448!', BLUE.deep],
    ['366,460! 376,480 380,502 372,522! 386,516 390,498 382,476!', BLUE.deep],
    // the weight creases it along the pony's back
    ['414,536! 396,526 376,524 356,530! 378,531 394,538 404,546!', '#1d4766'],
    ['410,514! 390,508 370,511 352,519! 372,516 392,518 410,526!', BLUE.fill],
    { side: [2.6, -1.2], paint: BLUE.rim },
    { along: ['380,450 394,474 408,500 414,524'], paint: BLUE.rim, width: 6 },
  );
  box.fill(
    closed('300,504! 312,520 322,540 330,558 334,575! 341,572 337,554 329,536 319,517 308,501!'),
    '#e8bf60',
  );
}
