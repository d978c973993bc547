import { stippled, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, limb, local, type Path, ribbon } from '../../../kit/pen/index.ts';
import { braid, leaningHead, liftedHead } from './heads.ts';
import { form, toned } from './view.ts';

const ORANGE = {
  fill: '#a64b38',
  lit: '#cb6c4a',
  shade: '#48202a',
  seam: '#5c2528',
  rim: '#ffd9a0',
  rimWidth: 3,
} as const;
const TEAL = {
  fill: '#26656b',
  lit: '#3d8683',
  shade: '#10343c',
  seam: '#123c44',
  rim: '#ffe0a8',
  rimWidth: 0,
} as const;

/** Shoulders, the elbow that stands out, the waist, the hem over the hips: seen from behind. */
const HIS_BACK =
  '168,548! 150,558 130,570 114,588 104,614 95,646 87,678! 88,700 100,716! 112,720 122,732 124,744 116,762 111,779! 146,787 188,789 230,786 270,778! 264,752 262,728 268,690 272,640 264,602 246,582 222,566 206,552!';
/** Hers leans on him: her spine goes over to the left, the far shoulder is the higher one. */
const HER_BACK =
  '246,628! 252,614 270,606 296,602 324,604 346,608 364,618 377,634 384,660 385,690 381,718! 374,736 360,746! 360,758 370,779! 342,786 310,788 278,786 249,780! 252,756 250,738 240,716 238,670';
/** What they sit on: trousers that spread under their weight, the beginning of the thighs at the sides. */
const HIS_SEAT = '118,758! 110,776 105,790 106,803 120,811 150,814 200,815 250,814 274,810 279,796 272,762!';
const HER_SEAT = '250,766! 247,784 250,803 264,812 296,815 330,815 362,812 376,806 379,794 371,778!';
/** His arm about her, quilted: the round of the shoulder, the elbow's corner behind her back, from there up to her far shoulder. */
const HIS_ARM =
  '200,571! 212,563 230,564 244,576! 254,584 261,592 265,601! 274,606 281,611 286,617! 295,610 304,606 313,605! 320,601 326,600 330,602! 337,625! 331,630 325,633 320,634! 316,643 309,649 300,653! 294,663 286,669 276,669! 266,668 258,662 254,653! 244,647 237,638 234,627! 226,620 220,613 217,606! 210,603 204,597!';

type Cloth = typeof ORANGE | typeof TEAL;

/** Two who rest before the last stretch: one holds, one has fallen asleep on the other's shoulder. */
export function pair(art: Art): void {
  shadow(art);
  him(art);
  her(art);
  braid(art);
  arm(art);
}

/** What they throw on the rock, away from the dawn. */
function shadow(art: Art): void {
  const cast = closed('108,800! 240,792 374,792 470,806 540,822! 480,838 380,836 250,826 130,820!');
  art.fill(cast, '#15181c', 0.75);
}

/** Quilted down: seams over the round of the back, the chambers between them swell towards the light. */
function quilted(
  art: Art,
  outline: Path,
  cloth: Cloth,
  seams: readonly string[],
  bright: readonly string[],
): void {
  form(art, outline, cloth.fill, 16, {
    shade: cloth.shade,
    rim: cloth.rim,
    rimWidth: cloth.rimWidth,
  });
  within(art, outline, () => {
    art.blot(
      bright.map((swell) => ribbon(curve(swell), 12, { start: 0, end: 0, peak: 0.4, samples: 12 })),
      cloth.lit,
      0.75,
    );
    strokes(art, seams, 2.4, cloth.seam, 0.06);
  });
}

function seat(
  art: Art,
  outline: string,
  cloth: { fill: string; shade: string; rimWidth: number },
  creases: readonly string[],
): void {
  toned(art, outline, { ...cloth, soft: 16, rim: '#e8b480' }, () =>
    strokes(art, creases, 2, '#1d242a', 0.15),
  );
}

