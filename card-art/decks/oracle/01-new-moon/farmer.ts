import { contactShadow, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { byLantern, farHand, LIT, nearHand, SKIN } from './hands.ts';
import { legs } from './legs.ts';

const COAT = { fill: '#6f4f30', shade: '#211d17', soft: 30, rim: '#ffcf86', rimWidth: 2.4 } as const;
const CLOTH = { fill: '#cda368', shade: '#6f5636', soft: 12, rim: '#fff3cc', rimWidth: 2.2 } as const;
const FOLD = '#2c2017';

/** Kneels in the furrow, near us, bent over the shoot, sleeves rolled up, and draws earth to it with both hands. */
export function farmer(art: Art): void {
  contactShadow(art, 470, 834, 120, 16, '#0e0f0b');
  for (const [x, width] of [
    [376, 70],
    [494, 50],
  ] as const)
    contactShadow(art, x, 852, width, 9, '#0e0f0b');
  farArm(art);
  legs(art);
  neck(art);
  coat(art);
  collar(art);
  head(art);
}

function coat(art: Art): void {
  skirts(art);
  byLantern(
    art,
    closed(
      '356,584! 372,570 396,558 416,552 436,556! 462,590 490,634 509,678 520,718 520,724! 484,738 446,742 408,738! 398,710 384,676 370,640 358,606',
    ),
    { ...COAT, fill: '#664829', shade: '#2b231a', soft: 24 },
    ['350,572! 384,562 398,612 410,666 424,720 430,754! 404,754 380,700 352,620!', '#a8743e'],
    ['350,580! 366,570 380,612 396,664 412,718 416,752! 400,752 368,680 350,610!', '#f0b466'],
    // what the sleeve throws on it
    ['420,590! 446,604 456,640 458,678 450,706 432,744! 420,712!', '#33251a'],
  );
  // a sash, and what it draws together
  byLantern(art, closed('401,716! 436,724 478,716 514,702! 521,722 483,738 443,746 408,740!'), {
    fill: '#a8452e',
    shade: '#4a2420',
    soft: 30,
    rim: '#ffab6c',
    rimWidth: 2,
  });
  strokes(art, ['470,712 472,686 464,656', '486,706 490,684 484,660'], INK.form, FOLD, 0.2);
}

/** Below the sash the coat is slit: its front lies down on the thigh, its back goes round the seat. */
function skirts(art: Art): void {
  byLantern(
    art,
    closed('458,728! 460,756 462,786! 484,795 508,796 530,789! 542,776 543,760 536,740 520,714!'),
    { ...COAT, fill: '#563e27', shade: '#2b231a', soft: 20, rim: '#c08a4c', rimWidth: 1.4 },
    ['462,790! 484,800 512,800 540,788! 540,778 510,784 484,784 460,776!', '#35281c'],
  );
  byLantern(
    art,
    closed('404,730! 398,746 388,758 378,770! 392,781 416,789 442,791 458,787! 470,768 476,748 476,726!'),
    { ...COAT, soft: 10 },
    ['398,728! 392,750 376,772 400,790! 410,772 420,752 424,728!', '#e8ad62'],
    ['424,728! 420,752 410,772 398,792 420,796! 432,770 440,750 444,728!', '#a8743e'],
  );
  strokes(
    art,
    [
      '446,746 442,764 432,778',
      '462,744 462,762 456,780',
      '484,738 496,754 500,776',
      '502,732 518,746 526,766',
    ],
    INK.form,
    FOLD,
    0.2,
  );
}

/** Where the head is, how large and how bent. */
const HEAD = [350, 508, 0.98, { rot: -22 }] as const;

/** It leans forward out of the shoulders; the nape is in the dark. */
function neck(art: Art): void {
  byLantern(
    art,
    closed('350,548! 358,560 366,572 370,590! 424,584! 424,560 416,542 402,524 392,512! 366,520!'),
    { ...SKIN, fill: '#b07444', shade: '#54352a', soft: 12, rimWidth: 0 },
    // the light comes up under the jaw
    ['344,548! 362,552 378,556 384,590! 360,590!', '#eab072'],
    ['346,544! 362,552 380,550 396,536 400,520! 384,508 358,520!', '#7a4c34'],
  );
  strokes(art, ['396,538 392,552 382,568'], 1.4, '#7d4b2e', 0.1);
}

/** A band round the neck: its inside is seen behind the nape, its front is turned down before the throat. */
function collar(art: Art): void {
  byLantern(
    art,
    closed(
      '362,572! 372,578 392,576 412,566 426,551! 434,551 441,557 444,566! 434,582 414,594 392,600 372,602! 362,600 357,590 358,580!',
    ),
    { ...COAT, fill: '#8a6038', shade: '#4e3824', soft: 12 },
    ['371,570! 392,572 400,568 406,600 372,606!', '#b07c44'],
    ['352,572! 364,570 374,576 378,606! 352,604!', '#f6c47c'],
  );
  strokes(art, ['366,596 386,594 410,587 430,574'], INK.form, FOLD, 0.2);
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
      '334,664! 326,680 310,696 292,710 269,725! 262,731 258,738 260,744 266,747! 279,742 304,732 336,717 362,701 380,680!',
    ),
    { ...SKIN, fill: '#c98a50', soft: 7 },
    ['334,662! 326,678 308,696 290,709 262,727! 268,733 280,728 300,715 328,697 346,680 352,666!', LIT],
    ['264,752! 270,735 284,729 306,719 334,704 360,688! 384,690 340,728 300,746!', '#8a5630'],
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
      '372,666! 375,682 370,700 358,714 342,725 326,734.4! 306,746 308,758 318,763! 338,758.4 362,754 388,749 414,738! 432,725 441,708 441,688 438,664!',
    ),
    { ...SKIN, soft: 4 },
    [
      '444,664! 444,708 432,728 412,742 384,758 350,770 316,770! 336.6,753.4 358,749 382,740 406,724 420,706 422,664!',
      SKIN.shade,
    ],
    [
      '370,664! 374,682 369,700 356,714 338,726 312,742! 316,751 331,741 346,734 362,725 380,708 388,690 388,664!',
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
      '362,628! 364,610 372,596 386,589 404,588 422,594 436,610 445,636 447,666! 424,676 394,674 364,662! 361,644',
    ),
    { ...COAT, fill: '#7d5934', shade: '#523b25', soft: 18 },
    ['384,580! 364,630 366,660 370,694! 400,702! 396,664 392,630 402,584!', '#c88c4a'],
    ['388,582! 358,620 362,660 366,696! 382,698! 378,664 375,630 394,590!', '#ffcb80'],
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
      '370,604 384,594 404,592 424,601 438,620',
      '414,618 411,636 414,654',
      '430,626 433,644 436,656',
      '396,664 403,654 405,642',
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
