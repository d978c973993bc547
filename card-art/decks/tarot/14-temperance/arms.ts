import { gripFromPalm } from '../../../kit/figure/grip.ts';
import { hand } from '../../../kit/figure/hand/hand.ts';
import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, local } from '../../../kit/pen/index.ts';
import { cup } from './cup.ts';
import { EDGE, GOWN, SKIN } from './form.ts';

const FINGERS = { side: [-1.2, 0.3], paint: SKIN.light } as const;
/** Millimetres of the lifted hand. */
const MM = 0.36;

/** The left hand, its back to us, before the bowl's foot: the thumb up the bowl, the fingers going round, each bent a little more. */
const BELOW = hand({
  pose: {
    index: [16, 40, 24, 5],
    middle: [22, 46, 26, 1],
    ring: [28, 52, 28, -2],
    little: [34, 54, 30, -2],
    thumb: { away: 46, across: 34, bend: [4, 10] },
    wrist: [0, -6],
  },
  side: 'left',
  at: [297, 521],
  length: 66,
  fingers: -82,
  turn: 176,
  light: [-0.8, -0.6],
});

/** The far arm: the shoulder lifted with it to the chin, upper arm and forearm of one length; the wide sleeve has slid down to the deltoid and hangs. */
export function liftedArm(art: Art): void {
  cup(art, 270, 198, 1, -112);
  // the sleeve's inside, under the arm
  flat(art, '310,346! 300,364 297,384 302,402 315,414! 334,404 346,378 350,352!', GOWN.line);
  flat(
    art,
    '264,218! 262.6,228 260,240 257.6,253 257.4,267 260,281 263.6,293 267,301! 266.2,306 268.4,312 273.6,316! 284,324 295,335 305,348 314,362 324,378 336,390! 362,380 366,350 354,326! 346,316 336,308 325,303 314,298.6 304,293.6 297,289! 297.4,279 296,268 292.6,256 287.6,243 283.6,231 281.4,219!',
    SKIN.middle,
    // the back of the forearm, the underside of the upper arm, and what the sleeve throws on it
    [
      '285,216! 281,232 285,246 289,258 291,270 290.6,281 292,290! 304,299 318,306 332,314 346,326! 368,330! 320,280! 296,216!',
      SKIN.dark,
    ],
    ['262,298! 271,304 283,312 296,322 308,335 318,350 328,368 338,384! 320,392! 262,330!', SKIN.dark],
    ['330,300! 321,314 315,330 311,346 308,366! 340,400! 366,340!', SKIN.dark],
    EDGE,
  );
  // the muscle of the forearm, the elbow's point, the crook, where biceps and deltoid meet
  strokes(
    art,
    [
      '274,242 277,256 276,271',
      '270,301.6 274.6,304 276.6,309',
      '297,289 291,291 287.6,296.6',
      '262,272 265,283 270,291',
    ],
    1.2,
    SKIN.line,
    0,
  );
  gripFromPalm(local(art, 278, 195, MM, { mirror: true, rot: 80 }), SKIN, FINGERS);
  // the forearm's edge runs on into the heel of the hand
  flat(art, '260.4,240! 262.4,229 263.8,221 266.6,212! 271,218 272,228 270,240!', SKIN.middle, {
    along: ['260,242 262.2,230 263.8,221 266.6,212'],
    paint: EDGE.paint,
    width: 4,
  });
  // over the lifted deltoid it lies in rings; the rest hangs from there
  flat(
    art,
    '366,332! 358,321 348,312 337,306 327,304! 319,314 312,328 307,343 304.6,358! 303,374 306,390 314,404 325,414! 336,424 346,436 354,448 358,464! 386,440 400,404 396,372! 386,350!',
    GOWN.middle,
    [
      '327,302! 318,313 311,328 306,344 303,362 304,388 316,408 326,416! 330,416! 318,398 314,378 314,358 319,341 327,325 337,311!',
      GOWN.light,
    ],
    // the muscle's round under the cloth
    ['333,304! 346,309 358,319 367,332! 360,336 352,327 342,319 333,315!', GOWN.light],
    // between the rings
    ['342,313! 331,327 324,344 321,362! 330,346 340,331 352,320!', GOWN.dark],
    ['357,324! 346,337 338,354 334,374! 343,357 353,343 366,331!', GOWN.dark],
    // it hangs in two folds
    ['321,362! 320,382 325,402 336,422! 350,438 360,464! 372,440! 352,414 339,395 334,374!', GOWN.dark],
    ['334,374! 338,396 348,412 360,428! 366,460! 384,440! 376,404 356,392!', GOWN.deep],
    EDGE,
  );
  strokes(
    art,
    [
      '342,313 331,328 324,346 321,366',
      '357,324 346,338 338,356 334,378',
      '321,366 322,386 329,406',
      '334,378 340,398 350,418',
    ],
    1.8,
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
    ['290,540! 301,525.6 312,523 326,519.6 344,515 368,508! 368,544!', SKIN.dark],
    { side: [-0.6, -1.6], paint: SKIN.light },
  );
  BELOW.paint(art, SKIN);
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
