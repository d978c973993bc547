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

/** Lifted into the next step: forearm forward from under the shoulder, knee high, cannon and hoof fold back from it. Its upper end lies within the shoulder, in the same tones. */
const NEAR_FORE: Leg = {
  outline:
    '240,604! 232,626 222,646 208,664 196,676! 187,684 183,694 186,705 194,714! 208,726 224,739 236,749! 241,756 246,766 254,778! 266,776 278,766! 277,756 274,747 268,740! 258,734 244,722 232,712! 226,704 226,698! 244,690 266,680 286,668 306,650! 314,630 306,610 292,600!',
  hoof: '252,776! 265,775 279,764! 289,773 297,786! 290,798 274,804! 262,794',
  planes: [
    // behind: from the elbow down
    [
      '310,620! 292,650 268,664 240,674 220,686 212,698 214,708 226,720 242,734 254,744 262,756 268,780! 310,780 330,650',
      COAT.shade,
    ],
    [
      '314,640! 296,660 272,674 244,684 226,692 224,704 236,718 254,734 264,744 272,760 276,776! 310,770 334,660',
      COAT.deep,
    ],
    // one light down its front: the forearm's muscle, knee, shin, pastern
    [
      '240,600! 254,598 276,594! 266,610 250,630 236,648 218,666 204,680 197,690 199,701 212,716 232,734 246,748 256,764 262,780! 230,780 170,710 200,650',
      COAT.light,
    ],
    ['186,705! 198,708 212,704 226,699! 228,710 218,714 204,718', COAT.deep, 0.5],
  ],
  feather: ['272,742! 281,746 287,754 290,764! 284,762 282,768! 276,758'],
  lines: [
    '190,710 202,711 218,704 226,698',
    '240,756 252,754 267,742',
    '262,664 242,676 230,690',
    '308,630 312,644 305,652',
  ],
};
/** Its weight is on this one. */
const FAR_FORE: Leg = {
  outline:
    '184,630! 174,648 171,668 174,688 180,708! 178,716 177,726 180,735! 183,750 184,766 184,776! 180,783 178,794 176,804! 188,810 201,806! 204,797 204,787 201,778! 201,764 203,750 206,736! 209,727 208,717 205,710! 211,696 220,680 232,662 244,640!',
  hoof: '174,802! 188,808 202,804! 206,813 209,822! 190,827 168,823! 171,812',
  planes: [
    ['240,640! 214,664 198,686 194,704 196,724 195,744 194,764 194,782 194,812! 230,812 260,674', COAT.deep],
    ['172,660! 182,690 186,708 184,724 187,744 188,764 186,786 184,810! 176,810 168,700', COAT.shade],
    ['178,733! 188,738 198,738 206,733! 204,744 194,748 183,746', COAT.deep, 0.6],
  ],
  feather: ['202,780! 207,790 209,802! 204,800 202,806! 198,794'],
  lines: ['180,736 191,740 204,736', '184,777 193,780 201,777', '179,794 190,798 203,793'],
};
/** It pushes off, its heel about to leave the grass. */
const NEAR_HIND: Leg = {
  outline:
    '420,590! 410,614 408,636 416,658 433,680 450,698 458,712! 460,726 462,744 463,760! 459,769 457,780 456,790! 466,797 479,792! 482,784 486,775 483,764 481,746 485,730 497,713! 498,704 490,692 484,676 484,658 491,634 496,606!',
  hoof: '454,788! 466,794 480,789! 486,796 491,804! 470,812 445,811! 448,800',
  planes: [
    ['492,570! 470,604 460,640 458,668 466,692 472,710 470,740 471,766 466,798! 510,800 520,600', COAT.shade],
    ['494,596! 480,630 472,660 476,682 486,702 477,722 475,744 477,770 473,798! 510,800 520,600', COAT.deep],
    ['411,620! 418,632 430,656 444,680 456,704 448,704 424,676', COAT.light],
  ],
  feather: ['482,778! 489,783 494,792! 488,790 486,796! 481,789 479,784'],
  lines: [
    '461,719 473,720 491,713',
    '468,698 479,702 488,706',
    '471,738 471,752 473,766',
    '460,777 470,782 481,777',
  ],
};
/** It has come forward under the belly. */
const FAR_HIND: Leg = {
  outline:
    '370,640! 372,660 379,680 384,696! 379,710 368,728 357,743 349,755! 345,764 341,774! 353,781 365,777! 370,769 375,760 382,747 393,731 404,719 416,705! 419,694 421,684 431,664 440,640!',
  hoof: '340,772! 353,779 366,775! 367,784 367,791! 350,794 327,791! 333,782',
  planes: [
    ['360,630! 380,664 396,676 416,676 450,670! 450,630', COAT.deep],
    ['422,656! 414,688 404,704 390,720 377,741 366,766 362,782! 380,782 430,706 446,660!', COAT.deep],
  ],
  feather: ['371,764! 375,771 376,780! 371,777 369,782! 366,774'],
  lines: ['386,702 398,708 412,704', '350,758 360,765 371,763'],
};

export function farLegs(box: Local): void {
  leg(box, FAR_HIND, COAT.far);
  leg(box, FAR_FORE, COAT.far);
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

/** Of those that stand, for the shadow on the ground: from where to where, and how low. */
export const FEET = {
  farFore: [170, 208, 826],
  nearHind: [446, 488, 809],
  farHind: [329, 366, 791],
} as const;
