import { stippled, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, limb, type Path, ribbon } from '../../../kit/pen/index.ts';
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
  '246,628! 252,614 270,606 296,604 326,606 356,610 379,625 387,652 386,686 382,718! 374,736 360,746! 360,758 370,779! 342,786 310,788 278,786 249,780! 252,756 250,738 240,716 238,670';
/** What they sit on: trousers that spread under their weight, the beginning of the thighs at the sides. */
const HIS_SEAT = '118,758! 110,776 105,790 106,803 120,811 150,814 200,815 250,814 274,810 279,796 272,762!';
const HER_SEAT = '250,766! 247,784 250,803 264,812 296,815 330,815 362,812 376,806 379,794 371,778!';
/** His arm about her, quilted: the round of the shoulder, the elbow's corner behind her back, from there up to her far shoulder. */
const HIS_ARM =
  '200,572! 212,564 230,565 245,579! 256,588 264,596 268,606! 278,614 286,622 291,632! 300,624 312,620 316,624! 322,617 329,614 336,615! 343,640! 338,646 334,649 330,651! 328,660 324,666 315,668! 308,680 298,690 286,693! 275,690 266,681 262,670! 250,664 242,654 238,641! 226,632 218,620 217,607! 210,604 204,598!';

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
    ['196,590! 218,602 240,628 264,654 287,674 306,660 328,642 354,626! 360,660 290,704 200,640!', '#7c3630'],
    [
      '208,606! 228,626 250,652 272,678 288,686 306,676 330,658 352,642! 350,664 290,706 200,640!',
      ORANGE.shade,
    ],
    () => {
      // each chamber swells to the sky
      art.blot(
        [
          '212,576 226,574 238,584',
          '246,588 256,597 262,608',
          '268,614 278,623 284,634',
          '298,634 308,629 318,630',
          '320,626 326,621 333,622',
        ].map((swell) => ribbon(curve(swell), 11, { start: 0.2, peak: 0.5, samples: 10 })),
        ORANGE.lit,
      );
      art.blot(
        ribbon(curve('206,567 222,563 246,580 268,606 291,632 316,624 337,615'), 4, {
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
      '245,579 238,596 217,607',
      '268,606 258,628 238,641',
      '291,632 280,654 262,670',
      '316,624 319,646 315,668',
      '291,633 292,648 287,662',
    ],
    2.4,
    ORANGE.seam,
    0.04,
  );
  toned(art, '329,614! 340,609! 349,639! 338,647!', { fill: '#96432f', shade: '#4f2024', soft: 4 });
}

const SKIN = { fill: '#c68860', shade: '#85503d', lit: '#eec096', line: '#6b3b30' } as const;
/** Knuckle, middle joint, tip, and half its breadth; the first finger first, each spread from the next. */
const FINGERS = [
  ['360,615 371,617.6 379.4,624.4 382.4,633', 4.7],
  ['362,622.6 373.4,629.4 379.6,638.4 381,648', 4.9],
  ['359,631 368.4,639.6 373,648.6 373.4,658', 4.7],
  ['353.4,637 359.6,646 362.4,653.4 362.2,662', 4.3],
] as const;

/** A finger's breadth from its root to its round tip. */
const TAPER = [1, 1, 1.02, 0.98, 0.96, 0.95, 0.92, 0.88, 0.84, 0.76, 0.54, 0.14];

/** His right hand at rest on her far shoulder: the thumb along its top, the fingers spread over its round. */
function hand(art: Art): void {
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
    [closed('338,634! 346,646 356,652 370,652 384,640 386,620! 360,610'), '#0c2a32', 0.55],
    ...fingers.map((finger) => [finger.translate(2.4, 4), '#071c22', 0.9] as const),
  );
  toned(art, limb('343,621 349,612 357,606.6 366,605.8', [6, 5.6, 5, 4.8, 4.6, 4.4, 4.2, 3.4, 0.8], 22), {
    fill: SKIN.fill,
    shade: '#a4684a',
    soft: 2.4,
    rim: SKIN.lit,
    rimWidth: 1.6,
  });
  for (const finger of fingers)
    toned(art, finger, {
      fill: SKIN.fill,
      shade: SKIN.shade,
      soft: 2.4,
      rim: SKIN.lit,
      rimWidth: 1.2,
      towards: [-0.5, -0.86],
    });
  strokes(
    art,
    [
      '369.6,615 371.6,617.6 370.6,620.6',
      '373.8,626.4 374,629.6 370.8,632.4',
      '369.6,637 368.6,640 364.8,641.4',
      '361.6,643.4 359.6,646 356.4,646.8',
    ],
    1.1,
    '#9a5f45',
    0.1,
  );
  toned(
    art,
    '336,616! 343,615 350,611.6 357,610.4 362,611.4! 366.4,615.6 367.4,619.6 366,621.6! 367.4,625.4 365.6,629.4 363.4,630.6! 364,634.4 361.4,637.4 358.4,637.8! 357.6,641.6 353,643 349,641 344,638 339,637!',
    { fill: SKIN.fill, shade: '#a4684a', soft: 0 },
    // the back of the hand looks up to the dawn; towards the little finger it turns away
    ['336,614! 350,611 357,609 364,612! 361,618 354,620 348,624 342,628 336,629!', SKIN.lit],
    ['340,640! 346,634 352,632 357,628 360,622! 370,624 364,640 350,648!', '#a8694a'],
    // under the cuff
    ['334,612! 341,612 348,640 338,642!', SKIN.shade],
  );
  strokes(
    art,
    [
      '366,621.8 361.6,620.8',
      '363.4,630.8 359,628.8',
      '358.4,638 354.8,634.8',
      '344,617.6 349,614.6 353,613.6',
    ],
    1.3,
    SKIN.line,
    0.1,
  );
}
