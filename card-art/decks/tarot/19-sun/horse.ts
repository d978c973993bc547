import { flat, strokes, type Tones } from '../../../kit/hand/index.ts';
import { type Art, closed, type Path } from '../../../kit/pen/index.ts';
import { COAT } from './coat.ts';
import { horseHead } from './horse-head.ts';
import { mane, tail } from './mane.ts';
import { form } from './view.ts';

/** Neck, breast, barrel and croup: it comes towards us and to the left. */
const TRUNK = closed(
  '150,404! 166,408 200,434 236,464 262,482 284,494 310,506 340,520 368,531! 380,527 392,519 406,515 424,515 444,519 462,529 476,545 485,562 491,588 496,612 490,640 476,654! 466,664 440,668 404,676! 380,684 350,689 326,690! 300,704 274,709 256,707 236,700 214,691 196,686! 182,672 173,655 169,630 171,606 175,586 174,576! 166,560 154,540 142,520 140,470',
);
/** Its upper end lies within the breast, in the same tones: nothing shows where the one ends. */
const NEAR_FORELEG = closed(
  '262,690! 268,676 282,664 300,660 316,664 329,680! 331,690 328,712 324,736 322,762 321,786 318,806 319,836 324,858 332,900! 284,900! 287,850 287,832 284,808 279,794 274,780 275,764 275,742 272,716',
);
const RAISED_FORELEG = closed(
  '206,676! 186,697 173,706 165,718 164,733 169,747 178,758 184,774 189,796 190,814 194,828 196,840! 195,856 202,866 218,868 233,862 241,848 243,832 238,820! 228,808 219,794 213,772 209,754 209,740 214,729 246,704!',
);
const RAISED_HOOF = closed(
  '195,838! 208,846 224,846 240,836 243,832! 245,848 234,864 218,870 202,868 193,857',
);
const NEAR_HIND = closed(
  '404,676! 416,656 424,630 430,596 438,560 450,534! 464,531 476,545 485,562 491,588 497,612 497,628 490,645 478,656 472,668 474,686 482,706 491,718 493,732 488,747 481,762 477,786 475,804 478,820 476,838 470,850 464,900! 424,900! 429,858 440,828 447,808 451,788 454,766 452,742 440,718 424,698',
);
const FAR_HIND = closed(
  '352,684! 380,702 404,716 414,726 421,742 424,762 424,784 420,802 414,820 409,836 410,900! 440,900! 446,800 460,740 440,690',
);

/** What looks away from the sky: throat, flank and barrel behind the shoulder, the quarter's far side. */
const SHADES: readonly string[] = [
  '276,490! 288,494 310,506 340,520 368,531! 386,560 404,596 414,628 416,650! 404,676 376,687 350,690 330,692! 312,692 310,670 302,648 290,620 276,590 268,556 268,520',
  '142,520! 152,512 164,492 170,470 184,470 200,500 206,540 196,580 186,606 178,600 176,586 174,576! 164,558 152,538',
];
const DEEPS: readonly string[] = [
  '329,690! 338,668 360,656 390,654 412,650 420,648! 404,676 376,688 350,692',
  '196,687! 214,688 236,690 254,684 266,676! 264,690 264,712 240,708 214,696',
  '142,520! 154,512 166,494 172,478 180,492 180,516 174,544 168,560! 156,542',
  '368,531! 372,548 370,580 374,610 368,640 352,652 376,650 392,630 396,600 388,566',
];
/** Between the breast's two muscles, under the point of the shoulder, before the stifle. */
const HALVES: readonly string[] = [
  '190,606! 200,622 212,648 230,672 216,676 200,664 190,640',
  '266,516! 262,556 242,590 218,618 206,642! 232,630 256,602 270,570 276,540',
  '386,560! 402,580 414,606 418,634 414,652 410,622 400,594',
];
const LINES: readonly string[] = [
  '264,520 258,556 240,590 216,618 206,642',
  '206,640 216,662 232,678',
  '182,612 188,640 202,664',
  '404,676 424,646 442,616 456,598',
];

const NEAR: Tones = { fill: COAT.fill, shade: COAT.shade };
const FAR: Tones = { fill: '#b3b3d2', shade: '#8d8eb8' };

/** A white pony comes towards us at a walk, without saddle or rein, the near foreleg planted, the other lifted. */
export function horse(art: Art): void {
  tail(art);
  leg(art, FAR_HIND, FAR, 12);
  leg(art, RAISED_FORELEG, { fill: '#ebe7e9', shade: '#bbb9d6' }, 17);
  flat(art, RAISED_HOOF, '#a08c86', { side: [12, 4], paint: '#70606c' });
  art.fill(TRUNK, COAT.fill);
  art.clip(TRUNK, () => {
    for (const shade of SHADES) art.fill(closed(shade).translate(-10, -2), COAT.half);
    for (const half of HALVES) art.fill(closed(half), COAT.half);
    for (const shade of SHADES) art.fill(closed(shade), COAT.shade);
    for (const deep of DEEPS) art.fill(closed(deep), COAT.deep);
  });
  leg(art, NEAR_HIND, NEAR, 17);
  leg(art, NEAR_FORELEG, NEAR, 20);
  joints(art);
  strokes(art, LINES, 2, COAT.line, 0.25);
  strokes(art, ['378,527 392,518.6 406,516.4 424,516.6 444,520.6 461,530 474,546'], 3, COAT.rim, 0);
  mane(art);
  horseHead(art);
}

function leg(art: Art, outline: Path, tones: Tones, breadth: number): void {
  form(art, outline, { ...tones, soft: breadth, towards: [-0.95, -0.2] });
}

/** Knees, hock and fetlocks: what bone shows through. */
function joints(art: Art): void {
  for (const knots of [
    '276,772! 284,782 298,784 310,778! 302,790 288,790',
    '168,742! 178,750 190,748 198,740! 192,754 180,757',
    '284,812! 292,822 304,824 314,816! 306,828 294,828',
    '456,744! 466,752 478,746 486,736! 482,752 468,758',
  ])
    art.fill(closed(knots), COAT.half);
  strokes(
    art,
    [
      '280,780 292,788 308,782',
      '172,748 184,752 196,744',
      '462,742 474,748 484,736',
      '286,820 298,826 310,818',
      '194,830 206,836 218,828',
    ],
    1.5,
    COAT.line,
    0.2,
  );
}
