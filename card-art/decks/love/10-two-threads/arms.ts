import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, local } from '../../../kit/pen/index.ts';
import { SKIN } from './face.ts';
import { HAND } from './view.ts';

/** Her jumper, as the room, the fire and the evening in the window have it. */
export const WOOL = { base: '#cdb08a', dark: '#8f7468', warm: '#f0bc80', cool: '#b9b4c4' };

/** It holds one of the threads off the other: over its finger, behind the near arm. */
export function farArm(art: Art): void {
  flat(art, '352,482! 334,484 314,482 300,477! 296,490! 312,500 336,508 354,512!', WOOL.dark, {
    side: [-0.4, -1.6],
    paint: WOOL.cool,
  });
  flat(
    art,
    '303,477! 292,474 284,472! 276,467 267,462 258,460 253,461! 251,465 256,468 264,470! 261,474 260,480 263,485! 270,490 280,490! 290,491 299,493!',
    SKIN.base,
    ['250,464! 262,467 272,472 286,480 304,486! 300,500 258,492 256,476', SKIN.shade, 0.75],
    { side: [-0.4, -1.4], paint: SKIN.cool },
  );
  // the thumb against the bent fingers
  flat(art, '292,481! 284,476 277,474 270,473 264,475! 262,478 266,480 274,481 282,483!', SKIN.base, {
    side: [0, 1.4],
    paint: SKIN.shade,
  });
  strokes(art, ['262,482 268,483 273,485', '276,468 273,470 270,470'], INK.detail, '#54303a', 0);
}

/** The sleeve pushed to the elbow; the hand that both threads come to, turned so that we see its back. */
export function nearArm(art: Art): void {
  const [x, y] = HAND;
  flat(
    art,
    `306,507! 286,504 266,506 252,${y - 12}! 250,${y + 5}! 268,529 290,530 311,528!`,
    SKIN.base,
    [`312,518! 290,520 268,520 248,${y}! 246,540 312,540`, SKIN.shade, 0.7],
    ['312,524! 290,526 272,526 262,534! 312,536', SKIN.warm, 0.8],
    { side: [-0.4, -1.5], paint: SKIN.cool },
  );
  hand(art, x, y);
  // sleeve: full at the shoulder, gathered above the elbow
  flat(
    art,
    '362,468! 374,460 388,463 396,476 394,492 380,508 358,522 338,532 322,536 311,533! 303,522 304,508 311,501! 328,494 344,484',
    WOOL.base,
    ['396,474! 392,494 372,510 344,522 318,526 306,520! 300,540 400,540', WOOL.dark, 0.65],
    ['396,482! 388,504 364,522 338,533 312,536! 320,546 410,530', WOOL.warm],
    { side: [-0.8, -1.8], paint: WOOL.cool },
  );
  strokes(
    art,
    [
      '326,500 322,512 326,526',
      '338,494 334,506 340,520',
      '352,486 350,500 358,512',
      '366,476 370,490 380,498',
      '316,504 313,516 317,530',
    ],
    INK.form,
    '#86695a',
    0.1,
  );
  flat(art, '301,504! 309,499! 316,516 316,534! 307,532 300,520', '#b89874', {
    side: [-0.6, -1.8],
    paint: WOOL.cool,
  });
  strokes(
    art,
    ['304,508 311,507', '303,514 313,514', '304,520 315,521', '306,527 316,528'],
    INK.detail,
    '#7d6250',
    0,
  );
}

/** Finger and thumb hold the meeting of the threads, the others are bent into the palm. */
function hand(art: Art, x: number, y: number): void {
  const box = local(art, x, y);
  // bent fingers, below
  flat(box, '26,-2! 20,1 15,5 14,10! 16,15 22,17 28,15! 33,11 34,4', SKIN.base, [
    '12,8! 22,9 36,6! 36,20 12,20',
    SKIN.shade,
    0.75,
  ]);
  strokes(box, ['16,8 22,7 27,9', '18,13 23,12 28,13'], INK.detail, '#54303a', 0);
  // back of the hand and the pointing finger
  flat(
    box,
    '32,-12! 22,-14.4 15,-13.4 9,-9 2,-4 -3,1! -2,4 3,4 9,1 15,0 20,4 28,6!',
    SKIN.base,
    ['-3,3! 8,-1 16,-4 30,-2! 30,8 8,8', SKIN.shade, 0.6],
    { side: [-0.6, -1.4], paint: SKIN.cool },
  );
  strokes(box, ['14,-12 15,-8 14,-5', '22,-13 21,-8 19,-4'], INK.detail, SKIN.shade, 0);
  // thumb
  flat(
    box,
    '31,0! 24,-4 18,-4 11,0 4,4 -2,3! -1,7 5,8 13,6 22,5!',
    SKIN.base,
    { side: [-0.2, 1.8], paint: SKIN.shade },
    { side: [-0.4, -1], paint: SKIN.cool },
  );
}
