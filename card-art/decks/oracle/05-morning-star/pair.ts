import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, limb, Path } from '../../../kit/pen/index.ts';
import { head, lampOn } from './face.ts';
import { grip } from './grip.ts';
import { DAWN, toned } from './view.ts';

type Cloth = readonly [fill: string, shade: string, rim?: string];
const RED: Cloth = ['#c75c42', '#7c2f2c', '#ffd9a0'];
const RED_FAR: Cloth = ['#9c4034', '#662628'];
const TEAL: Cloth = ['#33868a', '#175058', '#ffe0a8'];
const SLATE: Cloth = ['#46525a', '#262f36', '#e8b480'];
const SLATE_FAR: Cloth = ['#333c43', '#20272d'];
const UMBER: Cloth = ['#62564c', '#38302d', '#eeb784'];
const UMBER_FAR: Cloth = ['#463d38', '#2b2524', '#c98f66'];
const LEATHER: Cloth = ['#7e4c36', '#472a24', '#ffc78c'];
const SKIN_HERS: Cloth = ['#f0c09a', '#b67a5c', '#fff0cc'];
const SKIN_HIS: Cloth = ['#c88d68', '#85523f', '#ffdcae'];

/** Where both hold on to each other, and the line that their arms make. */
const HOLD = [268, 650, -30] as const;
const HER_HEAD = [306, 566] as const;
const HIS_HEAD = [203, 634] as const;
const HER_LOOK = { rot: -24 } as const;
const HIS_LOOK = { rot: -20, mirror: true } as const;

function piece(art: Art, outline: Path | string, [fill, shade, rim]: Cloth, soft: number): void {
  toned(art, outline, { fill, shade, soft, rimWidth: 2, ...(rim ? { rim } : {}) });
}
const folds = (art: Art, lines: readonly string[], tone: string): void => strokes(art, lines, 1.7, tone, 0.2);

/** He has one boot up already and the pole behind him: all of him is one line towards her hand. */
export function below(art: Art): void {
  // the leg that pushes, and its boot
  piece(
    art,
    '160,752! 186,754 196,766! 190,786 180,800 174,818 170,836! 146,838! 147,816 152,798 156,776',
    UMBER_FAR,
    7,
  );
  piece(art, '143,832! 172,831! 174,844 186,849 188,857! 140,857! 141,846', LEATHER, 5);
  // the one that is up: thigh level, knee a corner, shin upright
  piece(
    art,
    '170,748! 188,742 210,752 234,758 248,768! 252,778 248,798 244,818! 222,819! 222,802 220,788! 204,788 184,786 170,776',
    UMBER,
    8,
  );
  piece(art, '220,814! 246,813! 248,826 262,831 266,838! 219,838!', LEATHER, 5);
  folds(
    art,
    [
      '246,770 236,778 222,786',
      '240,764 230,772 218,776',
      '182,756 196,764 208,766',
      '152,800 162,804 172,804',
    ],
    '#2b2524',
  );
  folds(art, ['224,826 236,825 246,827', '146,844 160,843 172,846'], '#2f1b19');
  // pack
  piece(
    art,
    '142,676! 150,662 170,656 186,664! 186,700 182,744! 158,752 142,742 138,708',
    ['#8c3b34', '#521f24', '#ffbe88'],
    9,
  );
  piece(art, '146,700! 160,696 174,698! 174,730 168,738 152,736 145,728', ['#9c463a', '#5f262a'], 5);
  folds(art, ['144,684 160,680 178,684', '158,656 158,668 160,680'], '#431a20');
  piece(art, limb('144,660 160,654 178,656', [7, 7.6, 7], 10), ['#c9a55e', '#7c5f38', '#ffe0a8'], 5);
  // the arm that he is held by, up to the wrist
  piece(art, '194,660! 208,656 222,662 236,656 252,647! 258,660! 246,672 230,682 214,684 198,684!', TEAL, 6);
  // trunk, twisted up after the arm
  piece(
    art,
    '172,664! 184,654 202,650 214,660! 214,690 208,722 200,756! 184,764 164,758! 166,726 164,690',
    TEAL,
    10,
  );
  folds(
    art,
    [
      '206,672 198,686 184,696',
      '208,684 200,704 182,716',
      '202,740 186,744 172,742',
      '214,676 224,674 234,668',
    ],
    '#103e46',
  );
  piece(art, '162,748! 182,756 202,750! 201,762 184,770 161,762!', ['#2a2c2f', '#1c1e21'], 3);
  // shoulder strap
  art.fill(closed('178,658! 186,654! 198,676 198,706! 190,708! 190,682!'), '#5f262a');
  head(art, ...HIS_HEAD, 0.94, {
    ...HIS_LOOK,
    skin: SKIN_HIS[0],
    shade: SKIN_HIS[1],
    cap: ['#e6d9b8', '#957d60', '#f2e8cc'],
    hair: '#37262a',
    light: [0.8, -0.6],
    bearded: true,
  });
  lampOn(art, ...HIS_HEAD, 0.94, { ...HIS_LOOK, lit: false });
  // the near arm, down to the pole
  art.fill(Path.join(closed('161,728! 165,728! 128,858! 124,858!')), '#d9b080');
  piece(
    art,
    '172,668! 184,672 186,688 176,706 166,718! 168,730 164,744! 150,742! 149,724 150,710! 158,692 164,676',
    ['#2c787c', '#123f48', '#ffd09a'],
    6,
  );
  folds(art, ['150,712 160,712 168,708', '152,718 160,722 166,722', '166,684 176,690 182,690'], '#0e363e');
  fist(art);
}

