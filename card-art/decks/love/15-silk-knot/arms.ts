import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, type Local, local } from '../../../kit/pen/index.ts';
import { SKIN } from './view.ts';

/*
 * Both reach round behind her: shoulder, elbow outside the waist, wrist beside the knot, the palm to us and the thumb above.
 * A hand's box has its wrist in (0, 0), its fingers to the right.
 */

const PALM = '-16,-8! -6,-11 6,-14 16,-19 28,-24 36,-20 44,-14 50,-4 48,10 40,21 26,22 12,17 -4,12 -16,9!';

const atKnot = (art: Art): Local => local(art, 199, 537, 1.08, { rot: -5 });

export function leftArm(art: Art): void {
  flat(
    art,
    '198,344! 180,347 163,354 149,368 142,387 140,408 133,430 120,466 106,498! 102,512 106,524 118,532! 146,544 180,549 222,547! 223,524! 192,518 166,508 147,494! 154,476 167,448 181,420 188,392!',
    SKIN.fill,
    [
      '170,340! 168,362 162,386 160,408 152,438 140,466 128,492 124,510 138,526 176,538 222,541! 222,560! 90,560! 90,340!',
      SKIN.shade,
    ],
    {
      along: ['147,494 166,508 192,518 224,524', '188,392 181,420 167,448 154,476 147,494'],
      paint: SKIN.light,
      width: 8,
    },
  );
  strokes(art, ['112,506 118,512 118,520'], 1.6, SKIN.line, 0.1);
  flat(atKnot(art), PALM, SKIN.fill, ['-18,1! -4,2 8,6 18,10! 24,0 50,-4! 50,30! -18,30!', SKIN.shade]);
}

/** Round the silk: its nearer side away from the sun, a line below it. */
function bentFinger(box: Local, outline: string): void {
  flat(box, outline, SKIN.fill, { side: [1, -2.4], paint: SKIN.shade }, { side: [0, 1.2], paint: SKIN.line });
}

/** Thumb and first finger close on the silk, beside the knot. */
export function pinch(art: Art): void {
  const box = atKnot(art);
  for (const finger of [
    '22,8 34,11 44,16 48,20 44,24 34,22 20,18',
    '20,0 34,2 46,6 53,11 53,16 46,17 34,13 20,10',
    '18,-8 34,-14 46,-11 57,-5 61,0 57,5 48,3 34,3 20,4',
  ])
    bentFinger(box, finger);
  flat(
    box,
    '0,-13! 10,-17 20,-24 32,-28 42,-26 52,-20! 55,-15 50,-12 42,-15 34,-15 28,-8 18,2 8,6 0,4!',
    SKIN.fill,
    ['6,8! 18,2 27,-8 33,-15 44,-16 50,-13! 40,0 20,12!', SKIN.shade],
    { along: ['10,-17 20,-24 32,-28 42,-26 52,-20'], paint: SKIN.rim, width: 3 },
  );
  strokes(box, ['46,-23 51,-20 53,-16', '8,6 18,2 26,-7', '32,-26 30,-22 32,-19'], 1.2, SKIN.line, 0);
}

export function rightArm(art: Art): void {
  flat(
    art,
    '346,357! 362,361 375,372 386,390 391,410 394,424 405,450 418,481 431,506! 434,517 430,530 419,538! 394,552 362,563 328,563! 327,538! 352,530 374,519 390,505! 384,486 371,456 358,428 348,400!',
    SKIN.fill,
    ['346,370! 352,396 364,424 379,456 389,484 392,507! 374,496! 340,430!', SKIN.shade],
    ['440,520! 424,526 400,538 366,552 328,557! 328,570! 440,560!', SKIN.shade],
    ['352,360! 366,372 376,392 381,416 393,446 409,477 430,507! 440,500! 400,400 376,350!', SKIN.light],
    {
      along: ['346,357 362,361 375,372 386,390 391,410 394,424 405,450 418,481 431,506'],
      paint: SKIN.rim,
      width: 5,
    },
  );
  strokes(art, ['421,508 416,515 418,523'], 1.6, SKIN.line, 0.1);
  fist(local(art, 349, 549, 1.1, { mirror: true, rot: 5 }));
}

/** Closed over the gathered silk of the other loop, the thumb over the first finger. */
function fist(box: Local): void {
  flat(box, PALM, SKIN.fill, ['-18,1! -8,2 4,5 16,6! 22,-8 60,-20! 60,30! -18,30!', SKIN.shade]);
  for (const finger of [
    '46,12 51,17 47,23 36,24 27,21 27,15 36,12',
    '53,2 57,8 52,13 38,14 24,12 23,6 36,2',
    '56,-9 60,-3 55,3 38,3 22,2 21,-4 36,-8',
    '52,-19 57,-13 53,-8 38,-7 26,-7 25,-13 36,-18',
  ])
    bentFinger(box, finger);
  flat(
    box,
    '-6,-12! 6,-14 16,-20 28,-26 40,-25 47,-18! 48,-12 43,-10 34,-14 26,-10 22,0 20,12 12,18 6,11 -8,1!',
    SKIN.fill,
    ['26,-10! 22,0 20,12 12,18! 4,10! 12,-2 18,-10!', SKIN.shade],
    { along: ['-6,-12 6,-14 16,-20 28,-26 40,-25'], paint: SKIN.light, width: 4 },
  );
  strokes(box, ['42,-22 45,-18 45,-14', '26,-10 22,0 20,12', '0,-6 2,0 1,6'], 1.2, SKIN.line, 0);
}
