import { gripFromBack, gripFromPalm } from '../../../kit/figure/grip.ts';
import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, local } from '../../../kit/pen/index.ts';
import { cup } from './cup.ts';
import { EDGE, GOWN, SKIN } from './form.ts';

const FINGERS = { side: [-1.2, 0.3], paint: SKIN.light } as const;
/** Millimetres of the hands. */
const MM = 0.36;

/** The far arm: shoulder, elbow and wrist; the wide sleeve has slipped back over the elbow and hangs. */
export function liftedArm(art: Art): void {
  cup(art, 270, 212, 1, -112);
  // the sleeve's inside
  flat(art, '323,340! 308,354 299,378 301,408! 322,400 340,376 338,350!', GOWN.line);
  flat(
    art,
    '263.6,236! 262,260 261.6,288 263.6,316 266,336 270,350! 277,357 290,363 306,368.6 332,377! 338,354! 320,347 303,340 292,330! 290.6,314 289,292 285.6,268 282,236!',
    SKIN.middle,
    [
      '283,232! 274,262 275,292 276.6,318 278,337 289,349 310,358 338,367! 338,340! 300,326! 298,230!',
      SKIN.dark,
    ],
    ['256,328! 267,340 274,348 288,355 310,362.6 336,370! 332,392! 268,376!', SKIN.dark],
    EDGE,
  );
  strokes(art, ['269,340 273,344 274,348', '293,331 288,334 284,340'], 1.2, SKIN.line, 0);
  gripFromPalm(local(art, 278, 209, MM, { mirror: true, rot: 80 }), SKIN, FINGERS);
  flat(
    art,
    '323,340! 338,340 354,345 370,354 386,366! 380,410 362,454! 342,444 319,428 301,408! 315,393 325,374 328,356',
    GOWN.middle,
    ['323,340! 338,340 354,345 372,356 388,368! 376,382 356,368 340,360 327,360!', GOWN.light],
    ['301,408! 319,398 335,388 351,392 372,416! 366,462! 330,454!', GOWN.dark],
    ['301,408! 322,412 342,422 360,448! 340,454!', GOWN.deep],
    EDGE,
  );
  // from the shoulder the cloth is drawn to where it hangs
  strokes(
    art,
    ['366,366 350,376 332,396 316,408', '370,374 356,396 344,424', '356,362 342,367 331,378'],
    2,
    GOWN.line,
    0.1,
  );
}

/** The near arm: shoulder, elbow, wrist; the wide sleeve hangs from the forearm. */
export function loweredArm(art: Art): void {
  cup(art, 262, 508, 1.06, 0);
  // the sleeve's inside
  flat(art, '342,492! 330,508 326,538 334,570 352,594! 370,560 364,518!', GOWN.line, [
    '342,492! 330,508 326,538 334,570 352,594! 346,560 342,530!',
    GOWN.deep,
  ]);
  flat(
    art,
    '366,486! 340,498 316,505 288,510! 284,526! 306,531 330,534 364,534!',
    SKIN.middle,
    ['282,519! 310,519.6 336,517 368,508! 368,540! 282,540!', SKIN.dark],
    { side: [-0.6, -1.6], paint: SKIN.light },
  );
  gripFromBack(local(art, 262, 517, MM, { mirror: true, rot: 3 }), SKIN, FINGERS);
  const sleeve = closed(
    '386,374! 402,365 421,368 434,383 439,408 435,440 426,474 419,507! 405,526 392,552 374,578 352,594! 345,574 341,550 340,522 342,492! 356,488 369,481 379,471! 385,450 386,420 381,394',
  );
  flat(
    art,
    sleeve,
    GOWN.middle,
    [
      closed('380,368! 406,374 411,400 407,430 399,460 390,478 368,493 342,502! 330,490! 372,468!'),
      GOWN.light,
    ],
    [
      closed('450,376! 427,394 424,436 413,470 405,490 388,507 364,517 340,521! 340,560! 450,560!'),
      GOWN.dark,
    ],
    [closed('419,505! 398,522 372,534 341,540! 330,620! 410,600! 440,506!'), GOWN.deep],
    [closed('340,521! 362,526 374,538 370,562 358,600! 334,600!'), GOWN.dark],
    EDGE,
  );
  // folds start from the crook and from the elbow's corner
  strokes(
    art,
    [
      '380,472 390,477 402,476',
      '380,470 394,464 410,450',
      '382,464 390,446 392,424',
      '417,506 402,508 386,504',
      '415,508 394,523 366,530',
      '413,512 394,538 370,568',
      '356,526 358,556 355,586',
      '421,372 428,392 428,416',
    ],
    2.2,
    GOWN.line,
    0.06,
  );
}
