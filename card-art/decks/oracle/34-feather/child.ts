import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, type Local, local } from '../../../kit/pen/index.ts';
import { hand } from './hand.ts';
import { head } from './head.ts';
import { SKIN } from './skin.ts';

const SHIRT = { lit: '#f8a67c', base: '#e37856', mid: '#b64a48', dark: '#86364a', line: '#5c2434' } as const;

/** The far shoulder is drawn up to the chin and goes with the arm; the breast turns to us with it. */
const WRIST = [262, 480] as const;
const SKULL = [461, 630] as const;

/** A child beside us, head laid back, that makes itself long: the shoulder goes up with the arm, the elbow is not quite through. */
export function child(art: Art): void {
  const box = local(art, 0, 0);
  reachingArm(box);
  hand(local(art, ...WRIST, 1, { rot: -6 }));
  torso(box);
  sleeve(box);
  neck(box);
  collar(box);
  nearArm(box);
  head(local(art, ...SKULL, 1.3, { rot: 33 }));
}

/** Its inner side is ours: the biceps, the crook, the forearm fullest right above it and thin at the wrist; outside, the point of the elbow. */
function reachingArm(box: Local): void {
  // the sleeve's inner side, open below the arm
  flat(box, '356,632! 334,634 314,648 307,668 308,691! 318,700 340,690', SHIRT.dark);
  flat(
    box,
    '392,672! 373.5,646 356,627.5 336,612 319,599! 313.5,593.5 312.5,588! 312,578.5 310,567 304,551.5 294,530 282,507 273.5,489.5 270.5,474.5! 247.5,476.5! 250.5,490 254.5,505.5 256.5,519 258,536 262,555.5 267,571 271,582 273.5,591 275,600 278.5,609 285,617.5 295.5,628.5 306,645 318.5,663 337.5,691 352,706!',
    SKIN.base,
    // the side to the face, turned from the sun
    [
      '392,680! 369.5,655 349.5,637.5 330,622 313.5,607! 306.5,598.5 304.5,588! 303,570.5 295,551.5 283.5,530 272,507 265,488 260.5,472.5! 280.5,468.5! 324,555 337,595.5 400.5,639.5!',
      SKIN.mid,
    ],
    // biceps against forearm: the crook
    ['316,590! 306,593 302,596 298,602! 305.5,600 314,601.5 323,605 332,609.5! 328,598', SKIN.dark],
    // the outer edge lies in it
    [
      '240.5,472.5! 252.5,472.5 257,490 261,507 263,524.5 265,540 269,557.5 276.5,574.5 281.5,588 283,599 286.5,608 291.5,615.5 299,623.5 310,639 324,659.5 341.5,683! 321.5,709 269,634 242.5,555.5!',
      SKIN.lit,
    ],
    // what the sleeve throws
    ['384,628! 352,630 339,640 327,655 313,676! 340,710 410,690!', SKIN.dark],
  );
  strokes(
    box,
    [
      '320,598.5 311.5,594.5 304,596 299,601',
      '283,595 280.5,602 282,609 287,614',
      '303.5,582.5 299.5,569 291,553.5',
    ],
    INK.detail,
    SKIN.line,
    0,
  );
}

/** Slid down the lifted arm to the round of the shoulder, which stands up against the jaw; below, the cloth hangs off to the armpit. */
function sleeve(box: Local): void {
  flat(
    box,
    '446,730! 446,690! 430,678 412,668 397,656 384,643 371,631 357,626! 349,634 338,650 325,671 308,691! 315,704 322,710 333,719 342,734 348,760! 366,764 392,756 416,744',
    SHIRT.base,
    // the side to the chin
    ['460,740! 450,660 390,620 357,622! 372,638 384,656 392,678 400,698 408,716 416,748!', SHIRT.mid],
    // the underside looks to the sun
    ['290,690! 324,668 334,676 345,698 352,724 358,748 362,770! 330,780!', SHIRT.lit],
    // the jaw throws itself on the shoulder
    ['390,650! 398,668 410,684 424,696 446,702! 460,660!', SHIRT.dark],
    // the fold of the armpit
    ['342,764! 350,750 362,738 378,730 396,727! 382,738 370,748 360,758 356,770!', SHIRT.mid],
  );
  strokes(box, ['364,634 355,644 344,660 330,678 313,697'], INK.detail, SHIRT.line, 0.1);
  strokes(
    box,
    [
      '372,646 386,668 396,690',
      '348,734 358,716 372,698 386,690',
      '347,758 358,742 376,732 398,728',
      '326,698 340,708 350,722',
    ],
    INK.form,
    SHIRT.line,
    0.12,
  );
}

