import { flat } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, points, ribbon, tube } from '../../../kit/pen/index.ts';
import { neckSide, shadeOf, type Vane, vane } from './plumage.ts';
import { type Head, swanHead } from './swan-head.ts';
import { WHITE } from './view.ts';

const BODY = closed(
  '452,566! 416,590 398,622 392,654 394,676 404,700 430,740! 650,740! 650,590! 560,580 500,576',
);
const NECK = tube(
  points('506,664 464,616 454,562 470,510 484,462 476,420 446,396 412,387 380,391 352,406'),
  [56, 43, 30, 22.5, 19, 17, 16, 15.4, 15.4, 15.6],
  44,
);
const COVERTS: readonly Vane[] = [
  { course: '456,672 506,682 552,676', width: 25, upper: '#dce5de', lower: '#b3c9c8' },
  { course: '456,658 506,662 556,648', width: 27, upper: '#e5ebe2', lower: '#bccfcb' },
  { course: '460,642 510,642 556,624', width: 25, upper: '#ecf0e6', lower: '#c4d4cf' },
  { course: '468,626 514,620 560,598', width: 27, upper: '#f3f4ea', lower: '#ccdad4' },
  { course: '480,610 522,600 560,578', width: 23, upper: '#f8f7ed', lower: '#d3ded7' },
];
const HEAD: Head = { x: 356, y: 406, scale: 0.86, rot: -16, mirror: true, knob: 0.66, open: 0.12 };

export const FAR_OUTLINES = [BODY, NECK.outline];

/** The pen that has come to it: her head lies under his neck, her eye is shut. */
export function farSwan(art: Art): void {
  for (const outline of [NECK.outline, BODY])
    flat(
      art,
      outline,
      WHITE.base,
      [neckSide(NECK, 0.28), WHITE.shade],
      [neckSide(NECK, 0.66), WHITE.deep],
      [neckSide(NECK, -0.58, 0.84), WHITE.lit],
      ['392,668 420,682 480,690 600,690 660,670 660,750 400,750', WHITE.shade],
      ['440,560 414,590 398,622 390,656 393,678 404,704 412,698 404,676 404,654 410,624 424,596', WHITE.lit],
    );
  wing(art);
  swanHead(art, HEAD);
}

function wing(art: Art): void {
  art.fill(closed('530,576 490,580 456,620 448,676 500,686 560,660'), WHITE.shade);
  for (const [course, width, upper, lower] of [
    ['470,678 534,690 610,684', 34, '#bccfcf', '#88aab0'],
    ['472,666 536,670 612,652', 36, '#c6d6d4', '#8eafb4'],
    ['474,652 538,648 612,620', 37, '#d0ddd8', '#96b5b9'],
    ['480,636 540,626 610,590', 36, '#dae4dd', '#a0bcbe'],
    ['488,620 544,606 600,568', 34, '#e4eae1', '#adc5c4'],
    ['496,606 544,590 590,556', 28, '#eef0e6', '#bacecb'],
  ] as const)
    vane(art, { course, width, upper, lower });
  art.fill(shadeOf(COVERTS, [11, 6]), '#7396a0', 0.6);
  for (const covert of COVERTS) vane(art, covert);
  const shoulder = closed(
    '444,680! 434,640 440,602 464,572 502,558 544,566! 548,572! 548,588 530,594 519,582! 526,600 509,612 497,602! 506,622 492,636 481,628! 492,648 482,664 473,658! 484,674 477,688 470,684!',
  );
  art.fill(shoulder.translate(8, 5), '#8fb0b5', 0.7);
  flat(
    art,
    shoulder,
    WHITE.base,
    ['434,690 428,640 436,600 462,566 504,554 478,580 456,606 448,640 452,690', WHITE.lit],
    { along: ['444,680 433,640 439,601 464,571 502,557 544,565'], paint: '#fffdf6', width: 4 },
  );
  art.blot(
    ['514,560 506,578 492,576', '482,584 478,602 464,604', '462,618 462,634 450,640'].map((tip) =>
      ribbon(curve(tip), 2.4, { start: 0.2, end: 0.2, samples: 9 }),
    ),
    '#c3d3cf',
  );
}
