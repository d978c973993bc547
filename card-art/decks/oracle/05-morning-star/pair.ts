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
  soft: 16,
} as const;
const TEAL = {
  fill: '#26656b',
  lit: '#3d8683',
  shade: '#10343c',
  seam: '#123c44',
  rim: '#ffe0a8',
  rimWidth: 0,
  soft: 16,
} as const;

/** Shoulders, the flank behind the arm, the waist, the hem over the hips: seen from behind. */
const HIS_BACK =
  '168,552! 150,560 132,570 122,590 122,640 124,690 122,740 112,784! 146,793 188,796 230,793 272,784! 265,752 262,728 268,690 272,640 264,602 246,582 222,566 206,552!';
/** The other arm, which he leans on: the elbow stands out, the forearm comes down to the rock beside him. */
const HIS_PROP =
  '138,564! 119,571 106,590 98,620 91,650 84,676 80,694! 82,714 86,738 90,764! 112,768! 113,746 117,726 122,706! 128,680 136,644 141,614 143,584';
/** Hers leans on him: her spine goes over to the left, the far shoulder is the higher one. */
const HER_BACK =
  '246,628! 252,614 270,606 296,604 324,610 348,624 367,648 377,686 380,718! 374,736 360,746! 361,758 371,785! 342,793 310,795 278,793 248,787! 252,756 250,738 240,716 238,670';
/** What they sit on: trousers pressed wide by their weight, most of them under the hem. */
const HIS_SEAT = '124,776! 116,790 113,802 122,812 150,816 196,811! 240,816 262,812 271,802 266,776!';
const HER_SEAT = '256,776! 252,792 254,806 270,813 300,814 316,810! 340,814 360,810 369,800 364,776!';
/** His arm about her: out of the shoulder down to the elbow behind her back, from there up to her far shoulder. */
const HIS_ARM =
  '206,572! 224,566 244,576 262,598 278,618 291,631! 310,631 330,624 346,618! 353,642! 338,652 316,666 297,679 287,682! 272,676 246,650 222,620 208,600!';

/** So narrow that as much shade as a back has would leave no light on it. */
const SLEEVE = { ...ORANGE, soft: 7 } as const;

type Cloth = typeof ORANGE | typeof TEAL | typeof SLEEVE;

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
  form(art, outline, cloth.fill, cloth.soft, {
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
    '118,804 132,802 146,796',
    '196,812 196,803 194,795',
    '268,804 254,802 240,796',
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
      '114,776 148,785 188,787 230,784 270,775',
    ],
    [
      '150,598 166,602 190,602',
      '150,632 166,637 192,638',
      '148,670 164,674 188,676',
      '142,706 158,710 184,712',
      '134,741 152,746 180,748',
      '122,770 144,776 174,778',
    ],
  );
  stippled(art, back, ORANGE.shade, [200, 690], [268, 720], [0, 0.9]);
  prop(art, back);
  liftedHead(art, 185, 494, 1.3);
}

function prop(art: Art, back: Path): void {
  within(art, back, [
    closed('140,574! 149,600 149,632 143,664 134,694 122,728! 118,700 130,660 138,620'),
    ORANGE.shade,
    0.85,
  ]);
  art.fill(closed('88,800 104,797 124,798 132,802 118,808 98,808'), '#15181c', 0.75);
  // the gloved hand bears on its heel
  toned(art, '89,766! 113,770! 117,780 120,791 118,799! 110,803.4 98,804 88,800.6! 86,791 87,778', {
    fill: '#d3ac62',
    shade: '#8a6336',
    soft: 6,
    rim: '#fff0cc',
  });
  strokes(art, ['96,803 95.6,793', '103.6,803.6 104,794', '111,802.4 111.6,793'], 1.6, '#5f4126', 0.03);
  quilted(
    art,
    closed(HIS_PROP),
    SLEEVE,
    [
      '102,602 118,611 142,607',
      '95,634 112,643 138,637',
      '88,666 106,675 132,668',
      // from the bend, then down the forearm
      '123,704 108,699 92,703',
      '122,706 108,710 96,720',
      '84,732 98,738 116,734',
    ],
    [
      '112,586 122,590 136,588',
      '104,616 114,624 126,624',
      '98,646 106,654 118,655',
      '91,680 98,686 108,686',
      '88,722 95,727 104,726',
      '92,750 98,754 106,753',
    ],
  );
  toned(art, '88,760! 113,765! 113,775 101,774 89,771!', {
    fill: '#96432f',
    shade: '#4f2024',
    soft: 4,
    rim: ORANGE.rim,
  });
}