function torso(box: Local): void {
  flat(
    box,
    '420,706! 396,700 386,700 376,712 364,730 347,756! 345,776 348,800 352,836 350,884! 548,884! 552,800 540,768 520,746 498,728! 470,740',
    SHIRT.base,
    ['330,742! 350,758 357,780 364,820 364,884! 330,884!', SHIRT.lit],
    // the roof's shadow lies over it from the near shoulder down
    ['330,830! 380,826 430,806 474,774 508,728! 600,700! 600,900! 330,900!', SHIRT.mid],
    ['430,900! 452,860 468,820 486,780 520,740! 600,740! 600,900!', SHIRT.dark],
    // what the chin throws
    ['404,706! 424,726 460,738 500,716! 506,734 474,764 440,768 414,748', SHIRT.mid],
  );
  strokes(
    box,
    [
      // from the lifted shoulder the stuff is drawn across ribs and breast
      '350,760 372,772 402,778',
      '352,768 374,790 392,820',
      '356,782 366,812 368,846',
      '386,706 392,732 404,752',
      '446,792 452,826 446,862',
    ],
    INK.form,
    SHIRT.line,
    0.14,
  );
}

/** The throat is stretched from the chin down; from behind the ear the sinew runs over it to the pit between the collarbones. */
function neck(box: Local): void {
  // the collar's inner side beyond it
  flat(box, '404,738! 408,722 418,710 434,704! 446,720 440,752 418,752', SHIRT.dark);
  flat(
    box,
    '412,656! 424,676 430,690! 432,704 429,720 424,736 412,748! 432,776 474,768 508,722! 500,712 493,698 490,684 492,652!',
    SKIN.base,
    // the nape, behind the sinew
    ['500,650! 478,676 466,700 454,722 446,744! 462,742 480,734 500,716! 530,720! 530,640!', SKIN.mid],
    ['500,650! 486,684 478,704 482,722 500,730! 530,730! 530,640!', SKIN.dark],
    // the hollow before it
    ['448,690! 442,708 438,726 436,744! 443,742 450,726 458,704!', SKIN.mid],
    // what the jaw throws
    ['404,650! 424,676 430,690 440,699 452,702 466,692 484,672 500,650! 500,630!', SKIN.dark],
    ['418,690! 430,694 436,706 434,722 430,738 426,752 400,760! 410,720!', SKIN.lit],
    // the sinew in the light, the collarbone
    ['466,690! 460,704 452,720 443,738 440,748! 445,746 452,734 461,716 470,698!', SKIN.lit],
    ['444,756! 456,750 472,744 488,734! 490,738 474,750 458,757!', SKIN.lit],
  );
  strokes(
    box,
    ['472,692 464,714 454,732 444,748', '443,755 456,749 472,742 490,730'],
    INK.form,
    SKIN.line,
    0.1,
  );
  strokes(box, ['434,756 436,750 434,743', '430,752 422,751 414,747'], INK.detail, SKIN.line, 0.1);
}

/** One band round the neck, lowest below the pit. */
function collar(box: Local): void {
  flat(
    box,
    '431,700! 414,715 409,730 414,746 428,761 448,766 474,756 494,738 506,716! 512,722 516,732! 496,758 472,774 446,781 424,776 404,762 394,744 397,726 408,710 431,693!',
    SHIRT.base,
    ['444,750! 442,784! 520,784! 524,700!', SHIRT.mid],
  );
  strokes(
    box,
    ['398,724 395,744 405,762 424,775 446,780 472,773 496,757 515,733'],
    INK.detail,
    SHIRT.line,
    0.04,
  );
}

/** On our side it hangs, drawn a little back, in the shade; the frame cuts it. */
function nearArm(box: Local): void {
  flat(box, '502,836! 502,884! 570,884! 570,836!', SKIN.mid, [
    '494,836! 580,836! 580,858 540,862 496,852!',
    SKIN.dark,
  ]);
  flat(
    box,
    '504,730! 524,740 544,756 560,782 572,820 574,850! 548,856 520,854 494,846! 492,812 494,774!',
    SHIRT.mid,
    ['530,730! 544,770 548,810 542,870! 590,870! 590,740!', SHIRT.dark],
    ['498,728! 526,740 546,756 560,780! 544,770 524,760 500,752', SHIRT.base],
  );
  strokes(
    box,
    ['505,734 496,762 492,800 494,844', '494,820 504,800 518,786', '496,834 512,822 532,816'],
    INK.form,
    SHIRT.line,
    0.1,
  );
  strokes(box, ['496,838 520,846 548,848 572,843'], INK.detail, SHIRT.line, 0.1);
}