/** His other hand round the pole: back of the hand, fingers in two groups, thumb along the shaft. */
function fist(art: Art): void {
  piece(art, '150,742! 164,743! 167,752 164,762 156,767 147,764 145,752', SKIN_HIS, 4);
  strokes(
    art,
    ['147,757 155,757 163,759', '148,762 154,762 160,764', '146,752 154,751 165,753'],
    1.2,
    '#6a3c30',
    0,
  );
  piece(art, '160,744! 166,748 166,757 161,762 157,757 158,750', SKIN_HIS, 2);
}

/** She kneels on the step and braces: a boot against its edge, a hand on the knee, the weight behind her. */
export function above(art: Art): void {
  // the far leg, its knee and shin on the rock
  piece(
    art,
    '392,664! 420,668 430,690 424,720 430,734! 462,736 470,744 466,752! 400,752 384,746! 384,716 386,690',
    SLATE_FAR,
    8,
  );
  piece(art, '456,732! 474,726 486,736 488,752! 456,752!', ['#4a2f28', '#2b1c1b'], 4);
  // pack, bedding on top
  piece(
    art,
    '350,590! 362,566 390,562 414,580 426,612 428,650! 412,668 386,664! 366,626',
    ['#c9963e', '#7c5430', '#ffd08a'],
    10,
  );
  piece(art, '392,600! 412,604 420,630 420,650! 404,654 390,640 386,616', ['#d8a850', '#8a6034'], 5);
  folds(art, ['368,574 392,580 412,592', '372,600 386,608 420,612'], '#6d4a2a');
  piece(art, limb('352,572 374,556 398,560', [10, 10.6, 9.6], 12), ['#6b9a8e', '#2f5a5a', '#d8e6b8'], 6);
  // the roll's end, wound up
  art.fill(ellipse(352, 572, 7.6, 10).rotate(-32, 352, 572), '#4f8078');
  strokes(art, ['348,578 356,578 357,568 350,567 349,573'], 1.6, '#2f5a5a', 0);
  // the far arm: down to the knee
  piece(
    art,
    '326,600! 340,612 346,632 342,648! 336,662 330,670! 318,664! 322,648 326,634! 318,618',
    RED_FAR,
    5,
  );
  // the near leg: thigh level, knee up, shin upright to the edge
  piece(
    art,
    '402,660! 416,680 412,706 394,716! 372,712 352,704 342,700! 338,714 334,730! 308,731! 308,708 310,686! 314,672 328,666 352,664 380,660',
    SLATE,
    9,
  );
  folds(
    art,
    [
      '316,674 330,684 342,700',
      '312,686 324,692 340,698',
      '384,668 372,682 352,690',
      '400,676 390,692 376,700',
    ],
    '#20272d',
  );
  piece(art, '306,726! 336,725! 338,736 334,747! 288,747! 286,740 296,734', LEATHER, 5);
  folds(art, ['300,736 312,733 322,735', '308,730 320,729 334,731'], '#2f1b19');
  // her far hand on the knee
  piece(
    art,
    '316,660! 330,664! 332,674 324,684 314,684 307,678 309,668',
    ['#d9a684', '#95644f', '#ffe6c0'],
    3,
  );
  strokes(art, ['311,670 314,678', '316,671 318,681', '321,672 323,682'], 1.1, '#7c4c3c', 0);
  // trunk over the thigh
  piece(
    art,
    '314,600! 322,586 344,580 364,590! 386,620 402,648 408,672! 394,684 372,680! 352,664 334,646 320,626',
    RED,
    11,
  );
  folds(
    art,
    [
      '330,606 352,626 366,652',
      '344,596 368,622 382,654',
      '372,676 384,668 398,664',
      '322,622 336,630 346,644',
    ],
    '#8a3328',
  );
  art.fill(closed('344,584! 354,586! 358,612 350,640! 342,634! 348,610!'), '#7c5430');
  piece(art, '300,588! 316,580 334,584 338,596! 326,606 308,604!', ['#e8c06a', '#a87a3e', '#fff0cc'], 4);
  head(art, ...HER_HEAD, 0.98, {
    ...HER_LOOK,
    skin: SKIN_HERS[0],
    shade: SKIN_HERS[1],
    cap: ['#3e8a86', '#1d525a', '#55a097'],
    hair: '#4a2c28',
    light: DAWN,
  });
  lampOn(art, ...HER_HEAD, 0.98, { ...HER_LOOK, lit: true });
  // the near arm, straight to his wrist: shoulder, elbow, cuff
  piece(
    art,
    '350,588! 360,602 352,620 338,630! 322,640 304,644 288,650! 280,635! 294,626 308,620! 320,608 332,592',
    RED,
    7,
  );
  folds(
    art,
    [
      '340,626 326,624 312,620',
      '334,632 320,632 308,626',
      '354,600 340,608 326,610',
      '296,628 298,636 302,643',
    ],
    '#8a3328',
  );
}

/** What both hold each other by. */
export const hold = (art: Art): void => grip(art, HOLD[0], HOLD[1], 1.02, HOLD[2]);
