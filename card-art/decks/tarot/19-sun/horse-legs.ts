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
    '253,604! 245,626 236,645 226,660 216,671! 207,678 200,684 197,690! 195,697 196,703 200,709! 206,715 213,720! 224,729 238,742 250,753! 252,761 258,769 266,779! 279,777 292,767! 291,760 292,756 290,750! 286,744 280,740 272,737! 262,731 252,721 243,711! 245,704 243,698 242,694! 260,688 282,680 301,668 319,650! 327,630 319,610 305,600!',
  hoof: '265,776! 278,775 293,764! 303,773 312,787! 305,799 288,806! 275,795',
  planes: [
    // behind: from the elbow down
    [
      '323,620! 305,648 282,661 256,669 238,678 232,690 231,703 240,714 254,729 268,744 276,756 281,780! 323,780 343,650',
      COAT.shade,
    ],
    [
      '327,640! 309,660 285,674 260,682 244,690 240,704 247,717 264,733 277,746 285,760 289,776! 323,770 347,660',
      COAT.deep,
    ],
    // one light down its front: the forearm's muscle, knee, shin, pastern
    [
      '253,600! 267,598 289,594! 279,610 263,630 249,648 234,664 224,675 215,685 212,694 214,704! 226,718 244,737 257,752 269,766 275,780! 243,780 183,710 213,650',
      COAT.light,
    ],
    // what the knee's bones darken below
    ['198,708! 208,712 220,709 232,702! 238,706 238,712 226,717 210,719', COAT.deep, 0.55],
  ],
  feather: ['287,743! 296,748 302,756 304,765! 297,762 295,768! 289,758'],
  lines: [
    '199,708 208,712 220,709 234,701',
    '217,672 225,676 229,682',
    '252,755 266,754 280,743',
    '275,664 255,676 243,690',
    '321,630 325,644 318,652',
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
