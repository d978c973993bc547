import { flat, type Plane, strokes } from '../../../kit/hand/index.ts';
import { closed, type Local } from '../../../kit/pen/index.ts';
import { COAT } from './coat.ts';

const HORN = { fill: '#8b7784', shade: '#5f4f68' } as const;

interface Leg {
  outline: string;
  /** Coronet, then the edge that stands on the ground. */
  hoof: string;
  planes: readonly Plane[];
  /** The long hair behind the fetlock. */
  feather: readonly string[];
  /** Where bone and sinew show. */
  lines: readonly string[];
}

/** Its upper end lies within the shoulder, in the same tones. It bears him: elbow over knee over hoof. */
const NEAR_FORE: Leg = {
  outline:
    '306,570! 284,590 264,612 254,636 250,660 252,684 256,706 260,724 261,736! 259,746 260,757 264,766! 266,780 265,794 262,804! 257,812 255,822! 270,828 287,824! 290,816 291,808 288,796 287,780 289,766! 293,757 294,746 292,735! 297,718 305,698 315,676 322,656 326,630 322,600!',
  hoof: '254,820! 270,826 288,822! 292,830 295,839! 270,844 243,839! 248,830',
  planes: [
    [
      '306,560! 296,600 292,628 291,660 284,688 278,712 278,734 279,750 276,764 276,790 276,806 274,832! 330,832 340,570!',
      COAT.shade,
    ],
    [
      '312,632! 304,668 294,698 286,724 287,744 285,758 281,770 281,796 283,810 283,832! 340,832 340,630',
      COAT.deep,
    ],
    ['252,650! 257,680 261,706 264,732 263,748 266,764 266,790 262,812! 250,812 246,650!', COAT.light],
  ],
  feather: ['288,796! 294,804 298,812 299,822! 293,818 290,824! 286,813 285,804'],
  lines: [
    '264,767 275,770 288,767',
    '274,778 275,792 274,802',
    '282,688 277,710 276,728',
    '262,738 270,735 278,736',
  ],
};
/** The forearm comes forward, from the knee all hangs. */
const RAISED_FORE: Leg = {
  outline:
    '200,622! 186,644 174,664 163,684 153,702! 147,714 147,725 153,735! 162,744 170,756 176,768! 178,778 181,786 186,794! 196,800 209,794! 211,786 208,776 203,766! 198,754 192,741 188,730! 190,718 199,706 212,694 230,682 252,664!',
  hoof: '187,792! 198,799 210,793! 214,803 214,813! 205,824 192,827 184,824! 184,808',
  planes: [
    ['236,640! 212,668 192,690 180,708 176,722 180,738 188,756 194,774 196,802! 240,790 260,660', COAT.deep],
    [
      '198,622! 182,652 168,678 156,700! 150,712 150,724 156,732 164,724 168,706 180,682 204,650!',
      COAT.shade,
    ],
  ],
  feather: ['206,776! 213,782 218,790! 212,790 211,797! 206,790'],
  lines: ['155,734 166,730 180,730', '172,744 181,760 186,774', '184,688 173,706 168,720'],
};
/** It pushes off, its heel about to leave the grass. */
const NEAR_HIND: Leg = {
  outline:
    '408,590! 404,616 408,640 420,662 436,682 449,698 455,710! 458,726 459,744 458,760! 454,770 452,780 451,790! 463,798 478,793! 481,784 482,774 480,762! 480,746 483,732 490,718! 496,709 494,700! 489,686 486,670 487,654 492,632 498,604!',
  hoof: '449,788! 463,796 479,790! 486,797 491,805! 468,813 440,811! 443,800',
  planes: [
    ['492,570! 468,606 456,640 456,666 464,690 468,708 468,740 468,766 464,800! 510,800 520,600', COAT.shade],
    ['496,596! 482,630 474,660 476,682 482,700 475,720 473,744 474,770 471,800! 510,800 520,600', COAT.deep],
    ['404,610! 412,640 428,664 444,686 454,708 460,728! 446,716 420,680 400,640', COAT.light],
  ],
  feather: ['480,776! 488,783 493,793! 486,790 484,796! 479,789 477,784'],
  lines: ['460,716 470,716 484,712', '470,736 470,752 471,766', '456,774 466,779 479,776'],
};
/** It has come forward under the belly. */
const FAR_HIND: Leg = {
  outline:
    '366,640! 368,660 374,680 378,698! 373,712 362,730 352,746 345,757! 341,766 336,776! 349,784 362,779! 368,770 373,760 380,748 390,733 402,720 414,707! 419,698 420,686 430,664 440,640!',
  hoof: '335,773! 348,781 363,776! 365,785 365,792! 347,795 322,791! 328,782',
  planes: [
    ['360,630! 380,664 396,676 416,676 450,670! 450,630', COAT.deep],
    ['424,656! 412,690 400,706 386,722 374,743 362,766 356,784! 380,784 430,706 446,660!', COAT.deep],
  ],
  feather: ['369,766! 374,773 375,782! 369,779 367,784! 363,776'],
  lines: ['382,704 394,710 408,706', '348,760 357,767 368,764'],
};

export function farLegs(box: Local): void {
  leg(box, FAR_HIND, COAT.far);
  leg(box, RAISED_FORE, COAT.far);
}

export function nearLegs(box: Local): void {
  leg(box, NEAR_HIND, COAT.fill);
  leg(box, NEAR_FORE, COAT.fill);
}

function leg(box: Local, { outline, hoof, planes, feather, lines }: Leg, fill: string): void {
  flat(box, hoof, HORN.fill, { side: [-7, 1], paint: HORN.shade });
  flat(box, outline, fill, ...planes);
  for (const tuft of feather) box.fill(closed(tuft), COAT.shade);
  strokes(box, lines, 1.5, COAT.line, 0.25);
}

/** For the shadow on the ground: from where to where each foot stands, and how low. */
export const FEET = {
  nearFore: [251, 295, 838],
  raised: [198, 226, 830],
  nearHind: [446, 488, 809],
  farHind: [329, 366, 791],
} as const;
