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

/** Out of a sleeve that slides back: upper arm, elbow, a forearm that narrows to the wrist. */
function reachingArm(box: Local): void {
  flat(
    box,
    '372,742! 344,706 318,664 300,634! 293,616 291,590 296,556 303,520 308,490! 334,490! 337,516 340,546 339,574 335,594! 354,628 378,664 408,700!',
    SKIN.base,
    ['336,484! 326,512 322,546 322,578 322,600! 340,632 364,668 396,712! 420,700! 360,560!', SKIN.mid],
    ['340,484! 334,512 334,546 332,576 330,596! 350,632 374,668 404,706! 430,700! 370,560!', SKIN.dark],
    [
      '286,640! 286,590 292,550 300,516 306,486! 314,486 311,520 306,556 303,586 304,612! 318,642 340,676 360,706! 340,720!',
      SKIN.lit,
    ],
    // what the sleeve throws
    ['374,640! 346,654 318,680! 328,700 400,720!', SKIN.dark],
  );
  strokes(box, ['338,594 326,596 317,602', '301,634 308,628 311,620'], INK.detail, SKIN.line, 0);
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

/** Open, its palm to us, the fingers apart and a little bent towards what comes down, the thumb away from them. */
function hand(box: Local): void {
  const turned = (knots: string): Path => closed(knots).scale(0.98, 0.98).rotate(10).translate(321, 492);
  flat(
    box,
    turned(
      '-13,3! -15,-12 -21,-28 -25,-42! -30,-52 -37,-64 -40,-71 -37,-75.5 -32.5,-73 -27,-63 -20,-52! -22,-66 -25,-80 -25,-88 -21.5,-92 -17.5,-88 -14,-76 -9,-56! -9,-70 -7,-86 -5.5,-96 -1,-99 3,-95 3.4,-84 3.4,-68 4,-55! 8,-68 13,-82 17,-90 21.5,-91.5 24,-87 22,-76 18,-62 15.5,-46! 17,-38 19,-31! 26,-36 34,-44 39,-50 44,-51 46,-46.5 42,-38 34,-27 26,-16 17,-6 13,3!',
    ),
    SKIN.base,
    { side: [3.4, 1], paint: SKIN.mid },
    // the ball of the thumb, the hollow beside it, the pads under the fingers
    [turned('20,-34! 12,-40 4,-36 0,-24 2,-8 12,6! 26,-4 36,-26'), '#f6c498'],
    [turned('13,-40! 4,-38 -2,-26 -1,-10 4,4! -3,-4 -7,-18 -6,-32 2,-42'), SKIN.mid],
    [turned('12,6! 22,-6 32,-20 42,-34 50,-46! 52,-20 30,8'), SKIN.mid],
    { side: [-3.4, -1.6], paint: SKIN.lit },
  );
  strokes(
    box,
    [
      '-22,-50 -20,-46',
      '-9,-56 -8.4,-51',
      '4,-55 4,-50',
      '-19,-38 -8,-42 4,-42 12,-38',
      '-12,-2 0,1 12,-1',
    ].map((line) => curve(line).scale(0.98, 0.98).rotate(10).translate(321, 492)),
    INK.detail,
    SKIN.line,
    0,
  );
}
