import { flat } from '../../../kit/hand/index.ts';
import { type Art, closed, points, polygon, spline, tube } from '../../../kit/pen/index.ts';
import { cygnet } from './cygnet.ts';
import { neckSide, scalloped, shadeOf, tips, type Vane, vane } from './plumage.ts';
import { type Head, swanHead } from './swan-head.ts';
import { WHITE } from './view.ts';

const NECK = tube(
  points('268,706 300,650 308,590 292,522 264,456 249,394 254,342 278,308 304,301 324,316'),
  [62, 50, 34, 26, 21.5, 19.5, 18, 17.4, 17.6, 18],
  44,
);
/** The side that is turned from the sun: under the wing, down to the water. */
const COOL = { base: '#86a9b3', deep: '#5f8a99', foot: '#43707f' } as const;
const COVERTS: readonly Vane[] = [
  { course: '330,704 282,716 224,712', width: 27, upper: '#96b4ba', lower: '#759ba7' },
  { course: '332,694 276,700 212,690', width: 30, upper: '#a6c0c3', lower: '#83a6af' },
  { course: '330,680 270,682 204,664', width: 28, upper: '#dfe7e0', lower: '#9ab8bc' },
  { course: '328,664 268,662 198,638', width: 31, upper: '#eef1e7', lower: '#c6d6d1' },
  { course: '322,648 264,642 200,614', width: 27, upper: '#f3f4ea', lower: '#ccdad4' },
  { course: '314,632 262,622 204,592', width: 29, upper: '#f7f6ec', lower: '#d2ded7' },
  { course: '304,618 256,606 214,580', width: 24, upper: '#faf9ef', lower: '#d7e1da' },
  { course: '292,604 252,592 220,570', width: 22, upper: '#fcfaf1', lower: '#dce5dd' },
];
const HEAD: Head = { x: 312, y: 306, scale: 0.96, rot: 42, mirror: false, knob: 1, open: 0.9 };

/** Trunk and the breast before it, full and round from the neck's foot to the water; it goes on below. */
const BODY = closed(
  '306,590! 344,606 371,628 386,658 389,688 382,715 367,740 340,764 310,780! 10,780! 10,640! 110,630 180,594 260,570',
);

/** What the water gives back. */
export const NEAR_OUTLINES = [BODY, NECK.outline];

/** The cob, its head over the other's nape; two of the young ride between its wings. */
export function nearSwan(art: Art): void {
  farWing(art);
  for (const outline of [NECK.outline, BODY])
    flat(
      art,
      outline,
      WHITE.base,
      [neckSide(NECK, -0.3), WHITE.shade],
      [neckSide(NECK, -0.68), WHITE.deep],
      [neckSide(NECK, 0.6, 0.84), WHITE.lit],
      // under the breast, towards the water
      ['120,706 250,716 310,712 346,700 370,684 394,676! 400,700 384,740 340,790 0,790 0,700', WHITE.shade],
      [
        '0,630! 60,680 130,712 250,718 312,714 348,704 372,690 392,678! 398,704 384,740 340,790 0,790',
        COOL.base,
      ],
      ['0,716! 160,724 280,728 326,720 360,708 392,690! 396,710 360,754 300,790 0,790', COOL.deep],
      ['0,728! 160,729 290,731 340,726 374,714 392,704! 396,720 360,760 0,790', COOL.foot],
      // the breast that faces the sun
      ['338,600! 360,608 380,630 392,656 392,696! 385,690 381,668 370,646 352,628 336,616!', WHITE.lit],
    );
  cygnet(art, 130, 536, 0.92, { mirror: true, asleep: true });
  cygnet(art, 240, 552, 1);
  wing(art);
  art.blot(
    tips([
      [338, 612, 9, 192],
      [342, 634, 13, 195],
      [352, 660, 10, 200],
      [336, 668, 12, 200],
      [350, 690, 12, 205],
    ]),
    WHITE.shade,
  );
}

/** The head is painted once the other's neck is. */
export const nearHead = (art: Art): void => swanHead(art, HEAD);

/** The far wing, lifted behind the young; the light comes through it. */
function farWing(art: Art): void {
  for (const [course, width, upper, lower] of [
    ['290,600 220,560 140,524 60,512', 34, '#c3d0bc', '#a5bcb2'],
    ['290,592 224,544 150,502 74,486', 34, '#d3d9be', '#b2c4b4'],
    ['292,584 232,532 168,490 104,470', 32, '#e2e2c2', '#bccab6'],
    ['294,576 244,526 190,488 136,466', 30, '#ece8c8', '#c6d0ba'],
  ] as const)
    vane(art, { course, width, upper, lower });
}

/** Long feathers from the lowest up, a row of coverts on their roots, the soft mass of the shoulder over those. */
function wing(art: Art): void {
  art.fill(closed('214,560 262,574 306,606 332,650 330,706 260,716 200,650'), WHITE.shade);
  for (const [course, width, upper, lower] of [
    ['306,712 236,726 156,722 60,698', 36, '#86a9b3', '#648e9c'],
    ['306,704 226,714 138,700 36,656', 40, '#94b3ba', '#7199a6'],
    ['304,690 222,694 132,674 20,612', 41, '#a4bfc3', '#80a4ae'],
    ['300,676 216,674 128,648 20,586', 42, '#dde6df', '#95b4ba'],
    ['296,660 214,654 124,624 24,560', 42, '#edf0e6', '#c4d5d0'],
    ['290,646 214,636 130,600 30,528', 40, '#f2f3e8', '#cad9d3'],
    ['282,632 214,618 142,585 80,535 20,498', 38, '#f6f5ea', '#d0dcd6'],
    ['272,616 212,600 152,570 82,512', 34, '#faf8ee', '#d5e0d9'],
    ['262,602 208,586 164,562 116,526', 28, '#fcfaf0', '#dbe4dc'],
  ] as const)
    vane(art, { course, width, upper, lower });
  art.fill(shadeOf(COVERTS, [-7, 5]), WHITE.deep, 0.45);
  for (const covert of COVERTS) vane(art, covert);
  const ragged = scalloped('318,712 300,662 276,622 240,586 206,560', [15, 27], 13, 'near');
  const shoulder = spline(
    [...points('204,556! 238,552 276,568 310,594 336,628 344,664 338,708!'), ...ragged],
    true,
  );
  flat(
    art,
    shoulder,
    WHITE.base,
    [polygon(points('200,560 250,590 290,640 306,690 330,730 290,730 250,620')), '#dbe4dd'],
    ['262,560 300,582 330,616 342,660 336,712 350,712 352,640 320,590', WHITE.lit],
    ['300,676! 318,682 334,676 350,664! 350,714 310,714', '#b4cacd'],
    ['304,694! 320,697 350,684! 350,714 310,714', COOL.base],
    { along: ['206,556 240,552 278,568 312,594 338,630 345,664 339,706'], paint: '#fffdf6', width: 4 },
  );
  art.blot(
    tips([
      [318, 690, 14, 262],
      [312, 660, 11, 256],
      [326, 644, 12, 250],
      [300, 636, 13, 246],
      [310, 616, 10, 240],
      [282, 606, 12, 234],
      [286, 584, 9, 226],
    ]),
    '#c3d3cf',
  );
}