function him(art: Art): void {
  seat(art, HIS_SEAT, { fill: '#46525a', shade: '#2b343b', rimWidth: 2.2 }, [
    '108,800 124,796 142,786',
    '112,788 124,785 134,778',
    '196,814 197,802 193,790',
    '278,800 258,797 240,788',
  ]);
  const back = closed(HIS_BACK);
  quilted(
    art,
    back,
    ORANGE,
    [
      '112,604 134,612 170,616 206,612 240,596',
      '128,644 152,650 184,652 216,646 246,630',
      '126,680 152,687 186,689 222,684 256,672',
      '122,716 152,723 188,725 226,721 264,712',
      '120,748 150,756 190,758 230,754 266,746',
      '115,769 148,777 188,779 230,776 268,768',
      '100,640 112,646 124,644',
      '94,676 108,684 122,680',
    ],
    [
      '124,598 146,602 176,602',
      '130,630 152,636 184,637',
      '128,666 152,673 180,675',
      '126,702 148,709 178,711',
      '120,738 146,745 176,747',
      '122,766 144,771 174,773',
      '106,626 112,632 118,632',
      '98,662 106,668 114,668',
    ],
  );
  // the arm lies against the trunk, its fold runs from the arm pit
  strokes(art, ['130,628 124,656 122,690 114,720'], 4, ORANGE.shade, 0.04);
  strokes(art, ['136,632 144,640 156,642', '132,640 138,656 140,668'], 1.8, ORANGE.seam, 0.2);
  stippled(art, back, ORANGE.shade, [200, 690], [268, 720], [0, 0.9]);
  liftedHead(art, 185, 503, 1.22);
}

function her(art: Art): void {
  seat(art, HER_SEAT, { fill: '#5f5148', shade: '#3a302d', rimWidth: 0 }, [
    '252,800 266,797 280,788',
    '314,814 315,803 312,792',
    '379,796 362,795 346,788',
    '374,782 362,784 354,780',
  ]);
  const back = closed(HER_BACK);
  // he sits between her and the dawn: no edge of hers is lit
  quilted(
    art,
    back,
    TEAL,
    [
      '244,644 268,640 300,640 330,648 352,662',
      '240,690 268,694 300,698 334,700 360,700',
      '240,724 270,731 304,735 336,734 358,728',
      '250,754 276,761 308,764 340,762 362,756',
      '362,690 368,698 374,698',
      '358,722 366,730 376,728',
    ],
    [
      '254,630 276,626 304,630',
      '246,710 270,715 300,719',
      '246,746 272,752 302,755',
      '256,772 278,776 304,777',
      '246,680 262,684 276,686',
    ],
  );
  strokes(art, ['344,664 354,690 356,722 364,756'], 3.6, TEAL.shade, 0.04);
  leaningHead(art, 258, 566, 1.06);
}

/** His sleeve over her back, and the hand that keeps her. */
function arm(art: Art): void {
  const sleeve = closed(HIS_ARM);
  // its shadow on her
  within(art, closed(HER_BACK), [sleeve.translate(6, 14), '#10343c', 0.8]);
  hand(art);
  toned(
    art,
    sleeve,
    { fill: ORANGE.fill, shade: ORANGE.shade, soft: 0 },
    ['196,590! 216,603 236,626 256,646 276,654 294,645 312,632 336,617! 342,650 280,690 200,640!', '#7c3630'],
    [
      '206,606! 226,622 244,642 262,658 277,662 292,655 310,642 338,626! 342,660 280,700 200,640!',
      ORANGE.shade,
    ],
    () => {
      // each chamber swells to the sky
      art.blot(
        [
          '212,572 226,571 238,579',
          '246,584 254,590 259,598',
          '268,610 275,614 281,620',
          '292,620 299,615 308,612',
          '315,610 321,606 328,606',
        ].map((swell) => ribbon(curve(swell), 10, { start: 0.2, peak: 0.5, samples: 10 })),
        ORANGE.lit,
      );
      art.blot(
        ribbon(curve('206,565 222,562 244,576 265,601 286,617 308,606 331,602'), 4, {
          start: 0,
          samples: 20,
        }),
        ORANGE.rim,
      );
    },
  );
  strokes(
    art,
    [
      '244,576 236,592 217,606',
      '265,601 254,618 234,627',
      '286,617 275,637 254,653',
      '313,605 318,620 320,634',
      '287,618 291,634 286,650',
    ],
    2.4,
    ORANGE.seam,
    0.04,
  );
  toned(art, '325,600! 334,596! 342,621! 333,627!', { fill: '#96432f', shade: '#4f2024', soft: 4 });
}

