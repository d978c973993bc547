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
    '450,600! 492,566 518,584 538,624 547,676 544,724 535,760! 541,782 537,808 514,833 472,848 426,853 382,851 340,845 298,838! 294,798! 330,797 364,784 396,760 420,732!',
    { ...FUR, soft: 6 },
    // the mane hangs before it
    ['440,560! 520,580 530,640 520,700 504,742 486,770 440,764 400,790', COAT.deep],
    ['520,590 532,640 530,690 514,740 496,764 500,730 516,690 522,640', COAT.shade],
    // upper arm behind, down to the elbow's point
    ['540,640 536,700 522,744 508,768 524,774 536,760 550,700', '#cb9756'],
    // the forearm: its muscle in the sun, its underside, what lies on the ground
    [
      '288,794! 330,796 364,783 396,759 424,738 456,732 486,742 504,766 496,788 460,803 416,816 370,823 300,824',
      COAT.base,
    ],
    [
      '288,793! 330,795 364,782 396,758 424,737 454,733 480,746 472,768 436,783 396,797 352,808 296,812',
      COAT.lit,
    ],
    ['552,776 524,798 476,816 418,827 366,832 292,828! 292,866 544,866', COAT.shade],
    ['550,802 520,823 472,837 414,842 350,840 292,834! 292,866 544,866', COAT.deep],
    { along: ['535,764 540,782 537,802'], paint: '#e4b974', width: 3 },
  );
  creases(
    art,
    [
      '486,752 502,766 516,770',
      '322,818 360,814 398,803 428,790',
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
