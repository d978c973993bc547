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
  flat(art, '336,330! 322,346 312,380 314,414! 334,404 348,380 350,350!', GOWN.line);
  flat(
    art,
    '262.6,236! 260,256 257,280 257.6,304 261,324 266,338! 270,349 277,355! 292,365 312,375 336,386! 356,364 350,350! 334,341 318,336 305,331 296,326! 297,312 297,294 291,266 284,236!',
    SKIN.middle,
    [
      '288,232! 281,258 285,284 285,308 283,322 288,332! 300,342 320,350 352,362! 356,340! 306,322! 306,230!',
      SKIN.dark,
    ],
    ['258,330! 268,340 276,347 292,356 314,366 340,378! 336,396! 268,376!', SKIN.dark],
    EDGE,
  );
  // the muscle of the forearm, the elbow's point, the crook
  strokes(
    art,
    ['268,262 270,280 268,298', '267,338 272,341 275,347', '296,326 291,328 287,334'],
    1.2,
    SKIN.line,
    0,
  );
  gripFromPalm(local(art, 278, 209, MM, { mirror: true, rot: 80 }), SKIN, FINGERS);
  flat(
    art,
    '336,330! 350,330 366,336 380,344 394,358! 396,384 384,420 364,454! 346,446 328,432 314,414! 326,400 336,384 338,360!',
    GOWN.middle,
    ['336,330! 350,330 366,336 380,344 396,358! 392,372 378,362 360,354 346,350 336,350!', GOWN.light],
    ['314,414! 330,404 344,392 358,396 376,414! 368,462! 336,454!', GOWN.dark],
    ['314,414! 332,416 350,426 364,450! 340,458!', GOWN.deep],
    EDGE,
  );
  // from the shoulder the cloth is drawn to where it hangs
  strokes(
    art,
    [
      '384,358 366,366 346,388 328,408',
      '388,366 372,388 356,424',
      '372,352 356,358 342,372',
      '392,370 386,392 372,426',
    ],
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
    '386,374! 398,366 412,368 422,380 426,404 423,436 417,472 414,507! 405,526 392,552 374,578 352,594! 345,574 341,550 340,522 342,492! 356,488 369,481 379,471! 385,450 386,420 381,394',
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
      closed('440,376! 416,394 414,436 405,470 398,490 388,507 364,517 340,521! 340,560! 450,560!'),
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
      '410,372 416,392 416,416',
    ],
    2.2,
    GOWN.line,
    0.06,
  );
}
