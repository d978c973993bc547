import { INK, type Plane, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local } from '../../../kit/pen/index.ts';
import { SKIN, toned } from './form.ts';
import { onTube, SLOPE } from './trumpet.ts';

const CREASE = '#7c4040';
/** Flesh from the dawn to the dark. */
export const SUNLIT = '#fcdcb2';
const ARM = '#d69a78';
const TURNED = '#b27060';
const DEEP = '#7f4650';

/** Boxes of the hands: the tube runs level in them, the mouth on the right. */
const near = (art: Art): Local => local(art, ...onTube(118), 1.12, { rot: SLOPE });
const far = (art: Art): Local => local(art, ...onTube(47), 1, { rot: SLOPE });

/** The arm on the other side: upper arm out of the breast, elbow, forearm, and the palm behind the tube. */
export function farArm(art: Art): void {
  toned(art, closed('336,326! 316,342 300,362 286,384 276,402 284,418! 310,420! 340,380!'), {
    ...SKIN,
    fill: '#b8766a',
    shade: DEEP,
    soft: 8,
    rimWidth: 1.4,
  });
  const box = far(art);
  toned(
    box,
    '-15,-2! -17,12 -13,24 -9,38 -14,56 -26,78 -42,104 -38,124! -16,130! 2,104 14,78 18,56 15,38 17,24 17,10 15,-2!',
    { ...SKIN, fill: '#d49a7a', soft: 6, rimWidth: 1.4 },
    [
      '-16,-2! -17,12 -13,24 -9,38 -14,56 -26,78 -42,104! -32,104 -14,76 -4,54 -2,38 -8,20 -10,-2!',
      '#f3c8a0',
    ],
    ['15,30! 10,44 8,62 -4,88 -22,116 -20,140! 30,120! 30,40!', '#a9686a'],
  );
}

/** Its finger ends and its thumb, before the tube. */
export function farFingers(art: Art): void {
  const box = far(art);
  const part = (knots: string): void =>
    toned(art, box.place(closed(knots)), { ...SKIN, fill: '#d49a7a', soft: 2.4, rimWidth: 0 });
  for (const [x, down] of [
    [-12.6, 4.6],
    [-4.4, 6.4],
    [4, 6.8],
    [12, 5],
  ] as const)
    part(
      `${x - 4},-7! ${x - 3},-10.6 ${x + 2.4},-10.6 ${x + 4.2},-7! ${x + 4},${down - 4} ${x + 2.2},${down} ${x - 1.6},${down} ${x - 3.8},${down - 4}!`,
    );
  part('10,40! 11,28 16,15 21,6 20.6,-1.6! 23,-6 28.4,-5.4 30.4,0 29,10 24,24 18,40 14,56!');
  strokes(box, ['-11,2 -13.6,2.4', '-3,3.6 -5.6,4', '5.4,3.8 3,4.2', '13.4,2 11,2.4'], 1, CREASE, 0.05);
}

/** The arm on our side, bare: the shoulder's cap, the arm down to a pointed elbow, a forearm that narrows to the wrist, the hand that holds the tube. */
export function nearArm(art: Art): void {
  toned(
    art,
    closed(
      '392,304! 374,312 362,332 354,358 344,382 336,404 334,424! 334,444 342,458 356,462 372,452 394,428 412,394 424,362 428,336 418,314!',
    ),
    { ...SKIN, fill: ARM, soft: 6, rimWidth: 2 },
    () => {
      art
        // the back of the arm
        .fill(
          closed('404,300! 406,332 398,362 386,392 370,422 350,446 344,476! 400,470! 450,360! 440,310!'),
          TURNED,
        )
        .fill(closed('424,318! 420,350 410,380 394,408 372,436 350,458 350,480! 410,460! 450,350!'), DEEP)
        // where the shoulder's cap ends on the arm
        .fill(closed('404,340! 394,352 388,368 390,384! 400,366 414,352!'), TURNED)
        // the cap and the biceps look into the dawn
        .fill(
          closed(
            '388,302! 370,312 358,336 352,362 340,386 332,408! 346,404 358,388 366,366 370,346 380,328 392,316!',
          ),
          SUNLIT,
        );
    },
  );
  strokes(art, ['372,352 380,372 378,392'], INK.form, '#a9686a', 0.2);
  nearHand(art);
}

/** It holds the tube from below, its back to us: knuckles on top, the thumb along it towards the mouth. */
function nearHand(art: Art): void {
  const box = near(art);
  const part = (knots: string, ...planes: readonly Plane[]): void =>
    toned(box, knots, { ...SKIN, fill: ARM, soft: 3 }, ...planes);
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
    '34,172 22,152 9,122 -1,92 -7,66 -10,46 -11,30 -19,18 -20,6! -17,2 -13,1.6 -10.6,4! -8,0 -4,-0.6 -1.6,2.4! 1,-1.4 5,-1.4 7,2! 9,-0.6 13,-0.4 16,4! 18,14 17,26 14,38 21,54 36,76 52,104 62,136! 62,156 55,174 44,181',
    // the forearm's upper side takes the dawn as far as the crook
    ['12,40! 20,56 34,78 50,106 60,134! 52,132 38,108 24,82 12,60 4,42!', SUNLIT],
    // the side of hand and arm that is turned down
    ['-26,8! -14,14 -5,30 -2,46 4,68 12,94 24,124 38,150 50,174! 30,196! -30,60!', TURNED],
    ['-14,52! -4,60 2,84 10,110 22,138 34,164 48,186! 20,200! -40,90!', DEEP],
  );
  strokes(
    box,
    [
      '-11,6 -10,12',
      '-1.6,5 -1.4,12',
      '7,4.6 7,12',
      '35,1 39,2.4',
      '-6,40 2,42 10,39',
      '-4,44 3,46',
      '62,136 54,138 46,148',
    ],
    1.1,
    CREASE,
    0.05,
  );
}
