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

/** It reaches away from us, so that each part is shorter than it is: upper arm towards the elbow, the forearm before it, the hand laid back. */
function reachingArm(box: Local): void {
  flat(
    box,
    '377.5,636.8! 361.1,632.8 346.9,623.2 332.6,613.5! 302,616 290,632 293,646 304,656.1! 324.4,670.5 348.9,689.4 375.4,704.5! 399.9,699.4!',
    SKIN.mid,
    ['377.5,630.8! 344.8,632.9 320.3,636 304,650.1! 328.5,691 365.2,725.3 410,700!', SKIN.dark],
    ['288,628! 296,646 310.1,660.8 324.4,674.5! 316.3,679.6 284,652!', SKIN.base],
  );
  flat(
    box,
    '309.8,488.7! 305.7,510.6 298.9,535.9 293.3,563.5! 288.5,588.8 287.7,614 289,629! 292,640 301,645 311,643! 326,638 337.9,627.9 341.7,614! 344.1,595.6 345.7,568 344.3,540.5 337.5,496.8!',
    SKIN.base,
    [
      '328.5,485.2! 327.3,517.5 322.5,554.2 318.5,588.8 315.1,618.6 306,640! 328,648 357.9,627.9 351.5,485.2!',
      SKIN.mid,
    ],
    ['336.1,492.1! 337.9,535.9 335.9,570.4 332.3,598 325.5,623.2! 314,644 348,638 361.9,535.9!', SKIN.dark],
    [
      '303.3,482.9! 316.8,488.7 313.3,517.5 305.1,549.6 298.7,579.5 296.9,604.9 298,630! 282,638 278.9,593.4!',
      SKIN.lit,
    ],
  );
  strokes(
    box,
    ['331.9,627.9 320,631 309.9,627.9', '339.3,614.5 337.3,621 327.9,627.9'],
    INK.detail,
    SKIN.line,
    0,
  );
  hand(box);
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

/** Laid back as a bowl, seen from its little finger: a palm, two fingers before two, the thumb on the far side. */
function hand(box: Local): void {
  const turned = (knots: string): Path => closed(knots).scale(1.12).rotate(-20).translate(324.3, 494.4);
  const finger = (knots: string, fill: string, ...planes: readonly (readonly [string, string])[]): void =>
    flat(box, turned(knots), fill, ...planes.map(([plane, colour]) => [turned(plane), colour] as const));
  finger('2,-2! 13,-17 24,-28 33,-37 38,-40.4 42,-38 41.4,-32! 36,-22 28,-9 20,3 12,11 4,12!', SKIN.mid, [
    '0,-4! 13,-19 24,-30 37,-43! 38,-36 30,-23 20,-9 8,4!',
    SKIN.base,
  ]);
  finger('8,-36! 14,-50 22,-61 31,-67.4 36,-67.6 37.4,-62.6! 31.4,-55 25.6,-46 19,-31!', SKIN.mid, [
    '6,-36! 12,-51 20,-62 31,-70! 32,-65 24,-56 18,-46 13,-33!',
    SKIN.base,
  ]);
  finger('1,-40! 5,-56 11,-69.4 20,-78.4 25,-79.6 27.4,-74.6! 22.4,-65 17.6,-53 13.4,-37!', '#dca078', [
    '-1,-40! 3,-57 9,-71 19,-82! 21,-76 13.4,-66 9,-54 6.4,-39!',
    SKIN.lit,
  ]);
  finger(
    '-12,4! -15,-11 -16.4,-26 -14.6,-41! -5,-46 6,-46 15,-40! 18,-28 16,-12 12,4!',
    SKIN.base,
    // the hollow of the palm, and its heel
    ['20,-44! 6,-44 1,-34 3,-20 6,-8 8,8! 20,8!', SKIN.mid],
    ['-20,8! -20,-44! -12,-44 -11,-28 -8,-12 -7,6!', SKIN.lit],
  );
  finger('-8.4,-40! -9.4,-57 -6,-72 0.6,-83 5.4,-85.4 8.6,-80.6! 5.8,-70 3,-57 1.8,-39!', SKIN.base, [
    '-10,-40! -11.4,-58 -8,-74 0,-87! 2.6,-81 -3,-70 -5,-57 -4.8,-40!',
    SKIN.lit,
  ]);
  finger(
    '-15.4,-36! -18.4,-50 -16.6,-62.6 -12,-72 -7.4,-74.4 -4,-70! -5.4,-60.4 -7,-50 -6.2,-37!',
    SKIN.base,
    ['-18,-36! -21,-50 -19,-64 -12,-76! -9.4,-71 -13.6,-60 -14,-50 -12.4,-36!', SKIN.lit],
  );
  strokes(
    box,
    [
      '-7,-38 -7,-50 -5.4,-60',
      '-14,-54 -9.6,-53',
      '-5,-62 -0.6,-61',
      '-9,-3 0,-1 9,-3',
      '-13,-34 -8,-33 -4,-35',
    ].map((line) => curve(line).scale(1.12).rotate(-20).translate(324.3, 494.4)),
    INK.detail,
    SKIN.line,
    0,
  );
}
