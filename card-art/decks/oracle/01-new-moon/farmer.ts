import { contactShadow, INK, strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { FLAME } from './field.ts';

/** By the lantern, which stands lower than the heart. */
const byLantern = twoTone({ at: [...FLAME] });

const SKIN = { fill: '#d08e55', shade: '#7d4b2e', soft: 0, rim: '#ffedbe', rimWidth: 2 } as const;
const LIT = '#ffcd8a';
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

function legs(art: Art): void {
  // the sole of a boot, behind
  byLantern(art, closed('512,812! 536,800 562,806 570,824 560,838 520,840!'), {
    ...TROUSERS,
    fill: '#2b2821',
    rimWidth: 0,
  });
  byLantern(
    art,
    closed(
      '512,728! 468,720 424,732 382,758 350,786 338,808 344,826! 372,836 440,838 510,838 552,834! 560,800 548,756 530,736!',
    ),
    TROUSERS,
    ['344,828! 356,796 384,764 420,742! 424,764 398,790 372,812 366,834!', '#b07f45'],
    ['340,826! 342,806 356,786 380,766! 378,786 364,806 360,832!', '#eab267'],
    // thigh on calf
    ['362,836! 392,816 450,812 560,818! 560,846 362,846!', '#1d1c15'],
  );
  strokes(
    art,
    [
      '372,826 410,812 460,810 530,818',
      '420,742 442,752 476,756',
      '398,764 420,776 446,778',
      '384,780 398,788 412,788',
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

/** It reaches past the shoot and holds the earth on its other side: all of it in the flame. */
function farArm(art: Art): void {
  byLantern(
    art,
    closed('344,664! 318,688 290,712 276,722! 282,742 292,748! 322,730 352,706 372,686!'),
    { ...SKIN, fill: '#d99558', soft: 8 },
    ['344,660! 318,684 290,708 272,720! 276,730 300,716 330,694 356,672!', LIT],
  );
  byLantern(
    art,
    closed(
      '288,716! 270,718 250,726 234,740 222,756 212,774 208,788! 212,794 219,792! 226,780 231,774! 228,786 232,793 239,792! 246,778 254,768 268,758 284,750 294,744!',
    ),
    { ...SKIN, fill: '#d9995c', soft: 0 },
    ['288,714! 266,716 244,728 228,744 214,766 204,790! 212,790 226,768 244,750 268,736 292,732!', LIT],
  );
  strokes(art, ['231,774 240,764 252,758'], 1.4, SKIN.shade, 0.05);
  byLantern(
    art,
    closed('366,586! 350,602 338,634 330,658! 334,676 346,692 362,700! 376,690 386,650 388,610!'),
    { ...COAT, fill: '#8a5f35', soft: 14 },
    ['366,582! 348,600 334,634 326,660! 338,672 350,652 360,620 376,592!', '#f0b466'],
  );
  byLantern(art, closed('328,656! 338,652 356,668 378,684! 376,698 366,706 346,696 332,678!'), {
    ...COAT,
    fill: '#b98248',
    shade: '#6b4a2a',
    soft: 6,
  });
}

/** Over the shoot's foot: a sleeve from the shoulder to the elbow, the forearm bare, thumb and fingers in the earth. */
export function nearArm(art: Art): void {
  byLantern(
    art,
    closed('386,690! 362,706 336,724 310,738! 304,752 306,766 316,774! 344,768 376,756 404,738!'),
    { ...SKIN, soft: 9 },
    ['388,688! 362,704 334,722 306,738! 304,750 330,740 362,724 392,708!', LIT],
    ['404,730! 376,748 344,760 314,766! 316,780 380,770!', SKIN.shade],
  );
  byLantern(
    art,
    closed(
      '314,736! 296,738 280,746 268,758 258,774 252,790! 255,798 263,798! 269,790! 270,802 279,803! 284,793! 287,803 296,802! 300,792 308,784 318,774 322,766!',
    ),
    { ...SKIN, fill: '#d9995c', soft: 0 },
    ['316,734! 292,736 274,748 260,764 248,790! 258,792 268,774 282,760 300,752 318,750!', LIT],
    ['322,764! 306,774 298,786 294,804! 312,804 328,776!', SKIN.shade],
  );
  strokes(art, ['269,790 275,778 284,770', '284,793 290,782 298,774'], 1.6, SKIN.shade, 0.05);
  // the thumb lies apart, towards the stem
  byLantern(
    art,
    closed('306,737! 290,731 274,733 260,741! 257,747 263,750! 276,746 290,748 300,752!'),
    { ...SKIN, fill: '#eab070', soft: 0 },
    ['306,735! 288,729 270,733 256,743! 262,745 278,739 298,741!', '#ffe0a8'],
  );
  byLantern(
    art,
    closed(
      '366,596! 376,572 400,562 424,572 438,600 440,650 436,692! 424,700 398,702 370,692! 366,660 362,626',
    ),
    { ...COAT, fill: '#7d5934', soft: 20 },
    ['372,574! 360,630 364,660 368,694! 398,702! 394,660 388,620 396,560!', '#c88c4a'],
    ['376,566! 358,626 362,660 366,696! 382,698! 378,660 374,620 384,564!', '#ffcb80'],
  );
  // the sleeve rolled over the elbow
  byLantern(
    art,
    closed('366,684! 388,692 418,694 440,684! 446,706 436,726 414,738 396,736! 388,722 376,712 362,704!'),
    { ...COAT, fill: '#94693c', soft: 14 },
    ['362,682! 380,690 392,712 398,738! 384,734 360,706!', '#ffcb80'],
  );
  strokes(
    art,
    [
      '370,696 392,706 410,728',
      '440,688 422,700 396,698',
      '412,604 408,636 414,668',
      '392,612 390,640 394,664',
      '430,622 428,650 430,672',
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
      '-24,-28! -46,-10 -52,14 -44,34 -42,56 -22,58 -4,50! -14,46 -24,45 -27,39 -24,33 -28,27 -22,20 -14,12 -18,7 -27,8 -31,2 -30,-6 -26,-14 -20,-24!',
      LIT,
    ],
    ['-48,15! -44,14.6 -40,17 -39,19 -46,18!', '#ffe6b4'],
    ['-40,34! -36,36.6 -38,44 -33,50 -23,53 -8,48! -22,48 -30,45 -33,39!', '#ffe6b4'],
    // the eye lies deep under the brow
    ['-36,-5! -30,-8 -20,-6 -17,0 -24,4 -33,2!', '#b4703f'],
  );
  strokes(box, ['-34.6,3 -29,6.4 -21,4.2'], 2.4, '#2c1a12', 0);
  strokes(box, ['-35,-9 -28,-13 -18,-10'], 2.4, '#3a2418', 0.1);
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
