import { hand } from '../../../kit/figure/hand/hand.ts';
import { flat, INK, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, local } from '../../../kit/pen/index.ts';
import { HERS, HIS, hisHead } from './faces.ts';
import { her } from './her.ts';
import { him } from './him.ts';

const HER_SKIN = { light: '#d79c74', middle: HERS.skin, dark: HERS.shade, line: HERS.line };
const HIS_SKIN = { light: '#bb7a58', middle: HIS.skin, dark: HIS.shade, line: HIS.line };

/** Her left one, laid flat on the small of his back, the fingers together. */
const ON_HIS_BACK = hand({
  pose: {
    index: [8, 10, 6, 0],
    middle: [9, 11, 6, 0],
    ring: [11, 13, 7, 0],
    little: [14, 16, 8, 1],
    thumb: { away: 26, across: 14, bend: [6, 10] },
    wrist: [-6, 0],
  },
  side: 'left',
  at: [245, 542],
  length: 68,
  fingers: -80,
  turn: 164,
  light: [-0.5, -0.85],
  forearm: 0.12,
});

/** His right one, closed round the ball of her far shoulder. */
const ON_HER_SHOULDER = hand({
  pose: {
    index: [24, 26, 16, 0],
    middle: [27, 28, 18, 0],
    ring: [31, 30, 20, 0],
    little: [36, 32, 20, 1],
    thumb: { away: 34, across: 20, bend: [8, 14] },
    wrist: [20, -20],
  },
  side: 'right',
  at: [386, 464],
  length: 74,
  fingers: 110,
  turn: 206,
  light: [0.3, -0.95],
  build: 'man',
  forearm: 0.8,
});

/** The two whose places these are, shoulder to shoulder, each with an arm round the other. */
export function couple(art: Art): void {
  const box = local(art, -72, -160, 1.55);
  him(local(art, -79, -160, 1.55));
  her(box);
  roundHim(art);
  roundHer(art);
  hisHead(box, 212, 321);
}

/** Her arm round his waist: the elbow low and next to her, the hand laid flat on the small of his back. */
function roundHim(art: Art): void {
  // what it shades on the shirt
  art.fill(
    closed(
      '186,536! 206,543 226,547 244,554 262,561 268,564! 266,575 256,570 238,561 222,555 204,551 190,544!',
    ),
    '#2f4d58',
  );
  strokes(
    art,
    ['178,528 164,530 150,540', '182,548 166,556 158,570', '196,520 186,506 182,490'],
    INK.form,
    '#2c4854',
    0.1,
  );
  flat(
    art,
    '306,470! 308,500 308,524 304,545! 286,541 266,535 242,531! 236,540 238,553! 256,562 278,573 300,582 316,585 330,583 341,572 346,552 348,524 350,490 352,470!',
    HERS.skin,
    // the upper arm's far side and on along the forearm's underside; what his sleeve shades
    [
      '330,470! 328,510 324,544 317,560 304,568 286,564 266,554 249,543! 236,560 290,592 360,592 360,470!',
      HERS.shade,
      0.85,
    ],
    ['296,480! 300,526 324,534 356,526! 360,480!', '#7c463c', 0.7],
    { along: ['304,545 286,541 266,535 242,531'], paint: HERS.light, width: 3 },
    { along: ['350,510 348,530 346,552 341,572 330,583 318,585'], paint: '#d9966c', width: 3.4 },
  );
  strokes(art, ['304,545 309,550 311,558', '309,576 316,575 322,569'], INK.detail, HERS.line, 0);
  ON_HIS_BACK.paint(art, HER_SKIN);
  within(art, ON_HIS_BACK.outline, { side: [-0.6, -1.6], paint: HERS.light });
}

/** His arm over her back: down to the elbow in its sleeve, up again bare, the hand round her far shoulder. */
function roundHer(art: Art): void {
  // what forearm and hand throw on her
  art.fill(
    closed('356,504! 376,502 392,494 406,488 420,496 432,503 443,500! 440,486 424,470 400,466 356,476!'),
    '#7c463c',
    0.6,
  );
  ON_HER_SHOULDER.paint(art, HIS_SKIN);
  within(art, ON_HER_SHOULDER.outline, { side: [0.2, -1.8], paint: HIS.light });
  flat(
    art,
    '262,389! 284,392 303,402 319,419 332,440 345,459! 352,462 356,480 352,508! 344,515 330,517 316,511 300,496 287,476 279,458! 268,430',
    '#3f5d67',
    ['270,436! 286,462 302,480 320,490 340,490 360,484! 366,524 320,526 276,490', '#2b4650'],
    { side: [0.6, -2.4], paint: '#f0b878' },
  );
  flat(
    art,
    '341,455! 350,454 357,460! 362,476 361,494 355,510! 346,517 338,516! 344,498 346,476',
    '#4c6a73',
    { side: [3, 0], paint: '#2b4650' },
  );
  strokes(
    art,
    [
      '342,464 334,474 322,480',
      '282,408 298,430 312,444',
      '322,510 330,498 340,492',
      '300,490 310,478 318,474',
    ],
    INK.form,
    '#20363f',
    0.1,
  );
}
