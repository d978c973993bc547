import { contactShadow, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { byLantern, farHand, LIT, nearHand, SKIN } from './hands.ts';

const COAT = { fill: '#6f4f30', shade: '#211d17', soft: 30, rim: '#ffcf86', rimWidth: 2.4 } as const;
const TROUSERS = { fill: '#3f3c2d', shade: '#1b1c16', soft: 22, rim: '#f0b868', rimWidth: 2 } as const;
const CLOTH = { fill: '#cda368', shade: '#6f5636', soft: 12, rim: '#fff3cc', rimWidth: 2.2 } as const;
const FOLD = '#2c2017';

/** Kneels in the furrow, near us, bent over the shoot, sleeves rolled up, and draws earth to it with both hands. */
export function farmer(art: Art): void {
  contactShadow(art, 470, 836, 120, 14, '#0e0f0b');
  farArm(art);
  legs(art);
  neck(art);
  coat(art);
  collar(art);
  head(art);
}

/** She sits on her heel: the thigh forward to the knee, the shin folded back below it, the toes against the ground. */
function legs(art: Art): void {
  byLantern(
    art,
    closed(
      '492,816! 506,806 516,796 522,787! 532,784 540,790 542,806 540,822 537,836 530,846! 512,847 496,843!',
    ),
    { ...TROUSERS, fill: '#5f4a31', shade: '#2a2219', soft: 12, rim: '#c08d52', rimWidth: 1.6 },
  );
  byLantern(
    art,
    closed(
      '526,787! 534,782 543,786 548,800 548,820 545,836 538,848 528,849! 533,838 537,820 537,804 534,792!',
    ),
    { ...TROUSERS, fill: '#4d4434', shade: '#241f18', soft: 4, rimWidth: 0 },
  );
  strokes(
    art,
    [
      '537,794 542,792 547,793',
      '539,804 543,803 548,804',
      '539,815 543,814 548,815',
      '538,826 542,826 547,827',
      '535,836 540,837 544,839',
    ],
    2,
    '#14120e',
    0,
  );
  strokes(art, ['500,824 510,828 514,838', '508,812 516,818 522,830'], INK.form, '#231b13', 0.1);
  byLantern(
    art,
    closed(
      '342,824! 372,820 420,812 470,800 508,794! 517,806 516,826 506,842! 462,847 410,846 366,844 346,838!',
    ),
    { ...TROUSERS, fill: '#3a3526', rimWidth: 0 },
    ['340,830! 352,832 372,838 400,848! 340,850!', '#9a6f3c'],
    ['360,836! 400,826 450,816 520,798! 520,808 455,828 400,838 372,840!', '#15140f'],
  );
  byLantern(
    art,
    closed(
      '518,748! 534,760 538,776 530,788! 492,800 440,813 394,825 362,834! 344,835 333,827 334,812! 342,797 362,777 390,759 422,743 466,737!',
    ),
    TROUSERS,
    ['352,840! 362,810 384,786 410,764 434,744! 456,748 430,774 404,800 386,832!', '#7d5f38'],
    ['330,836! 330,812 344,792 366,770 394,750! 402,762 378,784 362,804 358,836!', '#eab267'],
    ['362,838! 400,822 450,808 500,796 542,780! 542,800 450,824 366,844!', '#1d1c15'],
  );
  strokes(
    art,
    [
      '424,744 444,753 476,755',
      '400,762 420,772 448,774',
      '344,806 354,812 366,812',
      '362,824 372,816 384,813',
      '504,796 516,786 520,774',
      '470,801 486,790 494,778',
    ],
    INK.form,
    '#15150f',
    0.15,
  );
}

function coat(art: Art): void {
  byLantern(
    art,
    closed(
      '358,574! 378,558 404,550 428,560 458,592 488,634 508,678 518,718 518,752! 480,766 444,768 414,766! 402,736 386,692 370,640 360,604',
    ),
    COAT,
    ['356,570! 384,566 398,612 410,666 424,720 430,770! 406,770 380,700 358,620!', '#a8743e'],
    ['356,572! 372,570 382,612 396,664 412,718 416,770! 400,766 372,680 354,610!', '#f0b466'],
    ['424,552! 452,606 472,654 484,704 486,768! 530,768 524,700 490,620 440,558!', '#1e1b15'],
  );
  // a sash, and what it draws together
  byLantern(art, closed('400,716! 436,724 478,716 514,702! 520,722 482,738 442,746 408,740!'), {
    fill: '#a8452e',
    shade: '#4a2420',
    soft: 30,
    rim: '#ffab6c',
    rimWidth: 2,
  });
  strokes(
    art,
    [
      '440,716 438,690 430,664',
      '470,710 472,684 462,652',
      '448,746 450,756 446,766',
      '484,736 490,748 492,758',
    ],
    INK.form,
    FOLD,
    0.2,
  );
}

/** Where the head is, how large and how bent. */
const HEAD = [350, 508, 0.98, { rot: -22 }] as const;

function neck(art: Art): void {
  const box = local(art, ...HEAD);
  byLantern(
    box,
    '-6,30! -4,54 -8,76! 40,84! 46,50 38,20!',
    { ...SKIN, fill: '#a0683e', shade: '#4c3022', soft: 16, rimWidth: 0 },
    // the light comes up under the jaw
    ['-8,46! 4,50 10,62 8,80! -12,78!', '#eab072'],
    ['-10,30! 10,42 30,34 44,18! 44,36 22,52 0,49!', '#6f4530'],
  );
}

/** It stands up from the nape and is crossed before the throat. */
function collar(art: Art): void {
  byLantern(
    art,
    closed(
      '354,590! 358,572 368,556 386,554 404,552 420,540! 430,546 436,556! 424,568 402,574 386,582 370,606!',
    ),
    { ...COAT, fill: '#8a6038', soft: 14 },
    ['352,592! 358,568 370,554 384,556! 374,572 366,604!', '#f6c47c'],
  );
  strokes(art, ['366,598 380,574 404,564 426,552'], INK.form, FOLD, 0.2);
}

/** A sleeve turned up in one round roll above the elbow: its front to the flame, its back dark. */
function rolled(art: Art, roll: string, front: string, back: string, turn: string): void {
  byLantern(
    art,
    closed(roll),
    { ...COAT, fill: '#94693c', shade: '#5a4028', soft: 5 },
    [front, '#ffcb80'],
    [back, '#2a2119'],
  );
  strokes(art, [turn], INK.form, FOLD, 0.1);
}

/** It reaches past the shoot and holds the earth on its other side. */
function farArm(art: Art): void {
  byLantern(
    art,
    closed(
      '334,664! 326,680 310,696 292,710 270,725! 262,731 258,738 262,746 272,748! 304,736 336,720 362,702 380,680!',
    ),
    { ...SKIN, fill: '#c98a50', soft: 7 },
    ['334,662! 326,678 308,696 290,709 268,723! 272,733 300,716 328,698 346,680 352,666!', LIT],
    ['322,660! 336,680 358,690 384,684! 384,692 360,702 336,692', '#7d4b2e'],
  );
  farHand(art);
  byLantern(
    art,
    closed('366,586! 350,602 338,630 332,654! 344,668 362,674 378,668! 386,640 388,610!'),
    { ...COAT, fill: '#8a5f35', soft: 14 },
    ['366,582! 348,600 334,634 328,660! 344,668 352,648 360,620 376,592!', '#f0b466'],
  );
  rolled(
    art,
    '326,650! 342,661 362,666 382,660! 386,670 382,682! 364,688 342,684 324,672! 321,661',
    '316,646! 336,656 352,662 350,690! 318,680',
    '390,650! 374,662 372,690! 396,690',
    '323,664 342,674 362,678 384,672',
  );
}

/** On this side of the shoot: a sleeve from the shoulder to above the elbow, then bare, bent there, down to the hand. */
export function nearArm(art: Art): void {
  byLantern(
    art,
    closed(
      '372,666! 375,682 370,700 358,714 338,730 318,744! 306,752 308,760 318,763! 338,758 362,754 388,749 414,738! 432,725 441,708 441,688 438,664!',
    ),
    { ...SKIN, soft: 4 },
    [
      '444,664! 444,708 432,728 412,742 384,758 350,770 316,770! 336.6,753.4 358,749 382,740 406,724 420,706 422,664!',
      SKIN.shade,
    ],
    [
      '370,664! 374,682 369,700 356,714 336,730 312,746! 316,751 331,740.6 346,734 362,725 380,708 388,690 388,664!',
      LIT,
    ],
    // what the roll throws on the arm
    ['360,680! 378,694 406,702 446,694! 446,704 408,712 378,704', '#8a5733'],
  );
  // the bend's crease, the point of the elbow
  strokes(art, ['370,702 378,707 388,707', '434,704 430,714 422,722'], 1.4, '#6b3d24', 0);
  nearHand(art);
  byLantern(
    art,
    closed(
      '366,596! 376,572 400,562 424,572 438,600 446,636 446,666! 424,676 394,674 364,662! 361,640 362,620',
    ),
    { ...COAT, fill: '#7d5934', soft: 20 },
    ['372,574! 360,630 364,660 368,694! 398,702! 394,660 388,620 396,560!', '#c88c4a'],
    ['376,566! 358,626 362,660 366,696! 382,698! 378,660 374,620 384,564!', '#ffcb80'],
  );
  rolled(
    art,
    '358,654! 378,664 412,669 448,660! 454,672 450,687! 432,697 404,700 378,695 359,682! 354,668',
    '350,648! 366,658 384,666 382,700! 352,690',
    '434,650! 460,650 460,700 430,704! 436,680',
    '356,670 380,682 412,686 452,676',
  );
  strokes(
    art,
    [
      '412,604 410,630 416,654',
      '390,612 388,634 392,652',
      '430,616 432,640 436,654',
      '400,662 410,656 416,646',
    ],
    INK.form,
    FOLD,
    0.15,
  );
}

/** In profile, the lids let down to the shoot; the flame below takes brow, nose, lips and chin. A cloth over the hair. */
function head(art: Art): void {
  const box = local(art, ...HEAD);
  byLantern(
    box,
    '-26,-26! -34,-14 -36,-5 -40,5 -46,13! -45,17.6 -38.6,19! -41,24.6! -38.4,27.6 -40.4,32! -36.6,36.6 -37.6,43 -33,50 -23,52.6 -6,47 10,36! 16,0 0,-32',
    { ...SKIN, rimWidth: 0 },
    // the cheek turns from the light
    ['4,-20! -8,-4 -8,14 -2,28 -4,40 -12,50! 24,58 24,-20!', '#85522f'],
    ['-8,-6! -2,10 2,26 0,40 12,36! 22,0 8,-20!', '#5c3826'],
    // what looks at the flame: brow, nose, cheekbone, lips, the jaw from below
    [
      '-24,-28! -46,-10 -52,14 -44,34 -42,56 -22,58 2,48! -8,43 -17,36 -20,28 -18,21 -12,13 -15,7 -24,6 -30,2 -30,-6 -26,-14 -20,-24!',
      '#eab174',
    ],
    [
      '-30,-28! -46,-10 -52,14 -44,34 -42,56 -26,52! -27,44 -31,40 -27,35 -29,28 -24,20 -18,12 -22,8.6 -29,8 -33,2 -32,-6 -29,-14 -26,-24!',
      LIT,
    ],
    ['-48,15! -44,14.6 -40,17 -39,19 -46,18!', '#ffe6b4'],
    // the eye lies under the brow
    ['-34.6,-4! -29,-6.6 -21,-5 -18,0 -24,3.4 -33,2!', '#d6975c'],
  );
  strokes(box, ['-34.6,3 -29,6.2 -21.6,4.4'], 2, '#2c1a12', 0);
  strokes(box, ['-35,-9 -28,-13 -18,-10'], 2, '#4a2e1e', 0.1);
  strokes(box, ['-38.4,27.6 -33,28.8 -29,27.4'], 1.8, '#7d3c28', 0);
  strokes(box, ['-37,17.6 -33.6,17 -33.6,13.6'], 1.3, '#9a5c36', 0);
  box.fill(closed('-30,-24! -14,-16 -4,0 1,18 8,36! 16,34 14,0 -6,-26'), '#241812');
  // its ends hang from the knot
  for (const [way, width] of [
    ['34,16 46,26 52,40 50,54', 13],
    ['34,14 50,16 60,26 66,40', 11],
  ] as const)
    byLantern(box, ribbon(curve(way), width, { start: 0.5, end: 0.7, samples: 10 }), {
      ...CLOTH,
      fill: '#7d6340',
      soft: 3,
      rimWidth: 1,
    });
  scarf(box);
}

function scarf(box: Local): void {
  byLantern(
    box,
    '-33,-18! -34,-34 -22,-50 -2,-58 22,-52 38,-34 43,-10 38,12 28,24! 16,34 8,36! 8,18 0,0 -14,-14!',
    CLOTH,
    ['-33,-18! -36,-34 -26,-50 -14,-58! -16,-36 -8,-18 4,-4 12,16 12,36! 6,36 8,18 0,0 -14,-14!', '#f6d69a'],
    ['8,-58! 20,-30 24,-4 20,36! 50,30 50,-50!', '#6f5636'],
  );
  byLantern(box, '28,10! 36,6 44,12 44,22 34,26 27,20!', { ...CLOTH, fill: '#94754a', soft: 4, rimWidth: 1 });
  strokes(
    box,
    ['30,14 14,-4 -8,-12', '32,10 18,-20 -6,-32', '35,8 28,-24 8,-44', '26,20 18,14 10,16'],
    INK.form,
    '#5f4730',
    0.15,
  );
}
