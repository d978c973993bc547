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
  shirt(box);
  nearArm(box);
  neck(box);
  collar(box);
  head(local(art, ...SKULL, 1.3, { rot: 33 }));
}

/** Its inner side is ours: the biceps, the crook, the forearm fullest right above it and thin at the wrist; outside, the point of the elbow. */
function reachingArm(box: Local): void {
  // the sleeve's inner side, open below the arm
  flat(box, '376,640! 352,646 334,664 324,684 323,703! 336,712 362,700', SHIRT.dark);
  flat(
    box,
    '400,676! 384,662 370,648 356,633 341,619 328,608 317,601.5! 312,594 310,583 307,569 300.5,551 292.5,532 284,513 276.5,493 272,474.5! 248.5,476.5! 250,492 251.5,509 252.5,528 255,548 259,567 263,582 265.5,594! 265.5,603 269,612 276.5,619 286,626! 296,637 307,651 318,668 331,690 342,712!',
    SKIN.base,
    // the side to the face, turned from the sun
    [
      '404,686! 384,672 366,655 348,637 332,624 318,615 308,608! 303,599 301,586 296,568 288,548 280,530 272,510 265,490 261.5,472.5! 282,468.5! 324,555 337,595.5 410,650!',
      SKIN.mid,
    ],
    // under the muscle the upper arm turns away again
    ['284,621! 296,628 310,640 324,656 338,676 350,698! 360,720 340,724!', '#f4c090'],
    // what the sun reaches: the muscle above the elbow, its point, the arm's lower edge
    [
      '240,472! 254,472 257,492 259,511 260.5,529 264,549 270,568 275,582 277.5,593! 276,601 278.5,608 285,614! 297,623 309,637 321,655 334,677 346,700! 321,720 262,640 240,560!',
      SKIN.lit,
    ],
    // biceps against forearm: the crook
    ['322,598! 312,598 303,601 296,607.5! 304,606 313,607.5 322,611.5 332,617! 330,604', SKIN.dark],
    // what the sleeve throws
    ['396,630! 374,640 360,652 346,670 333,694! 350,720 420,690!', SKIN.dark],
  );
  strokes(
    box,
    [
      '318,603 309,600.5 301,603 295,608.5',
      '272,598 274,606 280,613',
      '300,580 296,566 289,551',
      '352,646 340,634 328,625',
    ],
    INK.detail,
    SKIN.line,
    0,
  );
}

/** The raised shoulder stands against the jaw, the sleeve slid down to it; from its armpit the side is drawn long, the other shoulder hangs. */
function shirt(box: Local): void {
  flat(
    box,
    '444,712! 434,696 422,682 408,667 396,653 386,644 376,639.5! 367,645 354,660 340,680 323,703! 330,711 338,722 343,738! 341,758 341,780 345,808 351,840 352,884! 560,884! 560,780! 549,761 532,746 517,734 508,718! 470,742',
    SHIRT.base,
    // top of the shoulder, to the chin
    ['446,724! 430,698 404,664 376,636! 384,650 391,664 398,680 408,698 420,716 432,734!', SHIRT.mid],
    // the sleeve's underside and the drawn side look to the sun
    [
      '300,700! 323,703! 340,684 352,668! 356,682 357,698 354,714 350,730 352,752 354,778 358,810 366,846 368,884! 320,884! 320,740!',
      SHIRT.lit,
    ],
    // below the collarbone
    ['391,694! 396,710 404,722 416,735! 404,730 394,720 389,708', SHIRT.mid],
    // the hollow of the armpit
    ['340,742! 350,730 364,720 380,716 392,720! 378,728 366,738 357,752 352,768! 346,760', SHIRT.mid],
    // the roof's shadow lies over it from the near shoulder down
    ['320,836! 380,828 430,808 474,776 508,730! 600,700! 600,900! 320,900!', SHIRT.mid],
    // what the jaw throws
    ['388,650! 396,668 408,686 424,698 446,704! 480,680 440,640!', SHIRT.dark],
    ['404,716! 414,740 430,764 452,776 480,766 506,740! 500,758 476,782 444,790 418,772', SHIRT.mid],
  );
  strokes(box, ['383,646 372,655 358,671 345,690 331,708'], INK.detail, SHIRT.line, 0.1);
  strokes(
    box,
    [
      // round the joint
      '390,668 391,682 386,694',
      '344,742 354,728 370,719 390,720',
      // from the lifted shoulder the stuff is drawn over ribs and breast
      '346,752 368,766 394,774 414,774',
      '347,766 368,788 388,816',
      '350,786 360,814 363,848',
      '430,800 432,830 426,862',
    ],
    INK.form,
    SHIRT.line,
    0.14,
  );
}