function her(art: Art): void {
  seat(art, HER_SEAT, { fill: '#5f5148', shade: '#3a302d', rimWidth: 0 }, [
    '256,804 268,802 280,796',
    '316,811 316,803 314,795',
    '366,803 354,802 344,796',
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
  leaningHead(art, 266, 562, 1.22);
}

/** His sleeve over her back, and the mitten that keeps her. */
function arm(art: Art): void {
  const sleeve = closed(HIS_ARM);
  // its shadow on her
  within(art, closed(HER_BACK), [closed(HIS_ARM).translate(6, 12), '#10343c', 0.8]);
  glove(art);
  form(art, sleeve, ORANGE.fill, 9, { shade: ORANGE.shade, rimWidth: 0, depth: 0.9 });
  within(art, sleeve, () => {
    art.blot(
      [
        '224,574 232,580 234,594',
        '244,594 252,608 256,624',
        '268,626 274,642 280,654',
        '300,640 314,642 330,636',
      ].map((swell) => ribbon(curve(swell), 9, { start: 0.2, peak: 0.4, samples: 10 })),
      ORANGE.lit,
      0.8,
    );
    art.blot(
      ribbon(curve('252,586 262,599 277,618 291,632 310,632 330,625 346,619'), 4.4, {
        start: 0,
        samples: 14,
      }),
      ORANGE.rim,
    );
    strokes(
      art,
      [
        '222,567 208,582 212,602 224,624 240,646',
        '240,576 236,598 226,622',
        '264,602 256,622 242,644',
        // from the bend of the elbow
        '290,634 276,644 260,652',
        '291,634 288,652 280,668',
        '293,634 302,646 304,664',
        '318,630 322,642 328,654',
      ],
      2.2,
      ORANGE.seam,
      0.06,
    );
  });
  toned(art, '337,621! 348,616! 356,640! 345,648!', { fill: '#96432f', shade: '#4f2024', soft: 3 });
}

/** His gloved hand on her far shoulder: the back of it, and fingers that lie down over her arm. */
function glove(art: Art): void {
  within(art, closed(HER_BACK), [
    closed('345,646! 349,664 352,684 362,689 376,685 388,676! 388,640! 360,630!'),
    '#10343c',
    0.7,
  ]);
  strokes(art, ['354,684 352,694 346,704', '368,682 369,692 366,702'], 1.8, TEAL.seam, 0.1);
  toned(
    art,
    '341,621! 350,614 360,612 369,617 376,628! 382,639 385,650 384.6,659! 381.6,663.4 378,661.6! 379,670 376.4,675 372.6,674.6 369.8,668! 369.6,676 366.4,680 362.8,678.6 360.6,670! 359.4,675.4 356,677.4 353,674.4 350.6,661! 348,652 345,646!',
    { fill: '#d3ac62', shade: '#8a6336', soft: 6, rim: '#fff0cc' },
    [closed('371,620! 384,632! 390,672! 379,662! 377,644'), '#a87c45'],
    [closed('352,640! 362,634 371,632! 374,640 366,642 354,650!'), '#bd9450'],
  );
  strokes(
    art,
    ['371.6,633 375.6,646 378,661', '363.6,636 367.4,651 369.8,668', '355.6,641 358.6,654 360.6,669'],
    1.9,
    '#5f4126',
    0.03,
  );
  // the thumb, along the top of her shoulder
  toned(art, '347,616! 352,609 360,606.6 367,608! 370,611.6 367.4,615 361,615.4 354,620!', {
    fill: '#dcb971',
    shade: '#8a6336',
    soft: 3,
    rim: '#fff0cc',
  });
}