const SKIN = { fill: '#c68860', shade: '#85503d', lit: '#eec096', line: '#6b3b30' } as const;
/** Knuckle, middle joint, tip, and half its breadth; the first finger first, each spread from the next. */
const FINGERS = [
  ['22,-12 33,-9.4 41.4,-2.6 44.4,6', 4.7],
  ['24,-4.4 35.4,2.4 41.6,11.4 43,21', 4.9],
  ['21,4 30.4,12.6 35,21.6 35.4,31', 4.7],
  ['15.4,10 21.6,19 24.4,26.4 24.2,35', 4.3],
] as const;

/** A finger's breadth from its root to its round tip. */
const TAPER = [1, 1, 1.02, 0.98, 0.96, 0.95, 0.92, 0.88, 0.84, 0.76, 0.54, 0.14];

/** His right hand at rest on her far shoulder, round its wrist: the thumb along its top, the fingers over the shoulder's cap. */
function hand(art: Art): void {
  const box = local(art, 336, 611, 0.74, { rot: 8 });
  const fingers = FINGERS.map(([course, half]) =>
    limb(
      course,
      TAPER.map((part) => part * half),
      26,
    ),
  );
  // where they press on her sleeve
  within(
    art,
    closed(HER_BACK),
    [box.place(closed('0,7! 8,19 18,25 32,25 46,13 48,-7! 22,-17')), '#0c2a32', 0.55],
    ...fingers.map((finger) => [box.place(finger.translate(2.4, 4)), '#071c22', 0.9] as const),
  );
  toned(box, limb('5,-6 11,-15 19,-20.4 28,-21.2', [6, 5.6, 5, 4.8, 4.6, 4.4, 4.2, 3.4, 0.8], 22), {
    fill: SKIN.fill,
    shade: '#a4684a',
    soft: 2.4,
    rim: SKIN.lit,
    rimWidth: 1.6,
  });
  for (const finger of fingers)
    toned(box, finger, {
      fill: SKIN.fill,
      shade: SKIN.shade,
      soft: 2.4,
      rim: SKIN.lit,
      rimWidth: 1.2,
      towards: [-0.5, -0.86],
    });
  strokes(
    box,
    [
      '31.6,-12 33.6,-9.4 32.6,-6.4',
      '35.8,-0.6 36,2.6 32.8,5.4',
      '31.6,10 30.6,13 26.8,14.4',
      '23.6,16.4 21.6,19 18.4,19.8',
    ],
    1.1,
    '#9a5f45',
    0.1,
  );
  toned(
    box,
    '-2,-11! 5,-12 12,-15.4 19,-16.6 24,-15.6! 28.4,-11.4 29.4,-7.4 28,-5.4! 29.4,-1.6 27.6,2.4 25.4,3.6! 26,7.4 23.4,10.4 20.4,10.8! 19.6,14.6 15,16 11,14 6,11 1,10!',
    { fill: SKIN.fill, shade: '#a4684a', soft: 0 },
    // the back of the hand looks up to the dawn; towards the little finger it turns away
    ['-2,-13! 12,-16 19,-18 26,-15! 23,-9 16,-7 10,-3 4,1 -2,2!', SKIN.lit],
    ['2,13! 8,7 14,5 19,1 22,-5! 32,-3 26,13 12,21!', '#a8694a'],
    // under the cuff
    ['-4,-15! 3,-15 10,13 0,15!', SKIN.shade],
  );
  strokes(
    box,
    ['28,-5.2 23.6,-6.2', '25.4,3.8 21,1.8', '20.4,11 16.8,7.8', '6,-9.4 11,-12.4 15,-13.4'],
    1.3,
    SKIN.line,
    0.1,
  );
}
