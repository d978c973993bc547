import { hand } from '../../../kit/figure/hand/hand.ts';
import { holding, rounding } from '../../../kit/figure/hand/poses.ts';
import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { cup } from './cup.ts';
import { EDGE, GOWN, SKIN } from './form.ts';

const LIGHT = [-1, 0.12] as const;
/** So high the low sun is weaker. */
const LIFTED_SKIN = { ...SKIN, light: '#eeb98d' } as const;
/** Round the stem of the cup held high, its palm to us. */
const LIFTED = hand({
  pose: { ...holding(0.13), wrist: [0, -6] },
  side: 'right',
  at: [298, 243],
  length: 86,
  fingers: -14,
  turn: 12,
  light: LIGHT,
  forearm: 0.16,
});
/** Under the bowl of the cup held low: the fingers behind it, the thumb before it. */
const LOWERED = hand({
  pose: rounding,
  side: 'left',
  at: [299, 520],
  length: 76,
  fingers: -84,
  turn: 100,
  light: LIGHT,
  forearm: 0.9,
});

/** The far arm, from a shoulder before the neck: upper arm, elbow, a forearm no longer than that; the wide sleeve has slipped back to the deltoid and hangs. */
export function liftedArm(art: Art): void {
  // the sleeve's inside, under the arm
  flat(art, '316,352! 303,372 299,392 304,410 318,421! 336,410 346,384 352,362!', GOWN.line);
  flat(
    art,
    '289,250! 287.6,261 284,272 280.6,283 278.4,294 277.4,303! 277.6,308 280,314 285,319! 294,328 303,338 313,350 326,364 342,380! 358,384 364,366 354,352! 346,341 337,331 327,322 317,313.6 308,306.6! 309,297 309.8,286 309.6,274 309.4,262 309.8,250!',
    SKIN.middle,
    // the back of the forearm, the underside of the upper arm, and what the deltoid throws on it
    [
      '302,246! 302.4,258 303,270 304,282 303,293 301,303 304,311! 316,321 328,332 340,343 352,356! 370,352! 320,290! 314,240!',
      SKIN.dark,
    ],
    ['285,246! 300,250 298,262 294,276 288,292! 284,294 276,290', LIFTED_SKIN.light],
    ['274,300! 281,308 290,314 301,325 313,339 326,352 342,366! 336,402! 270,346!', SKIN.dark],
    ['338,322! 330,336 325,350 324,374 332,392! 364,392! 364,340!', SKIN.dark],
    EDGE,
  );
  // the muscle of the forearm, the elbow's point, the crook, where biceps and deltoid meet
  strokes(
    art,
    [
      '291,266 291,278 288,291',
      '280,306 284,308.4 286,313',
      '308,306.6 303.4,307.4 300,312',
      '323,320 324,326 321,332',
    ],
    1.2,
    SKIN.line,
    0,
  );
  LIFTED.paint(art, LIFTED_SKIN);
  cup(art, 276, 212, 1, -112);
  LIFTED.before(art, LIFTED_SKIN);
  // slid down to the deltoid; it hangs from the shoulder in folds
  flat(
    art,
    '366,336! 356,331 345,327.6 334,325.4! 326,334 318,346 312,360 309.6,375! 309,389 313,405 320,418! 332,424 344,434 352,446 358,464! 386,440 400,404 396,372! 384,350!',
    GOWN.middle,
    [
      '334,324! 324,337 315,352 308,375 309,392 320,419! 329,422! 325,402 326,384 331,366 340,348 352,332!',
      GOWN.light,
    ],
    // from the shoulder's top
    [
      '352,336! 341,352 334,370 331.6,388 333,408 340,430! 348,440! 342,414 340.6,392 344,372 356,350!',
      GOWN.dark,
    ],
    // under the arm, before the breast
    ['358,356! 350,376 346,398 348,420 354,444 358,466! 400,440 396,360!', GOWN.deep],
    EDGE,
  );
  strokes(
    art,
    ['349,334 338,350 331,368 328.6,388', '356,346 345,364 340.6,386 342,408', '327,396 329,410 335,424'],
    1.8,
    GOWN.line,
    0.1,
  );
}

/** The near arm: shoulder, elbow, wrist; the wide sleeve hangs from the forearm. */
export function loweredArm(art: Art): void {
  // the sleeve's inside
  flat(art, '342,492! 330,508 326,538 334,570 352,594! 370,560 364,518!', GOWN.line, [
    '342,492! 330,508 326,538 334,570 352,594! 346,560 342,530!',
    GOWN.deep,
  ]);
  LOWERED.paint(art, SKIN);
  cup(art, 262, 508, 1.06, 0);
  LOWERED.before(art, SKIN);
  const sleeve = closed(
    '380,384! 388,373 398,367 411,367 423,374 430,387 432,408 429,438 422,472 415,507! 405,526 392,552 374,578 352,594! 345,574 341,550 340,522 342,492! 356,488 369,481 379,471! 385,450 386,420 381,394',
  );
  flat(
    art,
    sleeve,
    GOWN.middle,
    [
      closed(
        '376,376! 390,366 406,366 415,378 416,402 411,432 403,460 391,478 368,493 342,502! 330,490! 372,468!',
      ),
      GOWN.light,
    ],
    [
      closed('440,372! 425,378 423,402 418,436 408,470 400,490 388,507 364,517 340,521! 340,560! 450,560!'),
      GOWN.dark,
    ],
    [closed('419,503! 398,522 372,534 341,540! 330,620! 410,600! 440,506!'), GOWN.deep],
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
      '398,374 404,388 404,404',
      '422,384 424,404 421,424',
    ],
    2.2,
    GOWN.line,
    0.06,
  );
}
