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
    '378,640! 362,638 348,630 334,622! 304,628 292,644 295,658 306,668! 326,680 350,696 376,708! 400,700!',
    SKIN.mid,
    ['378,634! 346,640 322,646 306,662! 330,700 366,730 410,700!', SKIN.dark],
    ['290,640! 298,658 312,672 326,684! 318,690 286,664!', SKIN.base],
  );
  flat(
    box,
    '324,519! 318,538 309,560 301,584! 294,606 291,628 291,641! 294,652 303,657 313,655! 328,650 340,640 345,628! 349,612 353,588 354,564 351,526!',
    SKIN.base,
    ['343,516! 339,544 331,576 324,606 318,632 308,652! 330,660 360,640 366,516!', SKIN.mid],
    ['350,522! 348,560 343,590 337,614 328,636! 316,656 350,650 372,560!', SKIN.dark],
    ['318,514! 331,519 325,544 314,572 305,598 301,620 300,642! 284,650 284,610!', SKIN.lit],
  );
  strokes(box, ['334,640 322,643 312,640', '348,624 340,634 330,640'], INK.detail, SKIN.line, 0);
  hand(box);
  flat(
    box,
    '416,698! 398,684 386,666 377,646! 348,658 321,686! 336,706 350,726 360,752! 382,770 408,748 420,718!',
    SHIRT.base,
    ['321,686! 334,706 348,726 358,752! 366,744 358,718 346,698 332,680!', SHIRT.lit],
    ['376,644! 384,660 396,680 414,694! 400,696 382,684 370,664 366,650', SHIRT.mid],
  );
  strokes(box, ['321,686 348,658 377,646'], 3, SHIRT.lit, 0);
  strokes(
    box,
    [
      '340,706 356,690 378,680',
      '352,730 368,712 392,702',
      '362,750 378,734 402,722',
      '384,764 404,746 418,720',
    ],
    INK.form,
    SHIRT.line,
    0.1,
  );
}

/** Laid back as a bowl, seen from its little finger: a palm, two fingers before two, the thumb on the far side. */
function hand(box: Local): void {
  const turned = (knots: string): Path => closed(knots).scale(1.12).rotate(-20).translate(338, 524);
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
    ].map((line) => curve(line).scale(1.12).rotate(-20).translate(338, 524)),
    INK.detail,
    SKIN.line,
    0,
  );
}
