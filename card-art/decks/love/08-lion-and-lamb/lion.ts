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

/** Back, ribs, belly, and the shoulder over them: the frame cuts the rest. */
export function body(art: Local): void {
  const trunk = closed(
    '440,560! 470,518 506,506 530,518 548,542 562,574 620,600! 620,806! 560,800 520,816 480,816! 480,790 430,700',
  );
  form(
    art,
    trunk,
    { ...FUR, soft: 4 },
    ['500,500 534,512 556,544 572,580 556,590 540,556 520,530', COAT.lit],
    ['540,540 556,600 558,680 542,760 522,806 620,812 620,540 570,530', '#cb9756'],
    ['530,770 562,782 620,776 620,830 500,830', COAT.shade],
    ['500,796 560,802 620,800 620,830 480,830', COAT.deep],
  );
  stippled(
    art.art,
    art.place(closed('556,520! 574,600 572,720 550,800 620,812 620,520!')),
    COAT.deep,
    art.at(550, 660),
    art.at(616, 670),
    [0, 0.6],
  );
  creases(art, ['562,556 574,610 572,664', '562,700 558,736 546,764'], 2, COAT.shade);
  // blade, upper arm, elbow
  form(
    art,
    '452,560! 484,534 514,540 536,580 546,640 544,706 532,756 508,804 476,824! 430,820 410,780 414,716 430,640',
    { fill: COAT.base, shade: COAT.shade, soft: 6 },
    // what hangs over it keeps the front in shade
    ['400,640 440,690 470,706 494,690 512,650 516,600 530,560 440,540', COAT.deep],
    [
      '400,700 440,706 472,716 500,700 518,664 522,600 530,640 520,690 500,726 474,744 440,750 400,800',
      COAT.shade,
    ],
    // the upper arm's bulge, the groove behind it, the forearm's root
    ['528,590 542,640 542,706 528,756 506,800 494,806 516,748 530,700 534,640', COAT.shade],
    ['522,650 532,690 524,730 504,758 478,768 480,744 506,712', '#e4b974'],
    ['452,764 484,770 500,786 492,812 450,826', '#cb9756'],
  );
  creases(
    art,
    ['526,668 530,704 514,748', '538,610 548,660 542,716', '470,752 490,756 506,748'],
    2,
    COAT.line,
  );
}

/** Elbow on the ground, forearm towards the left, narrow at the wrist, a broad paw: before the lamb's hooves. */
export function nearLeg(art: Local): void {
  form(
    art,
    '456,752! 484,748 506,772 508,804 490,830 450,844 400,846 356,842 318,838 280,842! 272,802! 304,806 336,802 372,792 416,776!',
    { ...FUR, soft: 5 },
    // the muscle under the elbow, the tendon that runs from it to the wrist
    ['500,812 470,806 436,810 404,822 360,830 312,830 280,834! 280,860 500,860', COAT.shade],
    ['300,846 380,842 450,840 500,816 500,860 300,860', COAT.deep],
    [
      '268,800! 304,806 338,801 374,791 418,775 456,752 474,764 444,786 392,802 338,812 296,816 268,816',
      COAT.lit,
    ],
  );
  creases(
    art,
    ['318,824 366,820 408,806 436,796', '508,796 496,816 470,828', '292,812 300,820 300,830'],
    2,
    COAT.line,
  );
  // the pad behind the wrist
  form(art, '324,838! 319,844 309,848 297,849 290,844! 306,837', {
    fill: COAT.shade,
    shade: COAT.deep,
    soft: 3,
  });
  // the back of the paw, broader than the wrist; the tendons fan out to the toes
  form(
    art,
    '298,802! 280,798 258,796 238,799 220,806 206,818 204,836 220,846 262,848 292,845! 302,836 304,816',
    { ...FUR, soft: 6 },
    ['206,816 222,805 240,799 260,797 284,800 300,804 286,810 258,807 234,812 216,822', COAT.lit],
    ['296,836! 270,832 250,838 240,850! 300,850!', COAT.shade],
  );
  toes(
    art,
    [
      [
        '226,801! 211,804 197,811 188,821 186,831 192,838 204,838! 206,828 214,816',
        '188,825 198,813 212,806 220,808 206,816',
      ],
      [
        '246,803! 228,807 211,815 201,827 200,838 208,845 222,845! 222,833 232,820',
        '202,831 213,817 229,809 238,811 222,820',
      ],
      [
        '270,808! 249,811 230,820 219,833 219,844 229,850 246,849! 244,838 254,825',
        '221,837 232,823 250,813 260,815 242,825',
      ],
      [
        '296,816! 277,815 256,823 245,836 245,847 256,852 276,850 294,846!',
        '247,840 258,827 277,818 290,820 268,829',
      ],
    ],
    FUR,
    COAT.lit,
    COAT.deep,
  );
  creases(art, ['268,802 252,805 236,813', '284,806 270,809 258,815'], 1.6, COAT.shade);
}
