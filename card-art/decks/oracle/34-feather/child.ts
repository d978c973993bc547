import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, type Local, local } from '../../../kit/pen/index.ts';
import { hand } from './hand.ts';
import { head } from './head.ts';
import { SKIN } from './skin.ts';

const SHIRT = { lit: '#f8a67c', base: '#e37856', mid: '#b64a48', dark: '#86364a', line: '#5c2434' } as const;

/** The far shoulder is drawn up to the chin and goes with the arm; the breast turns to us with it. */
const WRIST = [268, 478] as const;
const SKULL = [461, 630] as const;

/** A child beside us, head laid back, that makes itself long: shoulder, elbow and wrist lie in one line to the feather. */
export function child(art: Art): void {
  const box = local(art, 0, 0);
  reachingArm(box);
  hand(local(art, ...WRIST, 1, { rot: -9 }));
  torso(box);
  sleeve(box);
  neck(box);
  collar(box);
  nearArm(box);
  head(local(art, ...SKULL, 1.3, { rot: 33 }));
}

/** Its inner side is ours: the biceps, the crook of the elbow, the forearm that is fullest right above it. */
function reachingArm(box: Local): void {
  flat(
    box,
    '408,712! 388,668 368,646 352,625 338,606! 327,592 319,581! 317,566 312,550 303,530 292,506 284,488 280,472! 256,476! 259,494 262,510 263,528 266,548 272,570 279,588 284,601! 292,614 304,632 318,654 336,690 352,730!',
    SKIN.base,
    // the side to the face, turned from the sun
    [
      '408,716! 380,640 352,606 336,590 324,578! 322,560 314,534 296,500 284,466! 272,470! 277,498 286,526 297,548 304,566 309,582! 318,600 336,628 360,664 380,700!',
      SKIN.mid,
    ],
    // biceps against forearm: the crook
    ['340,604! 326,588 319,574! 316,582 325,598 338,618!', SKIN.dark],
    // the outer edge lies in it
    [
      '250,474! 258,474 264,494 267,514 270,534 274,554 281,576 290,597 302,616 322,644 338,672! 320,690 270,600 250,520!',
      SKIN.lit,
    ],
    // what the sleeve throws
    ['380,632! 362,634 344,640 328,654 312,670! 330,700 400,690!', SKIN.dark],
  );
  strokes(box, ['322,581 316,580 308,583', '284.6,599 290,597 295,601'], INK.detail, SKIN.line, 0.1);
}

/** Slid down the lifted arm; the cloth hangs off it below and is drawn from the hem up to the shoulder. */
function sleeve(box: Local): void {
  flat(
    box,
    '420,726! 417,708 409,688 394,662 374,637! 356,636 338,646 324,660 315,678! 325,692 333,710 338,730 347,757! 364,752 386,744 402,736',
    SHIRT.base,
    // the side to the chin
    ['436,740! 424,690 380,630! 359,634! 376,654 392,682 401,706 404,744!', SHIRT.mid],
    // the underside looks to the sun
    ['310,676! 328,654 334,664 343,690 350,716 357,740 362,764! 330,780!', SHIRT.lit],
  );
  strokes(box, ['375,646 360,645 342,655 329,668 322,684'], INK.detail, SHIRT.line, 0.1);
  strokes(
    box,
    ['367,658 376,680 384,702', '349,680 360,700 370,724', '406,728 390,743 366,752 347,757'],
    INK.form,
    SHIRT.line,
    0.12,
  );
}

function torso(box: Local): void {
  flat(
    box,
    '410,712! 396,700 386,700 376,712 364,730 347,756! 351,790 354,826 350,884! 548,884! 552,800 540,768 520,746 498,728! 470,740',
    SHIRT.base,
    ['340,742! 352,752 362,780 368,820 366,884! 330,884!', SHIRT.lit],
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

/** The throat is stretched; from behind the ear the sinew runs to the pit between the collarbones. */
function neck(box: Local): void {
  // the collar's inner side beyond it
  flat(box, '408,724! 416,710 428,704! 440,712 436,742 418,742', SHIRT.dark);
  flat(
    box,
    '416,660! 427,680 429,700 424,722 414,738! 440,762 474,752 503,722! 498,706 494,690 494,656!',
    SKIN.base,
    ['500,656! 486,684 470,706 452,726 442,748 446,770! 520,770! 520,640!', SKIN.mid],
    // what the jaw throws
    ['410,656! 428,684 438,702 452,712 466,706 480,690 500,668! 500,640!', SKIN.mid],
    ['410,656! 428,676 444,690 462,690 486,672! 500,640!', SKIN.dark],
    ['414,690! 428,694 434,710 430,732 436,750! 410,748!', SKIN.lit],
  );
  strokes(box, ['482,690 466,712 450,730 441,746'], INK.form, SKIN.line, 0.1);
  strokes(box, ['438,746 433,749 425,748'], INK.detail, SKIN.line, 0.1);
}

/** One band round the neck, lowest below the pit. */
function collar(box: Local): void {
  flat(
    box,
    '428,705! 420,718 419,730 424,741 436,752 452,753 476,742 500,716! 506,722 510,732! 486,756 458,768 434,768 414,757 402,741 403,726 410,713 424,703!',
    SHIRT.base,
    ['440,740! 436,770! 520,770! 520,700!', SHIRT.mid],
  );
  strokes(box, ['405,722 403,741 415,757 434,766 458,766 486,754 509,733'], INK.detail, SHIRT.line, 0.04);
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
