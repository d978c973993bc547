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

/** It reaches past the shoot and holds the earth on its other side, the palm to us and in its own shade. */
function farArm(art: Art): void {
  byLantern(
    art,
    closed('346,662! 322,682 296,706 270,726! 270,734 276,746! 306,733 340,714 374,688!'),
    { ...SKIN, fill: '#c98a50', soft: 7 },
    ['346,660! 322,680 296,704 268,724! 272,733 300,714 330,692 356,672!', LIT],
  );
  // the hollow of the hand, fingers two by two, the thumb before it
  byLantern(
    art,
    closed('266,724! 254,727 244,731 228,741 214,753 205,768 199,786! 206,796 258,796! 262,772 268,746!'),
    { ...SKIN, fill: '#7b4a2a', soft: 0, rimWidth: 0 },
    ['262,728! 246,748 238,764 232,796! 222,796 224,776 232,758 246,740!', '#a56a3b'],
  );
  byLantern(
    art,
    closed(
      '274,721! 258,723 243,730 228,740 213,753 204,768 197,784! 198,792 206,792! 214,780 222,768 234,757 248,748!',
    ),
    { ...SKIN, fill: '#d9995c', soft: 0 },
    ['274,719! 256,721 226,739 202,766 194,790! 202,792 210,770 220,758 236,746 254,735!', LIT],
  );
  strokes(art, ['246,748 231,756 219,768 210,782', '236,749 224,757 214,769'], 1.3, SKIN.shade, 0);
  byLantern(
    art,
    closed('282,722! 270,727 258,737 249,750 243,766! 245,773 251,772! 258,762 266,754 277,748 292,738!'),
    { ...SKIN, fill: '#c98a50', soft: 0, rimWidth: 0 },
    ['290,712! 272,722 254,736 240,768! 248,768 255,752 264,742 274,734 300,716!', LIT],
  );
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

/** On this side of the shoot: a sleeve from the shoulder to the elbow, the forearm bare, the back of the hand to us. */
export function nearArm(art: Art): void {
  byLantern(
    art,
    closed('388,690! 366,706 342,728 316,746! 312,756 314,764 318,768! 352,762 382,750 408,732!'),
    { ...SKIN, soft: 7 },
    ['390,688! 366,704 340,726 314,744! 314,753 342,738 368,722 396,706!', LIT],
    ['408,722! 382,742 352,754 322,762! 312,780 380,770!', SKIN.shade],
  );
  nearHand(art);
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

/** Knuckles in an arc, two fingers and two in the earth, the thumb from the wrist over to the stem. */
function nearHand(art: Art): void {
  // ring and little finger
  byLantern(
    art,
    closed(
      '300,772! 289,780 280,790 275,801! 276,808 283,808! 288,801 288,809 295,810! 300,800 307,788 316,772 324,762!',
    ),
    { ...SKIN, fill: '#c58449', soft: 0 },
    ['326,764! 312,776 304,786 298,797 293,812! 306,812 330,780!', SKIN.shade],
  );
  strokes(art, ['287,803 292,793 301,784'], 1.5, SKIN.shade, 0);
  // the back of the hand runs on into the first two
  byLantern(
    art,
    closed(
      '322,744! 308,747 295,755 281,765 268,777 258,793! 258,801 266,802! 270,796 271,804 279,805! 284,795 293,786 304,780 316,774 326,766 334,756 330,748!',
    ),
    { ...SKIN, fill: '#d08e55', soft: 0, rimWidth: 0 },
    ['322,742! 300,748 280,764 264,778 254,798! 262,802 271,784 286,772 302,760 326,748!', LIT],
    ['336,756! 316,768 301,776 289,785 280,806! 300,802 334,780!', '#a8683a'],
  );
  strokes(art, ['269,798 275,786 286,776', '283,767 287,769 289,773'], 1.5, SKIN.shade, 0);
  byLantern(
    art,
    closed(
      '322,744! 310,743 299,744 287,749 275,757 264,768! 262,774 268,776! 278,769 288,763 298,760 306,754!',
    ),
    { ...SKIN, fill: LIT, soft: 0 },
    ['262,778! 276,764 290,756 302,754 300,764 284,770!', '#d9995c'],
    ['314,740! 296,742 272,756 260,770! 265,772 278,761 294,752 312,746!', '#ffdfa6'],
  );
  strokes(art, ['267,777 278,770 288,764 298,761 303,757'], 1.7, SKIN.shade, 0);
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
