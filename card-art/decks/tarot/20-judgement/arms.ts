import { hand } from '../../../kit/figure/hand/hand.ts';
import { holding } from '../../../kit/figure/hand/poses.ts';
import { INK, type Plane, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local } from '../../../kit/pen/index.ts';
import { SKIN, toned } from './form.ts';
import { onTube, SLOPE } from './trumpet.ts';

const CREASE = '#7c4040';
/** The hand's side that is turned down, the hollows between its tendons. */
const TENDON = '#c48668';
const NAIL = '#ecc2a2';
const FOLD = '#1f2c5c';
const GOLD = '#d9a650';
const SLEEVE = { fill: '#5c80ad', shade: '#3c5a8c', rim: '#fff4d2', soft: 6, rimWidth: 2 } as const;

/** The near hand's box: the tube runs level in it, the mouth on the right. */
const near = (art: Art): Local => local(art, ...onTube(124), 1, { rot: SLOPE });

const [farX, farY] = onTube(52);
/** The palm to us, behind the tube. */
const FAR = hand({
  pose: holding(0.13),
  side: 'right',
  at: [farX + 30, farY + 27],
  length: 90,
  fingers: -42,
  turn: 34,
  light: [-0.85, -0.45],
  forearm: 0.6,
});
/** In the shade of breast and head. */
const DIM = { light: '#eebd97', middle: '#d29878', dark: '#ae7161', line: CREASE } as const;

/** The arm on the other side: the palm behind the tube, the wrist. */
export function farPalm(art: Art): void {
  toned(art, closed('250,360! 256,344 274,328 298,318! 292,346 274,362'), {
    fill: '#2b3f72',
    shade: '#1f2c5c',
  });
  FAR.paint(art, DIM);
}

/** Its fingers and its thumb come over the tube. */
export function farFingers(art: Art): void {
  FAR.before(art, DIM);
}

/** The sleeve that it comes out of. */
export function farSleeve(art: Art): void {
  toned(art, closed('250,360! 266,360 284,344 298,318! 314,326 320,360 310,396 286,410! 266,402 254,384'), {
    ...SLEEVE,
    fill: '#3f5c8d',
    shade: '#2b3f72',
  });
  strokes(art, ['284,352 276,376 276,396', '298,336 296,362 290,392'], INK.form, FOLD, 0.1);
  strokes(art, ['250,360 266,360 284,344 298,318'], 2.4, GOLD, 0);
}

/** What hangs from the forearm of our side, and what leans out of the light: the back of the arm. */
const NEAR_SLEEVE = closed(
  '338,264! 355,269 370,284 378,306 378,336 371,372 361,404 351,428! 338,448 320,466 304,481 288,496! 276,462 269,424 269,392 277,366! 288,369 297,371 304,370! 313,352 319,326 322,302 328,282!',
);

/** The arm on our side: deltoid, elbow, the forearm out of a sleeve that hangs from it, the hand that holds the tube. */
export function nearArm(art: Art): void {
  // the sleeve's mouth is dark behind the forearm
  toned(art, closed('277,366! 260,378 251,408 259,450 288,496! 304,450 300,390'), {
    fill: '#2b3f72',
    shade: '#1f2c5c',
  });
  nearHand(art);
  toned(art, NEAR_SLEEVE, SLEEVE, () => {
    art.fill(
      closed(
        '392,290! 366,306 362,338 354,372 340,400 322,412 296,410 262,398! 262,500! 300,510! 380,460! 400,380!',
      ),
      '#46679a',
    );
    // under the forearm, in its shadow
    art.fill(
      closed(
        '262,410! 288,424 318,431 351,428! 330,448 306,474 290,494! 304,470 318,446 300,442 280,434 264,428!',
      ),
      '#35538a',
    );
    // shoulder and upper arm to the light
    art.fill(
      closed('328,282! 338,274 350,280 352,300 344,328 332,352 318,366 304,370! 318,340 322,302'),
      '#6d93be',
    );
    art.fill(closed('277,366! 290,369 304,371! 318,376 326,388 310,390 288,386 270,384!'), '#6d93be');
  });
  strokes(
    art,
    [
      // the crook, and what pulls from the elbow to it
      '305,370 318,376 328,388 334,402',
      '312,358 326,366 336,380',
      '350,426 336,410 322,402 306,400',
      '352,420 348,404 338,388',
      // from the shoulder
      '350,282 354,306 348,334',
      '368,300 369,334 360,366',
      // what hangs from the forearm
      '290,418 288,446 290,478',
      '314,426 310,450 300,476',
      '333,438 325,451 314,465',
    ],
    INK.form,
    FOLD,
    0.1,
  );
  strokes(art, ['277,366 269,392 269,424 276,462 288,496'], 3, GOLD, 0);
}

