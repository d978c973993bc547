import { stippled, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Path, ribbon } from '../../../kit/pen/index.ts';
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
  '246,628! 252,614 270,606 296,606 322,614 344,630 360,654 371,688 378,718! 374,736 360,746! 360,758 370,779! 342,786 310,788 278,786 249,780! 252,756 250,738 240,716 238,670';
/** What they sit on: trousers that spread under their weight, the beginning of the thighs at the sides. */
const HIS_SEAT =
  '116,764! 106,776 98,792 99,806 116,813 150,815 180,813! 188,807 198,814! 232,815 262,813 276,804 277,786 268,766!';
const HER_SEAT =
  '250,766! 246,784 248,804 262,813 292,814 310,812! 317,806 326,813! 356,814 382,810 390,796 384,780 368,766!';
/** His arm about her: out of the shoulder, the elbow that hangs a little, the cuff. */
const HIS_ARM =
  '206,572! 224,566 244,576 260,598 274,622 292,640 316,650 338,650! 342,674! 318,682 288,678 260,666 238,644 222,620 208,600!';

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
  cloth: { fill: string; rimWidth: number },
  creases: readonly string[],
): void {
  form(art, closed(outline), cloth.fill, 8, { shade: '#191f25', rim: '#e8b480', rimWidth: cloth.rimWidth });
  strokes(art, creases, 2, '#1d242a', 0.15);
}

function him(art: Art): void {
  seat(art, HIS_SEAT, { fill: '#46525a', rimWidth: 2.2 }, [
    '182,812 186,802 184,792',
    '120,790 136,798 160,800',
    '264,790 244,799 216,800',
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
  liftedHead(art, 186, 508, 1.1);
}

function her(art: Art): void {
  seat(art, HER_SEAT, { fill: '#66574c', rimWidth: 0 }, [
    '312,812 317,802 315,792',
    '258,790 274,798 296,800',
    '376,792 356,800 336,800',
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

/** His sleeve over her back, and the mitten that keeps her. */
function arm(art: Art): void {
  const sleeve = closed(HIS_ARM);
  // its shadow on her
  within(art, closed(HER_BACK), [closed(HIS_ARM).translate(6, 12), '#10343c', 0.8]);
  // mitten: back of the hand, fingers round her arm, thumb up
  toned(art, '334,652! 350,648 364,650 374,658 377,670 370,680 354,682 336,676!', {
    fill: '#d9b46a',
    shade: '#8a6336',
    soft: 5,
    rim: '#fff0cc',
  });
  toned(art, '344,653! 348,642 356,636 363,638 362,646 358,656 350,660!', {
    fill: '#e2bf78',
    shade: '#8a6336',
    soft: 2.5,
    rim: '#fff0cc',
  });
  strokes(art, ['352,660 360,664 372,664', '352,670 362,673 371,673'], 1.5, '#7a552f', 0.1);
  form(art, sleeve, ORANGE.fill, 9, { shade: ORANGE.shade, rimWidth: 0, depth: 0.9 });
  within(art, sleeve, () => {
    art.blot(
      [
        '224,574 232,580 234,594',
        '244,592 254,606 258,622',
        '266,628 284,646 304,654',
        '312,657 324,659 332,658',
      ].map((swell) => ribbon(curve(swell), 9, { start: 0.2, peak: 0.4, samples: 10 })),
      ORANGE.lit,
      0.8,
    );
    art.blot(
      ribbon(curve('252,586 262,601 275,622 293,640 316,650 338,650'), 4.4, { start: 0, samples: 14 }),
      ORANGE.rim,
    );
    strokes(
      art,
      [
        '222,567 208,582 212,602 224,624 240,646',
        '240,576 236,598 226,622',
        '264,606 256,626 242,646',
        '286,636 280,656 272,672',
        '310,648 308,664 306,682',
        '330,648 330,664 328,680',
      ],
      2.2,
      ORANGE.seam,
      0.06,
    );
  });
  toned(art, '328,649! 341,648! 345,676! 331,679!', { fill: '#96432f', shade: '#4f2024', soft: 3 });
}
