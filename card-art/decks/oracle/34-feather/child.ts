import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, type Path } from '../../../kit/pen/index.ts';
import { head } from './head.ts';
import { SKIN } from './skin.ts';

const SHIRT = { lit: '#f8a67c', base: '#e37856', mid: '#ab4348', dark: '#7c3341', line: '#5c2434' } as const;

/** A child that stands in the lane beside us, head laid back: the sun that comes over the roof has hand, arm, face and shoulder. */
export function child(art: Art, x: number, y: number): void {
  const box = local(art, x, y);
  neck(box);
  torso(box);
  hangingArm(box);
  reachingArm(box);
  neckband(box);
  head(local(art, ...box.at(444, 600), 1.25, { rot: 30 }));
}

function neck(box: Local): void {
  flat(
    box,
    '400,632! 392,654 393,676 402,716! 450,730 496,708! 478,692 468,670 466,640!',
    SKIN.mid,
    // what the jaw throws
    ['396,632! 410,652 430,660 450,664 480,650! 490,720 452,730 440,690 420,668 404,664', SKIN.dark],
    ['386,664! 406,668 418,682 424,700 424,722! 386,722!', SKIN.base],
    ['386,668! 400,670 408,690 417,716! 386,716!', SKIN.lit],
  );
  strokes(box, ['446,664 440,688 428,710'], INK.form, SKIN.line, 0.1);
}

function torso(box: Local): void {
  flat(
    box,
    '390,698! 398,696 406,706 418,717 436,722 456,716 474,698! 484,698! 510,708 530,726 540,764 544,880! 372,880! 371,846 368,808 377,768! 384,732',
    SHIRT.base,
    // the lane's shade: the sun ends on the breast
    ['352,786! 400,780 450,764 500,736 530,700! 600,700! 600,900! 340,900!', SHIRT.mid],
    ['420,900! 440,850 452,800 470,760 496,726 540,700! 600,900!', SHIRT.dark],
    // what the lifted shoulder pulls, and what the chin throws
    ['430,720! 466,716 484,698! 506,716 482,738 450,744', SHIRT.mid],
  );
  strokes(
    box,
    [
      '386,768 408,772 440,796',
      '384,774 400,788 410,820',
      '374,812 386,830 390,862',
      '430,820 434,846 430,870',
    ],
    INK.form,
    SHIRT.line,
    0.14,
  );
}

/** One band round the neck: it goes out of sight behind the nape on either side and is lowest at the throat's pit. */
function neckband(box: Local): void {
  flat(
    box,
    '396,665! 398,684 405,702 417,713.4 435,718 454,712 472,695! 478,692 486,695 488,702! 463,721 436,728 413,722.6 398,709 390,690 387.6,670! 390.6,665.4',
    SHIRT.base,
    ['428,700! 424,716 427,732! 490,732! 490,690!', SHIRT.mid],
    ['386,664! 392,664 394,684 402,703 412,714! 406,722 392,706 386,686!', SHIRT.lit],
  );
  strokes(box, ['387.6,672 390,690 398,709 413,722.6 436,728 463,721 487,703'], INK.form, SHIRT.line, 0.04);
}

/** On our side, in the shade, cut by the frame. */
function hangingArm(box: Local): void {
  flat(
    box,
    '504,790! 504,830 500,884! 556,884! 556,790!',
    SKIN.dark,
    ['500,790! 520,796 522,840 516,884! 490,884!', SKIN.mid],
    // what the sleeve throws
    ['490,790! 560,790! 560,822 530,826 500,818', '#6e3a3c'],
  );
  flat(
    box,
    '480,702! 506,704 532,718 550,746 558,784 558,812! 530,820 498,810! 496,770 488,734!',
    SHIRT.mid,
    ['520,690! 536,730 540,770 536,830! 580,830! 580,700!', SHIRT.dark],
    ['480,700! 506,702 528,716 540,734! 518,728 498,722 486,720', SHIRT.base],
  );
  strokes(
    box,
    ['498,808 500,780 512,752', '518,814 520,790 528,768', '492,742 502,732 516,728'],
    INK.form,
    SHIRT.line,
    0.1,
  );
}