/** Its back to us: the knuckles in a row along the tube, the fingers go over it and away, the thumb lies along it to the mouth. */
function nearHand(art: Art): void {
  const box = near(art);
  const part = (knots: string, rim: string, ...planes: readonly Plane[]): void =>
    toned(box, knots, { ...SKIN, rim, soft: 2.6 }, ...planes);
  part(
    '-20,16! -21.4,8 -21.6,1 -20,-3.8 -16.4,-5.6 -12.8,-4 -11.4,-1.6! -11,-5.4 -8.6,-8 -4.8,-8.4 -2,-6.4 -1,-3! -0.4,-7 2,-9.4 6.2,-9.4 9,-7 9.6,-3! 10.6,-6.6 13.4,-8.4 17.2,-7.2 19.4,-3.6 20.4,4 21,16!',
    SKIN.rim,
    // what turns over the tube and away
    ['-22,-1! -16,-3 -11,-0.6 -5,-5 -1,-1.6 5,-6 9.6,-1.8 15,-5 20,-0.6! 20,-12 -22,-12!', '#eec09c'],
  );
  part(
    '32,148! 18,114 5,82 -3,63 -6.4,50! -13,38 -19,26 -21.2,14! -19.6,7.4 -14.6,5.6 -11.2,9! -9.6,3.4 -4.4,2.4 -1,6.6! 0.8,1.8 6.4,1.6 9.6,6.2! 11.6,2.8 17,3.2 20,9! 21,12 23,14.6 26,16! 28,26 25,40 16.6,51! 24,66 44,95 67,131!',
    '#f6d3b0',
    // the side of hand and arm that is turned down
    ['-30,10! -17,19 -11,34 -1,52 6,66 21,88 38,112 56,146! 20,170! -30,60!', TENDON],
  );
  part(
    '14,38! 18,27 21,18 25,10.6 30,5! 35,0.6 40,-2 45,-3! 49.6,-2.4 51,0.8 49,4 44,6.4! 39,9 35,13.6 32.4,20! 29,31 23,43 16.6,51!',
    SKIN.rim,
    ['22,46! 27,32 30.6,20 34,12 39,7 46,4.4 52,1! 60,14 40,50!', TENDON],
  );
  // it grows out of the hand: no lit edge between them
  box.fill(closed('11,38! 15,27 18,17 21.6,12 26,12 28,14! 27,24 24,35 16,46!'), SKIN.fill);
  strokes(
    box,
    ['-11.2,9 -10.8,-1.6', '-1,6.6 -0.6,-3', '9.6,6.2 9.8,-3', '37,2.4 39,4 39.6,7.4'],
    1.2,
    CREASE,
    0,
  );
  // each knuckle a cap, its tendon behind it
  for (const [x, y] of [
    [-15.6, 12],
    [-5.6, 9],
    [4.6, 8.4],
    [14.6, 10.4],
  ] as const)
    box.fill(
      closed(
        `${x - 3.4},${y}! ${x - 1.6},${y - 3.6} ${x + 2},${y - 3.4} ${x + 3.4},${y}! ${x + 0.6},${y + 3}`,
      ),
      '#f4cda8',
    );
  strokes(box, ['-11.4,14 -7,28', '-1,12 1,27', '9.6,12.6 8.6,27', '22,22 20.6,31 17,39'], 1.2, TENDON, 0.05);
  box.fill(closed('43,-1.6! 47,-2 49.4,-0.4 48.6,2.4! 45.6,3 43.2,1.6'), NAIL);
}
