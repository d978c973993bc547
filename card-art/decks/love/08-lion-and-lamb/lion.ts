import { stippled } from '../../../kit/hand/index.ts';
import { closed, type Local } from '../../../kit/pen/index.ts';
import { creases, form } from './view.ts';

/** A lion's coat: in the sun, between, turned from it, and the lines in it. */
export const COAT = {
  lit: '#f3d095',
  base: '#dcab66',
  shade: '#b27c45',
  deep: '#8a5a38',
  line: '#7a4c2e',
} as const;
const FUR = { fill: COAT.base, shade: COAT.shade, rim: '#fff0c8' } as const;

/** Breast and far shoulder, in the dark under the mane, down to the far elbow. */
export function farSide(art: Local): void {
  form(
    art,
    '366,620! 346,664 334,706 330,744 340,768! 362,780 400,786 440,792 470,800! 480,700 470,600!',
    { fill: '#7d4f31', shade: '#52301f', soft: 10, rim: '#b27c45', rimWidth: 1.4 },
    ['330,752! 352,762 390,760 430,740 480,730! 480,812 330,800!', '#5f3924'],
    ['360,640! 346,680 340,716 344,744! 356,740 362,700 376,650!', '#965f39'],
  );
  creases(art, ['366,700 360,728 364,752', '386,730 380,752 386,772'], 2, '#472a1c');
}

/** Toes of one paw, from the far one to the near one: each over its neighbour's side, its top in the sun. */
function toes(
  art: Local,
  each: readonly (readonly [toe: string, top: string])[],
  fur: { fill: string; shade: string; rim?: string },
  lit: string,
  gap: string,
): void {
  for (const [toe, top] of each) {
    // what it throws on the one beyond it
    art.fill(closed(toe).translate(-2.6, 0.4), gap, 0.55);
    form(art, toe, { ...fur, soft: 0, rimWidth: 1 }, { side: [-0.6, 4], paint: fur.shade }, [top, lit]);
  }
}

/** Back, ribs, belly: the frame cuts the rest. */
export function body(art: Local): void {
  const trunk = closed(
    '440,560! 470,510 500,500 530,520 560,548 620,580! 620,806! 560,802 520,812 480,816! 430,700',
  );
  form(
    art,
    trunk,
    { ...FUR, soft: 4 },
    ['490,490 530,506 562,534 620,560 620,620 570,590 530,560', COAT.lit],
    ['536,560 560,640 560,700 548,760 520,830 620,830 620,640 580,600', '#cb9756'],
    ['530,770! 556,768 620,756! 620,830! 500,830!', COAT.shade],
    ['528,782 562,792 620,790 620,830 480,830', COAT.deep],
  );
  stippled(
    art.art,
    art.place(closed('530,560! 556,620 556,720 536,790 562,800 620,804 620,560!')),
    COAT.deep,
    art.at(574, 660),
    art.at(536, 664),
    [0, 0.6],
  );
}

/** One limb: the blade's bulge under the mane, the upper arm back to the elbow, the forearm forwards along the ground. */
export function nearLeg(art: Local): void {
  form(
    art,
    '450,600! 492,566 518,584 536,624 544,676 541,724 532,762! 540,780 540,800 528,818 504,831 470,838 434,841 400,840 372,836 352,836 340,841 322,842 298,838! 294,802! 312,805 328,807 344,803 366,794 394,778 420,746!',
    { ...FUR, soft: 6 },
    // the mane hangs before it
    ['440,560! 520,580 530,640 520,700 504,742 486,770 440,764 400,790', COAT.deep],
    ['520,590 532,640 530,690 514,740 496,764 500,730 516,690 522,640', COAT.shade],
    // upper arm behind, down to the elbow's point
    ['540,640 536,700 522,744 508,768 524,774 536,760 550,700', '#cb9756'],
    // the forearm: its muscle in the sun, its underside, what lies on the ground
    [
      '288,799! 328,806 346,802 368,792 396,776 424,752 456,744 484,752 504,772 498,792 466,808 424,816 384,820 346,824 300,824',
      COAT.base,
    ],
    [
      '288,798! 328,805 346,801 368,791 396,775 424,751 454,746 480,758 472,778 440,792 402,803 366,810 338,815 296,812',
      COAT.lit,
    ],
    ['550,778 526,804 480,820 428,828 380,828 340,829 292,828! 292,860 550,860', COAT.shade],
    ['550,802 520,824 474,833 420,836 370,833 334,836 292,835! 292,860 550,860', COAT.deep],
    { along: ['532,766 539,781 539,800'], paint: '#e4b974', width: 3 },
  );
  creases(
    art,
    [
      '486,752 502,766 516,770',
      '346,818 376,813 406,804 432,793',
      '329,808 325,816 327,826 332,836',
      '352,834 345,831 338,834',
      '500,780 484,800 452,812',
      '534,690 526,734 514,760',
    ],
    2.2,
    COAT.line,
  );
  paw(art);
}

/** Narrow wrist, the back of the paw up to its knuckles, four toes that drop from them. */
function paw(art: Local): void {
  form(art, '330,834! 322,844 310,849 298,849 290,842! 306,834', {
    fill: COAT.deep,
    shade: COAT.line,
    soft: 3,
  });
  form(
    art,
    '314,801! 296,795 274,791 252,791 232,796 214,806 204,818 204,836 220,846 262,848 298,845! 312,838 318,820',
    { ...FUR, soft: 5 },
    ['206,816 216,806 234,797 254,792 276,792 298,797 318,803 300,812 268,806 240,810 216,822', COAT.lit],
    ['318,826! 290,826 262,832 246,850! 310,852!', COAT.shade],
  );
  toes(
    art,
    [
      [
        '228,797! 210,799 194,807 183,820 181,832 189,840 204,840! 208,828 218,814',
        '183,824 194,809 210,801 222,803 206,815',
      ],
      [
        '250,797! 229,800 210,810 198,825 195,839 203,848 222,848! 226,834 238,816',
        '198,828 211,813 230,802 242,804 222,818',
      ],
      [
        '275,803! 253,804 232,815 218,830 214,845 222,854 244,853! 250,838 262,820',
        '217,833 233,818 254,806 266,808 243,823',
      ],
      [
        '303,813! 282,811 260,820 247,834 242,848 250,858 274,857 294,850 306,836!',
        '246,837 261,823 282,814 297,817 272,826',
      ],
    ],
    FUR,
    COAT.lit,
    COAT.deep,
  );
  // the claws are drawn in
  creases(
    art,
    [
      '185,827 189,831 190,837',
      '200,834 204,839 205,846',
      '219,841 223,845 224,852',
      '247,845 251,849 252,856',
    ],
    3,
    COAT.line,
  );
  creases(art, ['272,797 254,797 238,803', '292,801 276,802 260,808'], 1.8, COAT.shade);
}
