import { gripFromPalm } from '../../../kit/figure/grip.ts';
import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { cup } from './cup.ts';
import { EDGE, GOWN, SKIN } from './form.ts';

const FINGERS = { side: [-1.2, 0.3], paint: SKIN.light } as const;
/** Millimetres of the hands. */
const MM = 0.36;

/** The far arm, from a shoulder before the neck: upper arm, elbow, a shorter forearm; the wide sleeve has slipped back to the deltoid and hangs. */
export function liftedArm(art: Art): void {
  cup(art, 270, 212, 1, -112);
  // the sleeve's inside, under the arm
  flat(art, '316,352! 303,372 299,392 304,410 318,421! 336,410 346,384 352,362!', GOWN.line);
  flat(
    art,
    '264,234! 262,245 258.8,260 257,276 257.8,291 260.6,305 263.8,315! 262.8,319.6 264.6,326 269.6,330.6! 282,341 296,354 310,368 326,382 342,394! 358,384 364,366 354,352! 345,345 336,339 326,331.4 316,322.4 304,312.6 295,307 289.6,304.4! 290.4,294 290,282 286.8,268 283,254 281.4,236!',
    SKIN.middle,
    // the back of the forearm, the underside of the upper arm, and what the deltoid throws on it
    [
      '285,232! 280.6,252 283.6,268 285,282 284,294 282,303 284.6,309! 298,317 312,328.6 326,341 340,352! 366,352! 310,296! 296,232!',
      SKIN.dark,
    ],
    ['258,314! 268,320.6 281,328.6 296,342 311,356.6 326,370 342,380! 336,402! 262,346!', SKIN.dark],
    ['336,322! 328,337 323,352 322,376 330,392! 364,392! 364,340!', SKIN.dark],
    EDGE,
  );
  // the muscle of the forearm, the elbow's point, the crook, where biceps and deltoid meet
  strokes(
    art,
    [
      '271,258 272.6,272 270.6,288',
      '266.6,315.6 271,318 273,323.6',
      '289.6,304.4 284.6,306 281.6,311',
      '318,324.6 319.4,330 317.6,336',
    ],
    1.2,
    SKIN.line,
    0,
  );
  gripFromPalm(local(art, 278, 209, MM, { mirror: true, rot: 80 }), SKIN, FINGERS);
  // the forearm's edge runs on into the heel of the hand
  flat(art, '260.4,254! 262.4,243 263.8,235 266.6,226! 271,232 272,242 270,254!', SKIN.middle, {
    along: ['260,256 262.2,244 263.8,235 266.6,226'],
    paint: EDGE.paint,
    width: 4,
  });
  // slid down to the deltoid, it lies in rings round it; the rest hangs from there
  flat(
    art,
    '362,340! 352,337 341,333.6 331,329! 324,337 317,348 312,360 309.6,374! 309,388 313,404 320,417! 332,424 344,434 352,446 358,464! 386,440 400,404 396,372! 384,350!',
    GOWN.middle,
    [
      '331,327! 322,338 315,352 309,374 309,392 320,417! 328,418! 323,400 322,380 326,364 333,350 342,338!',
      GOWN.light,
    ],
    // between the rings
    ['344,334! 334,347 328,362 325.6,378! 332,364 340,351 351,338!', GOWN.dark],
    ['354,337! 345,351 339,367 337,386! 343,372 351,357 362,342!', GOWN.dark],
    // it hangs in two folds
    ['325.6,378! 325,396 330,412 338,429! 350,440 360,464! 372,440! 352,420 342,402 337,384!', GOWN.dark],
    ['337,386! 341,404 350,420 360,432! 366,460! 384,440! 376,404 358,398!', GOWN.deep],
    EDGE,
  );
  strokes(
    art,
    [
      '344,335 334,348 328,364 325.6,382',
      '355,338 346,352 340,368 338,388',
      '326,384 327,400 333,416',
      '338,390 342,408 351,424',
    ],
    1.8,
    GOWN.line,
    0.1,
  );
}

/** The right hand from its back, in millimetres: the fingers lie round the bowl's foot one behind the other, each from its own knuckle. */
function roundTheStem(box: Local): void {
  flat(box, '-36,-30! -22,-50 -2,-66 14,-72 22,-66 16,-54 2,-40!', SKIN.dark, FINGERS);
  for (const finger of [
    '4,16! 20,20 34,27 42,35 40,43 30,44 14,40 -4,32!',
    '14,0! 34,4 52,11 60,20 56,29 44,29 24,24 6,20!',
    '18,-20! 40,-18 60,-12 69,-2 66,8 54,10 32,6 12,4!',
    '12,-42! 32,-44 52,-40 64,-31 64,-21 54,-16 36,-18 14,-18!',
  ])
    flat(box, finger, SKIN.middle, FINGERS);
  flat(
    box,
    '-84,-18! -62,-22 -38,-32 -14,-43 6,-47! 18,-44 22,-34 21,-26! 26,-20 27,-10 22,-3! 24,4 20,14 13,18! 10,27 0,32 -14,33 -34,31 -58,26 -84,22!',
    SKIN.middle,
    ['-90,4! -50,6 -22,13 0,18 14,16! 20,40! -90,50!', SKIN.dark],
    ['-30,-32! -12,-42 6,-46 16,-42! 12,-34 -6,-30 -24,-22!', SKIN.light],
  );
  box.art.blot(
    [
      '21,-26 32,-25 42,-22',
      '22,-3 34,-1 44,3',
      '13,18 24,20 34,25',
      '10,-41 18,-36 20,-28',
      '0,-22 12,-20 22,-16',
      '-6,2 6,3 16,7',
    ].map((line) => ribbon(box.place(curve(line)), 4 * box.scale, { start: 0.5, end: 0.2 })),
    SKIN.line,
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
  roundTheStem(local(art, 262, 517, MM, { mirror: true, rot: 3 }));
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
