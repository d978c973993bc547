import { contactShadow, INK, strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { FLAME } from './field.ts';

/** By the lantern, which stands lower than the heart. */
const byLantern = twoTone({ at: [...FLAME] });

const SKIN = { fill: '#d99a62', shade: '#9a623e', soft: 0, rim: '#ffdf9e', rimWidth: 1.6 } as const;
const COAT = { fill: '#7d5a38', shade: '#30281d', soft: 26, rim: '#ffcf86', rimWidth: 2 } as const;
const TROUSERS = { fill: '#4a4634', shade: '#23231b', soft: 20, rim: '#f0b868', rimWidth: 1.8 } as const;
const CLOTH = { fill: '#dcb57a', shade: '#8b6c46', soft: 10, rim: '#fff0c4', rimWidth: 1.8 } as const;
const FOLD = '#3a2a1c';

/** Kneels in the furrow beyond the ridge, bent over the shoot, and draws earth to it with both hands. */
export function farmer(art: Art): void {
  contactShadow(art, 452, 816, 92, 12, '#14140e');
  farArm(art);
  legs(art);
  neck(art);
  coat(art);
  collar(art);
  head(art);
  nearArm(art);
}

function legs(art: Art): void {
  // the sole of a boot, behind
  byLantern(art, closed('482,792! 504,784 524,790 532,804 526,816 496,818!'), {
    ...TROUSERS,
    fill: '#35302a',
    rimWidth: 0,
  });
  byLantern(
    art,
    closed(
      '478,716! 446,708 414,718 394,742 380,774 376,802! 392,815 446,818 508,816! 514,790 508,752 496,724!',
    ),
    TROUSERS,
    // thigh on calf
    ['396,806! 420,796 462,792 510,796! 512,822 396,822!', '#2c2b20'],
    ['378,804! 380,776 394,744 410,724! 414,748 404,780 396,806!', '#8d6a3e'],
  );
  strokes(
    art,
    ['398,804 430,794 470,792 500,796', '404,734 424,742 452,742', '396,760 412,764 430,762'],
    INK.form,
    '#1d1d15',
    0.15,
  );
}

function coat(art: Art): void {
  byLantern(
    art,
    closed(
      '372,622! 390,608 414,604 430,600 448,620 470,656 486,696 498,742! 474,752 440,750 412,756! 402,728 394,700 384,664 372,634!',
    ),
    COAT,
    ['368,606! 384,604 392,634 402,672 410,706 418,754! 404,760 380,680 364,634!', '#b57f48'],
    ['366,612! 378,616 384,646 394,684 402,720 408,752! 396,752 376,680 362,640!', '#e0a560'],
    ['430,606! 460,640 478,690 484,744! 510,750 500,690 470,640 440,600!', '#241f18'],
  );
  // a sash, and what it draws together
  byLantern(art, closed('395,702! 420,706 456,698 486,688! 490,702 458,714 422,722 399,718!'), {
    fill: '#a04a34',
    shade: '#4f2a24',
    soft: 22,
    rim: '#f0a068',
    rimWidth: 1.6,
  });
  strokes(
    art,
    [
      '412,704 410,684 402,660',
      '436,700 438,676 430,650',
      '462,694 462,672 452,650',
      '414,724 414,738 418,750',
      '446,718 448,734 446,746',
      '472,710 478,726 480,742',
    ],
    INK.form,
    FOLD,
    0.2,
  );
}

/** Where the head is, how large and how bent. */
const HEAD = [370, 572, 0.84, { rot: -20 }] as const;

function neck(art: Art): void {
  const box = local(art, ...HEAD);
  byLantern(
    box,
    '-6,30! -2,54 -8,78! 40,84! 44,50 38,20!',
    { ...SKIN, fill: '#a86e44', shade: '#5e3d2a', soft: 12, rimWidth: 0 },
    ['-10,34! 10,44 30,36 44,20! 44,44 20,58 -4,52!', '#85543a'],
  );
}

/** It stands up from the nape and is crossed before the throat. */
function collar(art: Art): void {
  byLantern(
    art,
    closed(
      '366,636! 370,620 380,606 396,606 412,604 424,594! 432,600 436,608! 424,618 404,622 390,630 378,650!',
    ),
    {
      ...COAT,
      fill: '#93683c',
      soft: 9,
    },
  );
  strokes(art, ['376,640 388,622 406,614 426,602'], INK.form, FOLD, 0.2);
}

/** What is seen of it beyond the shoot. */
function farArm(art: Art): void {
  byLantern(art, closed('384,652! 362,676 342,696 322,714! 330,730 336,732! 356,722 378,708 396,694!'), {
    ...COAT,
    fill: '#a8723f',
    soft: 5,
  });
  byLantern(
    art,
    closed(
      '330,712! 316,722 300,728 290,734 280,744 272,760! 278,768 290,768! 298,756 306,746 318,740 334,728!',
    ),
    { ...SKIN, fill: '#c98a56', shade: '#8a5636', soft: 4 },
  );
}

function nearArm(art: Art): void {
  byLantern(
    art,
    closed(
      '332,744! 324,742 314,744 306,750! 300,758 299,768 303,778! 316,780 326,774! 332,768 340,764 350,760! 346,744 338,740!',
    ),
    { ...SKIN, soft: 4 },
    ['352,740! 340,746 342,764 352,766!', SKIN.shade],
  );
  strokes(art, ['306,762 314,758 322,758', '309,771 317,767 325,766'], 1.2, SKIN.shade, 0.1);
  byLantern(
    art,
    closed(
      '386,622! 404,612 424,626 430,652 426,690 418,716! 408,728 392,736! 376,746 362,756 352,764! 344,758 338,748 338,738! 352,730 366,718 376,706! 376,680 376,648!',
    ),
    { ...COAT, fill: '#8f6439', soft: 16 },
    [
      '386,622! 376,648 376,680 376,706! 364,720 350,732 338,738! 340,752 352,764! 356,748 374,732 390,716! 396,690 392,650!',
      '#d0904e',
    ],
  );
  strokes(
    art,
    [
      '416,716 402,708 390,708',
      '420,706 408,694 398,692',
      '378,706 388,712 394,720',
      '350,732 358,744 360,756',
      '400,628 394,646 394,664',
      '414,634 412,654 408,668',
    ],
    INK.form,
    FOLD,
    0.2,
  );
}

/** In profile, the lids let down to what she does; a cloth tied over the hair. */
function head(art: Art): void {
  const box = local(art, ...HEAD);
  byLantern(
    box,
    '-26,-26! -34,-14 -36,-5 -40,5 -46,13! -45,17.6 -38.6,19! -41,24.6! -38.4,27.6 -40.4,32! -36.6,36.6 -37.6,43 -33,50 -23,52.6 -6,47 10,36! 16,0 0,-32',
    SKIN,
    // the cheek turns from the light, and the eye lies deep
    ['2,-20! -12,-4 -13,14 -7,30 -13,44 -22,56! 24,58 24,-20!', '#b9794a'],
    ['-36,-5! -30,-9 -20,-7 -17,0 -24,4 -32,2!', '#bd7d4e'],
  );
  strokes(box, ['-34.4,3.4 -29,6.6 -22,4.6'], 2.2, '#3a2418', 0);
  strokes(box, ['-35,-9 -28,-13 -19,-10'], 2, '#4a2f1e', 0.1);
  strokes(box, ['-38.4,27.6 -33,28.6 -30,27.6', '-37,16 -34,17.6 -33.6,14.6'], 1.3, '#7d4a30', 0);
  box.fill(closed('-30,-24! -14,-16 -4,0 1,18 8,36! 16,34 14,0 -6,-26'), '#33231b');
  // its ends hang from the knot
  for (const [way, width] of [
    ['34,16 46,26 52,40 50,54', 13],
    ['34,14 50,16 60,26 66,40', 11],
  ] as const)
    byLantern(box, ribbon(curve(way), width, { start: 0.5, end: 0.7, samples: 10 }), {
      ...CLOTH,
      fill: '#a5814f',
      soft: 3,
    });
  scarf(box);
}

function scarf(box: Local): void {
  byLantern(
    box,
    '-33,-18! -34,-34 -22,-50 -2,-58 22,-52 38,-34 43,-10 38,12 28,24! 16,34 8,36! 8,18 0,0 -14,-14!',
    CLOTH,
    ['-33,-18! -34,-34 -26,-46! -22,-30 -14,-16!', '#f6d69a'],
    ['14,-52! 24,-30 26,-4 20,30! 50,30 50,-50!', '#8b6c46'],
  );
  byLantern(box, '28,10! 36,6 44,12 44,22 34,26 27,20!', { ...CLOTH, fill: '#b8935c', soft: 4 });
  strokes(
    box,
    ['30,14 14,-4 -8,-12', '32,10 18,-20 -6,-32', '35,8 28,-24 8,-44', '26,20 18,14 10,16'],
    INK.form,
    '#7a5c3a',
    0.15,
  );
}