/** It reaches up and away from us: from the shoulder behind the chin the upper arm, foreshortened, to the elbow's point below the hand. */
function reachingArm(box: Local): void {
  flat(
    box,
    '386,676! 384,658 374,648 358,634 344,620 334,608! 308,606 290,630! 291,640 298,650 312,662 330,676 350,692 372,708!',
    SKIN.mid,
    // away from the sun: the upper side, below the chin
    ['420,650! 384,640 356,622 332,604! 322,624 340,644 362,662 384,682 404,700!', SKIN.dark],
    // the back of the arm, which the sun meets
    ['280,628! 298,640 316,654 336,668 356,683 376,698! 370,720 280,660!', SKIN.base],
    ['280,640! 296,648 308,657 322,667! 310,680 280,660!', SKIN.lit],
    // what the sleeve throws
    ['388,642! 366,652 350,668 341,692! 332,684 342,660 372,632!', '#7e4640', 0.8],
  );
  hand(box);
  strokes(box, ['338,611 331,617 320,620', '300,640 306,635 309,628'], INK.detail, SKIN.line, 0.1);
  // the shoulder's top between seam and collar; the jaw shades it
  flat(box, '374,648! 382,648 389,655 395,665! 398,690 410,722 406,740 394,730!', SHIRT.base, [
    '370,640! 384,640 400,660! 398,674 391,678 385,672 380,664!',
    SHIRT.mid,
  ]);
  sleeve(box);
}

/** Slid back on the lifted arm; from its seam round the shoulder's top the cloth is drawn to the hem and down to the armpit. */
function sleeve(box: Local): void {
  flat(
    box,
    '397,716! 389,692 382,666 378,646! 361,652 344,670 334,698! 345,711 353,732 362,753 379,770! 398,762 406,740 403,726!',
    SHIRT.base,
    // the side to the chin
    ['378,644! 370,656 373,672 380,690 390,712! 400,720 400,690!', SHIRT.mid],
    // the underside, which the sun meets
    ['326,700! 336,693 348,709 356,730 365,750 386,770! 360,784!', SHIRT.lit],
    ['380,640! 360,648 342,666 330,700! 338,704 348,684 363,665 380,656!', SHIRT.lit],
  );
  strokes(
    box,
    [
      '379,650 383,668 390,692 398,717 404,736 398,757 381,770',
      '390,708 376,696 366,682',
      '398,726 380,714 358,706',
      '402,742 384,738 364,726',
    ],
    INK.form,
    SHIRT.line,
    0.12,
  );
  strokes(box, ['377,656 361,665 346,684 338,703'], INK.detail, SHIRT.line, 0.1);
}

