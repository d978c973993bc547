import { flat, type Plane, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { COAT } from './coat.ts';

const HORN = { fill: '#7d6a7c', shade: '#564763' } as const;

interface Leg {
  outline: string;
  /** Coronet, then the edge that stands on the ground. */
  hoof: string;
  planes: readonly Plane[];
  /** The long hair behind the fetlock. */
  feather?: string;
  /** Where bone and sinew show. */
  lines: readonly string[];
  /** What the sun meets. */
  rim: readonly string[];
}

/** It carries: forearm, knee, cannon and fetlock over one another; its upper end lies within the shoulder. */
const NEAR_FORE: Leg = {
  outline:
    '204,616! 208,644 214,668 220,692! 217,702 217,713 222,723! 225,742 225,758! 221,767 222,777! 217,785 214,793! 228,798 241,794! 243,786 247,778! 247,769 243,760! 242,742 244,724! 249,714 248,702! 253,680 262,656 268,628! 240,606',
  hoof: '213,791! 227,796 242,792! 244,799 247,807! 226,809 205,807! 209,799',
  planes: [
    ['264,620! 252,656 240,684 235,706 236,728 234,756 236,780 232,800! 260,800 280,640', COAT.shade],
    ['272,628! 258,662 247,690 243,712 242,736 241,760 244,784 240,800! 260,800 284,640', COAT.deep],
    ['214,668 224,690 228,704 222,716 214,704', COAT.light],
  ],
  feather: '244,776! 252,784 255,793! 249,790 247,796! 243,788',
  lines: [
    '219,704 230,708 246,704',
    '223,722 232,719 242,723',
    '233,730 233,744 234,758',
    '224,772 234,775 246,772',
  ],
  rim: [
    '206,632 208,644 214,668 220,692',
    '220,692 217,702 217,713 222,723',
    '222,723 225,742 225,758 221,767',
  ],
};

/** Lifted: the forearm goes forward, the knee bends, the cannon hangs back from it. */
const FAR_FORE: Leg = {
  outline:
    '188,596! 178,622 164,644 152,662! 144,669 142,680 149,689! 158,704 166,720 171,733! 170,742 175,751! 177,758 180,764! 190,765 199,757! 197,749 195,741! 194,734 189,728! 184,714 180,700 178,688! 190,674 210,656 232,640!',
  hoof: '178,761! 190,764 200,755! 208,763 213,772! 203,783 184,788! 180,774',
  planes: [
    ['200,600! 190,636 172,664 164,676 168,694 178,714 186,732 194,760! 240,740 240,620', COAT.deep],
    ['146,668 160,664 170,672 160,684 150,684', COAT.fill],
  ],
  lines: ['146,680 158,680 176,690', '172,740 182,742 194,738'],
  rim: [
    '188,598 178,622 164,644 152,662',
    '152,662 144,669 142,680 149,689',
    '149,689 158,704 166,720 171,733 170,742 175,751',
  ],
};

/** It has pushed: stifle, point of the hock, cannon a little behind the vertical. */
const NEAR_HIND: Leg = {
  outline:
    '408,548! 396,580 394,612 402,638! 412,658 430,680 446,698! 452,710 452,722! 455,740 456,758! 452,767 453,777! 449,785 445,793! 459,798 472,794! 474,786 478,778! 478,768 473,760! 473,742 475,726! 484,714 488,702! 484,688 481,668 484,640 489,610 488,580! 460,540',
  hoof: '444,791! 458,796 473,792! 475,799 478,807! 456,809 435,807! 439,799',
  planes: [
    ['480,560! 474,604 462,640 460,668 466,694 464,722 464,756 466,800! 500,800 510,560', COAT.shade],
    ['492,590! 482,630 472,664 476,690 474,716 472,742 472,760 476,784 470,800! 500,800 510,600', COAT.deep],
    ['404,560 424,556 444,572 440,600 424,626 408,630 398,600', COAT.light],
    ['394,620! 408,640 428,668 450,696 444,704 416,676', COAT.light],
  ],
  feather: '476,777! 484,785 487,794! 480,791 478,797! 474,788',
  lines: [
    '404,640 412,646 420,644',
    '450,704 464,708 484,702',
    '468,676 472,688 480,696',
    '465,728 464,744 465,758',
    '455,772 465,775 477,772',
  ],
  rim: ['487,606 484,640 481,668 484,688 488,702', '488,702 484,714 475,726 473,742 473,760'],
};

/** Far on under the belly, as far from us as the lifted one. */
const FAR_HIND: Leg = {
  outline:
    '366,640! 374,662 386,680 394,694! 394,706 388,718! 382,736 378,750! 373,758 373,767! 368,774 364,781! 377,786 390,782! 393,775 397,767! 397,758 395,752! 400,734 408,718! 418,708 420,696! 416,680 418,660 430,636!',
  hoof: '363,779! 376,784 391,780! 393,786 396,794! 376,796 354,794! 358,787',
  planes: [
    ['350,630! 376,662 400,672 424,668 450,650! 440,620', COAT.deep],
    ['412,660! 404,690 402,710 394,734 388,756 386,790! 420,790 450,660', COAT.deep],
  ],
  lines: ['394,700 404,704 418,698', '375,764 384,767 395,764'],
  rim: ['374,662 386,680 394,694', '388,718 382,736 378,750'],
};

export function farLegs(art: Art): void {
  leg(art, FAR_HIND, COAT.shade);
  leg(art, FAR_FORE, COAT.shade);
}

export function nearLegs(art: Art): void {
  leg(art, NEAR_HIND, COAT.fill);
  leg(art, NEAR_FORE, COAT.fill);
}

function leg(art: Art, { outline, hoof, planes, feather, lines, rim }: Leg, fill: string): void {
  flat(art, hoof, HORN.fill, { side: [6, 1], paint: HORN.shade });
  flat(art, outline, fill, ...planes, { along: rim, paint: COAT.rim, width: 5 });
  if (feather) art.fill(closed(feather), COAT.deep);
  strokes(art, lines, 1.4, COAT.line, 0.25);
}

/** For the shadow on the ground: from where to where each foot stands, and how low. */
export const FEET = {
  nearFore: [205, 247, 807],
  lifted: [180, 212, 798],
  nearHind: [435, 478, 807],
  farHind: [354, 396, 794],
} as const;
