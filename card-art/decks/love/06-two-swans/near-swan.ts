import { flat } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, points, ribbon, tube } from '../../../kit/pen/index.ts';
import { cygnet } from './cygnet.ts';
import { neckSide, shadeOf, tips, type Vane, vane } from './plumage.ts';
import { type Head, swanHead } from './swan-head.ts';
import { WHITE } from './view.ts';

const NECK = tube(
  points('268,706 300,650 308,590 292,522 264,456 249,394 254,342 278,308 304,301 324,316'),
  [62, 50, 34, 26, 21.5, 19.5, 18, 17.4, 17.6, 18],
  44,
);
/** The wing's three planes: long feathers in the shade, coverts between, the shoulder in the sun. */
const LONG: readonly Vane[] = [
  { course: '306,712 236,730 150,726 50,704', width: 46, upper: '#bccfcf', lower: '#83a6ad' },
  { course: '306,700 220,714 124,696 20,652', width: 54, upper: '#c4d5d3', lower: '#88aab0' },
  { course: '302,684 214,690 116,662 6,600', width: 58, upper: '#ccdbd7', lower: '#8eafb4' },
  { course: '294,664 208,664 112,624 0,548', width: 58, upper: '#d6e1dc', lower: '#96b5b9' },
  { course: '282,640 204,634 122,592 30,508', width: 54, upper: '#e0e8df', lower: '#a0bcbe' },
  { course: '268,614 204,604 146,568 76,508', width: 46, upper: '#eaeee4', lower: '#adc5c4' },
];
const COVERTS: readonly Vane[] = [
  { course: '332,706 280,722 194,718', width: 42, upper: '#dbe5df', lower: '#bed0cd' },
  { course: '332,690 270,700 180,684', width: 48, upper: '#e1e9e1', lower: '#c4d5d1' },
  { course: '326,668 258,672 172,646', width: 50, upper: '#e7ede4', lower: '#cad9d4' },
  { course: '314,644 252,642 172,608', width: 48, upper: '#edf0e6', lower: '#d0ddd7' },
  { course: '302,620 250,612 180,576', width: 44, upper: '#f2f3e9', lower: '#d6e1da' },
  { course: '286,600 246,590 194,558', width: 34, upper: '#f6f6ec', lower: '#dce5dd' },
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
      ['160,730 280,730 326,722 360,708 392,692! 396,710 360,754 300,790 100,790', WHITE.deep],
      // the breast that faces the sun
      ['338,600! 360,608 380,630 392,656 392,696! 385,690 381,668 370,646 352,628 336,616!', WHITE.lit],
    );
  cygnet(art, 130, 536, 0.92, { mirror: true, asleep: true });
  cygnet(art, 240, 552, 1);
  wing(art);
  art.blot(
    tips([
      [358, 660, 12, 200],
      [352, 690, 12, 205],
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

/** Each plane lays its shade on the one below. */
function wing(art: Art): void {
  art.fill(closed('170,550! 212,564 262,574 306,606 332,650 330,706 260,716 200,650'), WHITE.shade);
  for (const feather of LONG) vane(art, feather);
  art.fill(shadeOf(COVERTS, [-14, 9]), '#7396a0', 0.6);
  for (const covert of COVERTS) vane(art, covert);
  const shoulder = closed(
    '204,556! 238,550 278,564 314,592 340,628 347,664 340,710! 322,713! 304,715 290,696 300,676! 282,680 266,660 278,640! 260,645 243,626 254,608! 237,614 220,596 228,580! 213,586 198,571',
  );
  art.fill(shoulder.translate(-11, 7), '#8fb0b5', 0.7);
  flat(
    art,
    shoulder,
    '#f8f5ea',
    ['200,552 232,574 268,604 296,642 312,680 322,714 290,714 250,650 200,590', '#e4eae0'],
    { along: ['206,555 240,550 280,565 316,592 341,628 347,664 341,708'], paint: '#fff6d8', width: 7 },
  );
  // the tips of a second row within it
  art.blot(
    ['322,690 306,690 299,670', '304,652 286,653 278,632', '280,620 262,620 254,601'].map((tip) =>
      ribbon(curve(tip), 2.8, { start: 0.2, end: 0.2, samples: 9 }),
    ),
    '#c3d3cf',
  );
}
