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

/** Boxes of the hands: the tube runs level in them, the mouth on the right. */
const near = (art: Art): Local => local(art, ...onTube(124), 1, { rot: SLOPE });
const far = (art: Art): Local => local(art, ...onTube(47), 0.92, { rot: SLOPE });

/** The arm on the other side, in the shade of breast and head: the palm behind the tube, the ball of its thumb, its wrist. */
export function farPalm(art: Art): void {
  toned(art, closed('250,360! 256,344 274,328 298,318! 292,346 274,362'), {
    fill: '#2b3f72',
    shade: '#1f2c5c',
  });
  toned(
    art,
    far(art).place(
      closed(
        '-19,-4! -20.4,8 -18,21 -13,34 -10,44! -14,56 -21,72 -26,90! 8,98! 9,80 12,64 14,52! 20,45 27,35 29,24 24,10 19,-4!',
      ),
    ),
    { ...SKIN, fill: '#c98a6c', soft: 5, rimWidth: 1.2 },
    () => far(art).fill(closed('-24,12! -8,16 6,13 18,4! 18,-6! -24,-6!'), '#a9685c'),
  );
}

/** Its fingers come over the tube, the thumb closes beside the first of them. */
export function farFingers(art: Art): void {
  const box = far(art);
  const part = (knots: string, rim = '#f6d2b0'): void =>
    toned(box, knots, { ...SKIN, fill: '#d49a7a', rim, soft: 2.4, rimWidth: 1.2 });
  for (const [x, down] of [
    [-15.4, 8.6],
    [-5.6, 12],
    [4.2, 12.8],
    [13.6, 9.8],
  ] as const) {
    part(
      `${x - 4.9},-6! ${x - 3.4},-10.4 ${x + 2.2},-10.8 ${x + 4.9},-6.4! ${x + 4.7},${down - 5} ${x + 2.6},${down} ${x - 1.8},${down} ${x - 4.5},${down - 5}!`,
    );
    box.fill(
      closed(
        `${x - 2.6},${down - 7.4}! ${x - 2.7},${down - 3.4} ${x - 0.4},${down - 1.6} ${x + 1.9},${down - 3.4} ${x + 1.9},${down - 7.4}! ${x - 0.4},${down - 8.4}`,
      ),
      NAIL,
    );
    strokes(box, [`${x - 3},-3.8 ${x},-2.8 ${x + 3},-3.8`], 0.8, CREASE, 0);
  }
  part(
    '16,46! 18,36 19,26 18.6,14 17,3! 16.8,-3.4 20.4,-7.4 25.4,-5.4! 28.6,0 30.4,10 31,22 28.4,34 21,45 16.6,50!',
    '#e8b594',
  );
  strokes(box, ['18.4,9.4 22,10.4 26.4,9.2', '18,38 12,42 4,44'], 1, CREASE, 0.05);
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

/** Its back to us: the knuckles in a row along the tube, the fingers bent over it, the thumb laid along it to the mouth. */
function nearHand(art: Art): void {
  const box = near(art);
  const part = (knots: string, rim: string, ...planes: readonly Plane[]): void =>
    toned(box, knots, { ...SKIN, rim, soft: 2.6 }, ...planes);
  part(
    '4,52! 12,38 18,27 22,19! 26,11.6 33,5 42,-0.6! 47.4,-3.6 53,-1 52,5! 46.4,10.8 39.4,16.4 35.4,23! 32,33 25,42 16,52!',
    SKIN.rim,
  );
  for (const [x, high] of [
    [-16, -7.4],
    [-6.2, -10.2],
    [4, -10.8],
    [13.8, -9],
  ] as const)
    part(
      `${x - 5},20! ${x - 5.2},${high + 8} ${x - 3.6},${high + 1.4} ${x + 1},${high} ${x + 4.8},${high + 3.6} ${x + 5},20!`,
      SKIN.rim,
    );
  part(
    '32,148! 16,112 2,76 -6,60 -10,47! -16,36 -20.4,24 -21.4,13! -19.4,8.4 -14.6,7.4 -11.4,11.2! -9.4,5.8 -4,5 -1,9.4! 1,4.4 6.6,4.4 9.2,9! 11,5.4 16.4,5.4 19,11! 21.6,16.4 26,19.4 32.8,20.4! 31.4,31 25,42 16.6,48.6! 25,63 47,96 67,131!',
    '#f6d3b0',
    // the side of hand and arm that is turned down
    ['-30,10! -17,17 -12,30 -4,46 4,60 20,84 38,112 56,146! 20,170! -30,60!', TENDON],
  );
  // the thumb grows out of the hand: no lit edge between them
  box.fill(closed('23.6,18! 26.4,14 29.4,15 32.4,17 33.4,20.4 31.4,24 27,25!'), SKIN.fill);
  strokes(
    box,
    ['-10.8,10 -10.6,-2', '-0.8,8 -0.6,-4', '9.2,8 9.4,-4', '38.6,3.4 42,5.6 43.6,9.4'],
    1.1,
    CREASE,
    0.05,
  );
  strokes(
    box,
    ['-12,17 -6,31', '-3.4,15 -0.6,31', '6,14.6 5,30', '14.6,16 11,29', '22,24 22,32 18,41'],
    1.1,
    TENDON,
    0.05,
  );
  box.fill(closed('46,-1.6! 50,-2 51.4,0.6 50.6,3.4! 47.4,3.8 45.4,1.4'), NAIL);
}
