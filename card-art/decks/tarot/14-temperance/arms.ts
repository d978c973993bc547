import { gripFromBack, gripFromPalm } from '../../../kit/figure/grip.ts';
import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, local } from '../../../kit/pen/index.ts';
import { cup } from './cup.ts';
import { EDGE, GOWN, SKIN } from './form.ts';

const FINGERS = { side: [-1.2, 0.3], paint: SKIN.light } as const;
/** Millimetres of the hands. */
const MM = 0.36;

/** The far arm, from a shoulder before the neck: upper arm, elbow, a shorter forearm; the wide sleeve has slipped back to the deltoid and hangs. */
export function liftedArm(art: Art): void {
  cup(art, 270, 212, 1, -112);
  // the sleeve's inside
  flat(art, '354,350! 336,354 319,368 309,392 313,417! 334,406 348,384 356,360!', GOWN.line);
  flat(
    art,
    '259.6,238! 258.6,256 257.6,274 259.4,292 263.4,308 268,320! 272,327.6 278,333! 290,343 305,358 319,373 331,388! 352,392 362,376 358,362! 342,349 326,334 312,321 301,311 292.6,303! 293,294 294,280 290,257 282.6,235.4!',
    SKIN.middle,
    // the underside of the upper arm, the back of the forearm away from the sun
    [
      '288,232! 283,252 286.6,272 286,288 283,300 287,310! 297,321 310,333 326,348 344,364! 366,360! 310,304! 300,232!',
      SKIN.dark,
    ],
    ['262,318! 270,324 282,330 295,340 310,355 325,370 340,384! 334,398! 268,352!', SKIN.dark],
    EDGE,
  );
  // the muscle of the forearm, the elbow's point, the crook
  strokes(
    art,
    ['269,262 270.6,278 269,292', '269.6,318 274.4,321 277.6,327', '292.6,303 288.4,305 285.6,310'],
    1.2,
    SKIN.line,
    0,
  );
  gripFromPalm(local(art, 278, 209, MM, { mirror: true, rot: 80 }), SKIN, FINGERS);
  // the forearm's edge runs on into the heel of the hand
  flat(art, '258.5,250! 259.4,238 262.4,231.6 266.6,226! 271,232 272,242 270,252!', SKIN.middle, {
    along: ['258.3,254 259.4,238 262.4,231.6 266.6,226'],
    paint: EDGE.paint,
    width: 4,
  });
  flat(
    art,
    '354,352! 364,352 374,355 386,360 396,368! 396,390 384,422 364,456! 346,448 328,434 313,417! 320,406 325,396 326.6,386! 330,374 340,360 347,354!',
    GOWN.middle,
    // the round of the shoulder
    ['354,351! 364,351 380,356 398,368! 390,384 374,391 355,388 340,379 327,380 338,358!', GOWN.light],
    ['326,384! 338,381 354,390 374,393 392,382! 384,404 366,410 346,402 325,398!', GOWN.dark],
    ['313,417! 330,408 344,400 358,404 376,420! 368,464! 336,456!', GOWN.dark],
    ['313,417! 332,419 350,429 364,452! 340,460!', GOWN.deep],
    EDGE,
  );
  // from the shoulder the cloth is drawn to where it hangs
  strokes(
    art,
    ['356,392 344,402 326,414', '368,396 360,412 352,428', '340,363 336,371 335,380'],
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