/** The wrist turned, the palm half to us: the index leads to the quill, the others bend away before it one after the other, the thumb lies apart. */
function hand(box: Local): void {
  const turned = (path: Path): Path => path.scale(0.98).rotate(-6).translate(324.3, 502);
  const part = (knots: string, fill: string, ...planes: readonly (readonly [string, string])[]): void =>
    flat(
      box,
      turned(closed(knots)),
      fill,
      ...planes.map(([plane, colour]) => [turned(closed(plane)), colour] as const),
    );
  // the thumb, its ball broad and its tip bent back
  part(
    '1,-4! 11,-15 17,-25 22,-33 28,-41 33.4,-46.4 37,-46 37.2,-42! 33,-35 28.6,-27 25,-17 19.4,-6 12,4 5,10!',
    SKIN.mid,
    ['0,-4! 10,-17 16,-27 22,-36 30,-46 36,-50! 35,-44 29,-37 23.4,-27 18,-14 8,2!', SKIN.base],
  );
  // the index: long, straight, the highest
  part(
    '-1,-38! 2.6,-52 5.6,-64 8.8,-75 12.2,-84.6 15,-87.2 17.2,-85.2! 16.8,-77 15.4,-66 14.6,-54 14,-34!',
    '#dca078',
    ['-3,-38! 0,-53 3.4,-66 7,-78 11,-90! 15.2,-86 11.4,-76 8.6,-65 6.6,-52 5,-38!', SKIN.lit],
    ['17.6,-88! 14.6,-80 12.8,-68 12.2,-54 10.6,-34! 20,-34! 22,-80!', SKIN.mid],
  );
  forearmAndPalm(box);
  // middle, ring and little finger, each bent a little more at its middle joint
  part(
    '-6,-38! -7.6,-51 -8,-61 -6.2,-71 -2.4,-78.4 1.2,-79.6 3.4,-76.4! 2.2,-69 1.8,-60 2.6,-50 3.8,-39!',
    SKIN.base,
    ['-8,-38! -10,-52 -11,-62 -8,-73 0,-83! 2.4,-78 -2.4,-70 -4.2,-61 -4,-51 -2.4,-38!', SKIN.lit],
    ['6,-78! 0.4,-68 -0.4,-60 0.2,-50 1.4,-39! 8,-39!', '#dca078'],
  );
  part(
    '-12.6,-35! -16,-46 -18,-55 -17.4,-64 -14.2,-70.6 -10.8,-71.4 -8.8,-68! -10,-61 -9.2,-53 -6.8,-45 -3.4,-36!',
    SKIN.base,
    ['-15,-35! -18,-46 -21,-56 -20,-67 -12,-75! -10,-70 -14,-64 -14.4,-56 -12.4,-46 -8.6,-35!', SKIN.lit],
    ['-6,-70! -11.8,-60 -10.8,-52 -8.6,-44 -5.4,-36! 0,-36!', '#dca078'],
  );
  part(
    '-16,-27! -20.4,-36 -24.4,-44 -26,-52 -24.6,-57.6 -21.4,-58.4 -19.2,-55.2! -19,-49.6 -16,-43 -8,-30!',
    SKIN.base,
    ['-18,-26! -24,-37 -29,-48 -24,-62! -20.6,-57 -22.6,-52 -21,-45 -12.4,-28!', SKIN.lit],
  );
  strokes(
    box,
    [
      '-3.6,-38 -4.6,-43',
      '-10.4,-35 -12.4,-39',
      '4.4,-41 4.6,-47',
      '7.6,-64 10.6,-63.2 13.6,-63.8',
      '-11,6.4 -3,9 5,8',
      '-7.6,10.6 -1.6,12.4 4,11.8',
      '10.6,-36 4.4,-29 4,-18',
    ].map((line) => turned(curve(line))),
    INK.detail,
    SKIN.line,
    0,
  );
}

/** One form, so that light and shade run on over the wrist: out of the forearm into the heel of the hand and the hollow of the palm. */
function forearmAndPalm(box: Local): void {
  flat(
    box,
    '305.4,476.8! 307.9,467.4 316,460.6 323.6,457.9 333.4,461.8! 338.4,473 339,485.1 337.8,495.9 336.3,505.6 337.3,518.7 338.6,536.7 341,554.3 341.4,574 340,594 335,611! 331,624 319,636 304,643! 295,643 290,638 289.6,630! 290.4,611.7 294.6,587 300.6,562.3 305.4,542.8 307.8,526.7 309.2,508 307.7,498.4 305.9,487.6!',
    SKIN.base,
    [
      '350.6,453.7! 329.8,460.3 323.9,469.4 323.7,480.1 325.7,492.6 327,503.2 326.5,523.4 324.4,558.7 321.1,592.3 316.4,621.1 306.9,640! 327.3,648 356,629.4!',
      SKIN.mid,
    ],
    [
      '340.6,488.4! 336.5,495.1 332.6,502.4 331.4,514 332.8,534 335,557 335.6,581.7 331.8,604.7 325.7,626! 314.3,644 345.8,638.2 356.7,548.1!',
      SKIN.dark,
    ],
    [
      '299.2,466.9! 308.4,462.4 310.5,476 313.3,490.1 316.1,501.6 316,517.1 312.4,542.8 306.3,565.8 301.8,588.8 300.1,610 299.9,631.2! 284.7,638.2 285.3,598.8!',
      SKIN.lit,
    ],
    // the two sinews that stand out where the hand is laid back
    ['319.4,514! 321.1,514 320.3,532.2 318,544.6!', '#f6c79c'],
    ['321.8,515.6! 323.3,515.6 322.6,534 320.6,544.6!', '#dca078'],
  );
}