/** On our side it hangs out of the shoulder, in the shade; the frame cuts it. */
function nearArm(box: Local): void {
  flat(
    box,
    '512,728! 520,737 534,746 551,761 566,786 576,824 580,884! 512,884! 507,858 505,830 508,804! 511,784 512,764 508,742!',
    SHIRT.mid,
    ['566,782! 548,790 534,812 528,846 530,890! 600,890! 600,780!', SHIRT.dark],
    // the light comes over the roof on the round of it alone
    ['500,716! 520,736 538,748 556,764 568,786! 552,772 536,764 522,757 514,750!', SHIRT.base],
    { along: ['516,733 534,746 551,761'], paint: SHIRT.lit, width: 4 },
  );
  flat(box, '512,790! 508,806 507,832 511,884! 480,884! 488,838 498,806!', SHIRT.dark);
  strokes(
    box,
    ['510,744 515,762 514,784 509,804 507,832 511,866', '512,806 522,794 536,788', '510,822 526,818 542,824'],
    INK.form,
    SHIRT.line,
    0.1,
  );
}

/** The throat is stretched from the chin down; from behind the ear the sinew runs over it to the pit between the collarbones. */
function neck(box: Local): void {
  // the collar's inner side beyond it
  flat(box, '414,742! 414,726 423,714 437,704! 448,720 440,752 424,756', SHIRT.dark);
  flat(
    box,
    '400,662! 413,678 427,692! 434,701 436,714 433,730 426,744 418,756! 436,776 474,768 514,728! 504,718 498,704 496,688 500,652!',
    SKIN.base,
    // the nape, behind the sinew
    ['500,650! 480,676 468,700 456,724 446,746! 466,744 488,736 506,724! 530,720! 530,640!', SKIN.mid],
    ['506,660! 494,682 488,702 490,718 504,732! 530,730! 530,640!', SKIN.dark],
    // the hollow before it
    ['452,694! 446,712 441,730 438,746! 445,744 453,728 462,706!', SKIN.mid],
    // throat and collarbones in the light
    ['424,690! 434,696 441,706 441,720 437,736 431,750 424,762 400,764! 414,720!', SKIN.lit],
    ['470,694! 463,708 455,724 446,740 442,751! 448,749 455,738 464,720 474,702!', SKIN.lit],
    ['446,759! 458,753 474,747 492,737! 492,742 476,754 460,761!', SKIN.lit],
    // what the jaw throws
    ['400,652! 418,676 430,690 441,700 453,704 467,695 484,676 500,652! 500,630!', SKIN.dark],
  );
  strokes(
    box,
    ['476,694 467,716 456,736 446,751', '445,759 458,752 474,746 494,735'],
    INK.form,
    SKIN.line,
    0.1,
  );
  strokes(box, ['437,760 438,753 436,746', '433,757 427,756 421,753'], INK.detail, SKIN.line, 0.1);
}

/** One band round the neck, lowest below the pit. */
function collar(box: Local): void {
  flat(
    box,
    '435.4,705! 424,717 418,731 420,747 431,761 449,767 475,759 495,744 505,729 498,714! 508,708! 517,716 521,727 519,739 499,763 475,777 448,782 426,777 409,762 403,745 407,727 417,709 431.6,691!',
    SHIRT.base,
    ['452,750! 446,786! 530,786! 560,680!', SHIRT.mid],
    ['430,680! 396,726 403,744! 411,727 424,714 440,702!', SHIRT.dark],
  );
  strokes(
    box,
    ['409,730 405,746 411,762 427,775 448,780 475,775 498,761 516,740'],
    INK.detail,
    SHIRT.line,
    0.04,
  );
}
