import { flat } from '../../../kit/hand/index.ts';
import { type Art, closed, points, spline, tube } from '../../../kit/pen/index.ts';
import { neckSide, scalloped, shadeOf, tips, type Vane, vane } from './plumage.ts';
import { type Head, swanHead } from './swan-head.ts';
import { WHITE } from './view.ts';

const BODY = closed(
  '452,566! 432,564 412,588 397,620 390,652 392,678 404,702 430,740! 650,740! 650,590! 560,580 500,576',
);
const NECK = tube(
  points('506,664 464,616 454,562 470,510 484,462 476,420 446,396 412,387 380,391 352,406'),
  [66, 54, 36, 24, 19, 17, 16, 15.4, 15.4, 15.6],
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
      ['432,562 411,588 396,620 388,654 392,680 404,704 412,698 403,676 402,652 409,622 424,592', WHITE.lit],
    );
  wing(art);
  swanHead(art, HEAD);
}

function wing(art: Art): void {
  art.fill(closed('530,576 490,580 456,620 448,676 500,686 560,660'), WHITE.shade);
  for (const [course, width, upper, lower] of [
    ['470,678 534,690 610,684', 34, '#cbd9d5', '#a6c0c0'],
    ['472,666 536,670 612,652', 36, '#d8e2dc', '#afc6c5'],
    ['474,652 538,648 612,620', 37, '#e2e9e0', '#b9cdca'],
    ['480,636 540,626 610,590', 36, '#ebefe5', '#c2d3ce'],
    ['488,620 544,606 600,568', 34, '#f2f3e9', '#cad9d2'],
    ['496,606 544,590 590,556', 28, '#f7f6ec', '#d2ddd6'],
  ] as const)
    vane(art, { course, width, upper, lower });
  art.fill(shadeOf(COVERTS, [7, 4]), WHITE.deep, 0.45);
  for (const covert of COVERTS) vane(art, covert);
  const ragged = scalloped('544,570 506,584 482,612 474,646 470,682', [14, 25], 11, 'far');
  const shoulder = spline([...points('444,680! 434,640 440,602 464,572 502,558 544,566!'), ...ragged], true);
  flat(
    art,
    shoulder,
    WHITE.base,
    ['434,690 428,640 436,600 462,566 504,554 478,580 456,606 448,640 452,690', WHITE.lit],
    { along: ['444,680 433,640 439,601 464,571 502,557 544,565'], paint: '#fffdf6', width: 4 },
  );
  art.blot(
    tips([
      [460, 664, 12, 98],
      [464, 634, 10, 104],
      [452, 616, 9, 112],
      [474, 604, 11, 116],
      [478, 580, 9, 126],
    ]),
    '#c3d3cf',
  );
}
