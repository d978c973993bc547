import { INK, type Plane, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local } from '../../../kit/pen/index.ts';
import { SKIN, toned } from './form.ts';
import { onTube, SLOPE } from './trumpet.ts';

const CREASE = '#7c4040';
const FOLD = '#1f2c5c';
const GOLD = '#d9a650';
const SLEEVE = { fill: '#5c80ad', shade: '#3c5a8c', rim: '#fff4d2', soft: 6, rimWidth: 2 } as const;

/** Boxes of the hands: the tube runs level in them, the mouth on the right. */
const near = (art: Art): Local => local(art, ...onTube(118), 1, { rot: SLOPE });
const far = (art: Art): Local => local(art, ...onTube(47), 0.92, { rot: SLOPE });

/** The arm on the other side, in the shade of breast and head: the palm behind the tube, and its wrist. */
export function farPalm(art: Art): void {
  toned(art, closed('234,336! 244,322 262,308 282,302! 276,326 256,342'), {
    fill: '#2b3f72',
    shade: '#1f2c5c',
  });
  toned(art, far(art).place(closed('-15,-2! -17,12 -12,24 -7,40 -4,66! 20,66! 14,40 16,24 17,10 15,-2!')), {
    ...SKIN,
    fill: '#c98a6c',
    soft: 5,
    rimWidth: 1.2,
  });
}

/** Its finger ends and its thumb, before the tube. */
export function farFingers(art: Art): void {
  const box = far(art);
  const part = (knots: string): void =>
    toned(art, box.place(closed(knots)), { ...SKIN, fill: '#d49a7a', soft: 2.4, rimWidth: 1.2 });
  for (const [x, down] of [
    [-12.6, 4.6],
    [-4.4, 6.4],
    [4, 6.8],
    [12, 5],
  ] as const)
    part(
      `${x - 4},-7! ${x - 3},-10.6 ${x + 2.4},-10.6 ${x + 4.2},-7! ${x + 4},${down - 4} ${x + 2.2},${down} ${x - 1.6},${down} ${x - 3.8},${down - 4}!`,
    );
  part('8,44! 12,30 18,16 21,6 20.6,-1.6! 23,-6 28.4,-5.4 30.4,0 29,10 25,24 20,40 19,52!');
  strokes(box, ['-11,2 -13.6,2.4', '-3,3.6 -5.6,4', '5.4,3.8 3,4.2', '13.4,2 11,2.4'], 1, CREASE, 0.05);
}

/** The sleeve that it comes out of. */
export function farSleeve(art: Art): void {
  toned(art, closed('234,336! 250,338 268,326 282,302! 300,292 320,320 310,380 284,400! 262,392 244,370'), {
    ...SLEEVE,
    fill: '#3f5c8d',
    shade: '#2b3f72',
  });
  strokes(art, ['268,334 262,356 266,380', '280,322 280,350 284,380'], INK.form, FOLD, 0.1);
  strokes(art, ['234,336 250,338 268,326 282,302'], 2.2, GOLD, 0);
}

/** The arm on our side: shoulder, elbow as a corner, the forearm out of its wide sleeve, the hand that holds the tube. */
export function nearArm(art: Art): void {
  // the sleeve's mouth is dark behind the forearm
  toned(art, closed('266,360! 252,374 246,398 250,424 264,444! 284,430 286,390'), {
    fill: '#2b3f72',
    shade: '#1f2c5c',
  });
  nearHand(art);
  toned(
    art,
    closed(
      '352,274! 328,279 311,298 302,326 290,350 266,360! 259,380 258,406 262,428 264,444! 284,434 308,426 338,428! 350,404 362,372 371,338 374,308 366,286!',
    ),
    SLEEVE,
    () => {
      art.fill(closed('380,290! 356,322 350,356 340,384 322,404 330,440! 390,430!'), '#46679a');
      art.fill(closed('258,432! 284,422 312,412 344,412! 340,440! 262,450!'), '#46679a');
    },
  );
  strokes(
    art,
    [
      // from the elbow
      '332,420 312,410 292,406',
      '330,414 316,398 302,390',
      '334,412 332,394 324,376',
      '324,424 306,420 284,424',
      // the crook
      '294,352 306,362 318,380',
      '302,338 316,348 330,364',
      // from the shoulder
      '354,290 352,320 343,348',
      '336,296 329,316 318,336',
      '366,310 363,344 354,372',
      // what hangs
      '276,372 270,400 272,430',
    ],
    INK.form,
    FOLD,
    0.1,
  );
  strokes(art, ['266,360 259,380 258,406 262,428 264,444'], 2.8, GOLD, 0);
}

/** It holds the tube from below, its back to us: knuckles on top, the thumb along it towards the mouth. */
function nearHand(art: Art): void {
  const box = near(art);
  const part = (knots: string, ...planes: readonly Plane[]): void =>
    toned(box, knots, { ...SKIN, soft: 3 }, ...planes);
  // the thumb first: its ball goes in under the palm
  part('4,40! 8,18 18,8 28,2.4 37,-2! 42.6,-2.6 45,1 43,5.4! 34,11 26,20 20,34 16,46!');
  for (const [x, high] of [
    [-15, -8.6],
    [-6.6, -10.6],
    [2.4, -11],
    [11, -9.4],
  ] as const)
    part(
      `${x - 4.6},6! ${x - 4.8},${high + 6} ${x - 2.6},${high + 0.8} ${x + 1.6},${high} ${x + 4.6},${high + 4} ${x + 4.8},6!`,
    );
  part(
    '30,131! 15,97 2,70 -8,44 -11,30 -19,18 -20,6! -17,2 -13,1.6 -10.6,4! -8,0 -4,-0.6 -1.6,2.4! 1,-1.4 5,-1.4 7,2! 9,-0.6 13,-0.4 16,4! 18,14 17,26 14,38 23,54 38,74 58,108!',
    // the side of hand and arm that is turned down
    ['-26,8! -14,14 -6,28 0,44 14,70 28,98 44,128! 20,150! -20,60!', '#c48668'],
  );
  strokes(
    box,
    ['-11,6 -10,12', '-1.6,5 -1.4,12', '7,4.6 7,12', '35,1 39,2.4', '-6,40 2,42 10,39', '-4,44 3,46'],
    1.1,
    CREASE,
    0.05,
  );
}
