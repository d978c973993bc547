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
  head(local(art, ...box.at(444, 600), 1.25, { rot: 30 }));
}

function neck(box: Local): void {
  flat(
    box,
    '402,632! 404,660 408,688 416,716! 450,730 496,708! 478,692 468,670 466,640!',
    SKIN.mid,
    // what the jaw throws
    ['396,632! 410,652 430,660 450,664 480,650! 490,720 452,730 440,690 420,668 404,664', SKIN.dark],
    ['400,664! 410,668 420,682 424,700 424,722! 404,722', SKIN.base],
    ['398,668! 406,670 412,690 418,716! 402,716', SKIN.lit],
  );
  strokes(box, ['446,664 440,688 428,710'], INK.form, SKIN.line, 0.1);
}

function torso(box: Local): void {
  flat(
    box,
    '390,698! 404,702 418,716 440,722 466,716 484,698! 510,708 530,726 540,764 544,880! 374,880! 376,830 370,790 360,748!',
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
      '366,760 386,770 412,802',
      '372,748 400,760 436,796',
      '388,738 420,752 456,776',
      '376,800 392,820 398,860',
      '430,820 434,846 430,870',
    ],
    INK.form,
    SHIRT.line,
    0.14,
  );
  // the neckband
  flat(
    box,
    '396,696! 406,710 420,722 442,728 468,722 490,700! 496,708 474,732 442,738 414,732 392,706!',
    SHIRT.mid,
  );
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

/** It reaches away from us, so that each part is shorter than it is: upper arm towards the elbow, the forearm and the hand laid back before it. */
function reachingArm(box: Local): void {
  flat(
    box,
    '377.5,636.8! 361.1,632.8 346.9,623.2 332.6,613.5! 302,616 290,632 293,646 304,656.1! 324.4,670.5 348.9,689.4 375.4,704.5! 399.9,699.4!',
    SKIN.mid,
    ['377.5,630.8! 344.8,632.9 320.3,636 304,650.1! 328.5,691 365.2,725.3 410,700!', SKIN.dark],
    ['288,628! 296,646 310.1,660.8 324.4,674.5! 316.3,679.6 284,652!', SKIN.base],
  );
  hand(box);
  strokes(
    box,
    ['331.9,627.9 320,631 309.9,627.9', '339.3,614.5 337.3,621 327.9,627.9'],
    INK.detail,
    SKIN.line,
    0,
  );
  flat(
    box,
    '416,698! 397.9,683.2 385.6,663.7 376.4,642.6! 346.9,651.2 319.3,675.9! 334.6,697.7 348.9,719.4 359.1,746.6! 381.5,767.2 408,748 420,718!',
    SHIRT.base,
    [
      '319.3,675.9! 332.6,697.5 346.9,719.2 357.1,746.4! 365.2,739.3 357.1,712.4 344.8,690.9 330.5,671.2!',
      SHIRT.lit,
    ],
    [
      '375.4,640.5! 383.6,657.5 395.8,678.9 414,694! 399.9,695.4 381.5,681.2 369.3,659.8 365.2,645.3',
      SHIRT.mid,
    ],
  );
  strokes(box, ['319.3,675.9 346.9,651.2 376.4,642.6'], 3, SHIRT.lit, 0);
  strokes(
    box,
    [
      '338.7,698.2 355,684.1 377.5,676.8',
      '350.9,723.6 367.3,707.6 391.7,700.4',
      '361.1,744.8 377.5,730.8 401.9,721.6',
      '383.6,761.5 404,745.9 418,720',
    ],
    INK.form,
    SHIRT.line,
    0.1,
  );
}

/** The wrist turned, the palm half to us: the index leads to the quill, the others bend away before it one after the other, the thumb lies apart. */
function hand(box: Local): void {
  const turned = (path: Path): Path => path.scale(1.1).rotate(-6).translate(324.3, 511.4);
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
    '303.1,483.1! 305.9,472.5 315,464.9 323.5,461.8 334.5,466.2! 340.1,478.8 340.8,492.4 339.5,504.5 337.8,515.5 338.1,524.3 339.8,536.7 342,554.3 344,576.4 344,597.6 341,615.3! 336.9,629.3 325.4,638.2 311.5,643! 302.2,645 293.9,640 291.8,630.3! 291.8,611.7 295.2,587 301.6,562.3 305.5,542.8 307.5,528.7 307.4,518.1 305.6,507.3 303.6,495.2!',
    SKIN.base,
    [
      '353.8,457.1! 330.5,464.5 323.8,474.8 323.6,486.8 325.9,500.8 327.3,512.8 326.6,526.9 324.4,558.7 321.1,592.3 316.4,621.1 306.9,640! 327.3,648 356,629.4!',
      SKIN.mid,
    ],
    [
      '342.6,496.1! 338,503.6 333.6,511.9 332,521.6 332.8,534 335,557 335.6,581.7 331.8,604.7 325.7,626! 314.3,644 345.8,638.2 356.7,548.1!',
      SKIN.dark,
    ],
    [
      '296.1,472! 306.4,466.9 308.8,482.2 311.9,498 315.1,511 315.4,523.4 312.4,542.8 306.3,565.8 301.8,588.8 300.1,610 299.9,631.2! 284.7,638.2 285.3,598.8!',
      SKIN.lit,
    ],
    // the two sinews that stand out where the hand is laid back
    ['319,521.6! 320.8,521.6 320.3,532.2 318,544.6!', '#f6c79c'],
    ['321.6,522.5! 323.2,522.5 322.6,534 320.6,544.6!', '#dca078'],
  );
}
