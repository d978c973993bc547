import { gripFromBack, gripFromPalm } from '../../../kit/figure/grip.ts';
import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, local } from '../../../kit/pen/index.ts';
import { cup } from './cup.ts';
import { EDGE, GOWN, SKIN } from './form.ts';

const FINGERS = { side: [-1.2, 0.3], paint: SKIN.light } as const;
/** Millimetres of the hands. */
const MM = 0.36;

/** The far arm, high over the head: the sleeve has slipped to the elbow. */
export function liftedArm(art: Art): void {
  cup(art, 270, 212, 1, -112);
  flat(
    art,
    '294,330! 285,306 274,276 265.4,248 267,232! 283,228! 288,240 299,262 311,290 326,312! 318,328 304,336',
    SKIN.middle,
    ['330,304! 314,310 302,288 293,264 282,240 280,226! 300,226! 340,300!', SKIN.dark],
    EDGE,
  );
  gripFromPalm(local(art, 278, 209, MM, { mirror: true, rot: 68 }), SKIN, FINGERS);
  flat(art, '327,308! 314,309 300,319 291,336! 300,339 318,331 329,318!', GOWN.line);
  flat(
    art,
    '376,368! 358,360 341,338 328,308! 322,320 308,332 291,336! 298,358 312,390 330,424 346,448! 358,424 370,394',
    GOWN.middle,
    ['328,308! 336,330 352,352 376,370! 366,390 346,376 330,354 318,328!', GOWN.light],
    ['291,334! 312,348 334,380 350,416 350,452! 320,430 286,350!', GOWN.dark],
    EDGE,
  );
  strokes(
    art,
    ['324,322 338,352 358,386', '312,332 328,366 350,412', '298,340 314,378 340,430'],
    2,
    GOWN.line,
    0.1,
  );
}

/** The near arm: shoulder, elbow, wrist; the wide sleeve hangs from the forearm. */
export function loweredArm(art: Art): void {
  cup(art, 246, 508, 1.06, 0);
  // the sleeve's inside
  flat(art, '334,496! 322,512 318,542 326,576 348,604! 366,566 360,520!', GOWN.line, [
    '334,496! 322,512 318,542 326,576 348,604! 340,566 336,530!',
    GOWN.deep,
  ]);
  flat(
    art,
    '362,492! 334,499 306,507 268,510.4! 268,525! 304,528 334,532 362,534!',
    SKIN.middle,
    ['266,519! 300,518.4 334,516 366,508! 366,540! 266,540!', SKIN.dark],
    { side: [-0.6, -1.6], paint: SKIN.light },
  );
  gripFromBack(local(art, 246, 517, MM, { mirror: true, rot: 3 }), SKIN, FINGERS);
  const sleeve = closed(
    '386,374! 402,366 421,370 434,384 441,408 442,440 440,474 443,508! 424,530 404,562 380,588 348,604! 340,580 335,550 333,522 334,496! 350,491 368,484 381,474! 386,450 385,420 380,394',
  );
  flat(
    art,
    sleeve,
    GOWN.middle,
    [
      closed('380,370! 404,376 408,400 406,430 400,462 392,480 366,496 334,506! 326,490! 372,470!'),
      GOWN.light,
    ],
    [
      closed('450,380! 428,396 426,440 422,472 414,492 392,511 362,521 334,524! 334,560! 450,560!'),
      GOWN.dark,
    ],
    [closed('443,507! 414,524 380,539 334,546! 326,620! 420,600! 450,510!'), GOWN.deep],
    [closed('334,524! 360,528 372,540 366,566 356,606! 330,606!'), GOWN.dark],
    EDGE,
  );
  // folds start from the crook and from the elbow's corner
  strokes(
    art,
    [
      '382,474 396,480 414,480',
      '382,472 400,466 420,452',
      '383,468 394,448 398,424',
      '441,507 418,509 398,504',
      '440,509 408,527 368,534',
      '438,513 406,546 372,580',
      '434,520 416,546 398,568',
      '350,528 352,560 350,594',
    ],
    2.2,
    GOWN.line,
    0.06,
  );
}
