import { finger } from '../../../kit/figure/finger.ts';
import { stippled, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ribbon } from '../../../kit/pen/index.ts';
import { CUFF, ORANGE, quilted } from './cloth.ts';
import { form, HIS_HAND, toned } from './view.ts';

/** Seen from behind and a little from his right, he faces the dawn: the chest's edge left, the back's bend right. */
const BACK =
  '214,560! 198,568 182,574 168,586! 166,620 170,660 173,700 170,734 161,762 154,782! 180,794 220,800 262,798 304,790! 308,740 312,690 314,640 316,606 304,586! 290,574 274,564 258,556!';
/** Thigh drawn up to the knee, the shin down from it to the boot. */
const LEG =
  '190,740! 184,676! 160,668 136,656 114,646! 100,642 87,648 79,660 77,672! 79,690 84,708 83,730 80,752 80,774! 112,779! 119,764 125,746 127,728 124,710! 126,734 130,768 136,800 142,810! 180,812 204,790!';
const BOOT = '79,768! 78,782 72,791 64,797 59,804! 60,811 86,814 114,813! 117,800 116,786 114,772!';
const SEAT = '158,770! 150,784 143,800 146,813 176,818 212,815 240,818 300,818! 306,800 302,780!';
/** From the round of the shoulder to the elbow beside the knee, and over the knee to the wrist. */
const SLEEVE =
  '196,566! 176,570 159,579 148,596 138,622 128,644 121,655! 112,648 104,638 97,629! 88,634 82,644 82,652! 92,664 106,684 124,702 140,711! 152,712 160,702 168,684 180,646 192,616 198,590!';

export function hisBody(art: Art): void {
  art.fill(closed('58,812! 90,808 118,806 168,816! 130,824 90,824'), '#15181c', 0.75);
  leg(art);
  toned(art, SEAT, { fill: '#4d5c66', shade: '#262f37', soft: 0 }, [
    '138,800! 160,805 200,803 240,808 306,802! 306,830 138,830!',
    '#262f37',
  ]);
  strokes(
    art,
    [
      '212,816 214,806 211,798',
      '148,806 162,803 178,795',
      '152,790 168,793 184,791',
      '150,782 146,792 146,802',
    ],
    2,
    '#1d242a',
    0.15,
  );
  const back = closed(BACK);
  quilted(
    art,
    back,
    ORANGE,
    16,
    [
      '170,606 196,616 232,620 270,614 304,598',
      '168,644 200,654 238,657 276,650 312,638',
      '168,682 202,692 240,694 278,688 312,678',
      '166,718 202,729 240,731 278,726 312,718',
      '160,752 198,764 238,767 276,763 310,756',
      '155,774 190,785 230,790 270,788 306,780',
    ],
    [
      '195,603 220,609 262,609',
      '188,641 218,648 264,648',
      '176,676 208,684 258,685',
      '177,712 206,721 258,722',
      '171,746 202,756 256,757',
      '164,770 194,779 246,783',
    ],
  );
  stippled(art, back, ORANGE.shade, [236, 690], [300, 712], [0, 0.9]);
  arm(art);
}

/** The drawn-up leg and its boot, flat on the rock. */
function leg(art: Art): void {
  form(art, closed(LEG), '#4d5c66', 13, { shade: '#232c34', rim: '#f0bd8a', rimWidth: 2.4 });
  within(
    art,
    closed(LEG),
    // calf and thigh press on each other
    ['122,700! 112,736 106,782! 118,800 136,816 150,812! 147,790 136,750', '#1f272e', 0.75],
    ['116,640! 115,670 109,700 103,730 101,758 101,780! 122,780 132,720 128,690 140,670', '#37444d', 0.9],
    () =>
      strokes(
        art,
        [
          '122,712 112,706 104,708',
          '122,716 132,708 144,706',
          '92,676 100,682 108,680',
          '82,764 94,768 108,766',
        ],
        2,
        '#20282f',
        0.12,
      ),
  );
  toned(art, BOOT, { fill: '#8a5a3c', shade: '#47302a', soft: 10, rim: '#ffd09a', rimWidth: 2 });
  strokes(art, ['80,780 94,784 114,782', '74,790 86,795 92,804'], 1.8, '#4a2e26', 0.1);
  strokes(art, ['78,783 86,788', '74,788 82,794'], 2, '#d8b48a', 0.1);
  art.fill(closed('58,804! 62,808 88,810 117,808! 117,816! 88,818 62,816 57,811'), '#20201f');
}

/** His left arm at rest on the knee. */
function arm(art: Art): void {
  within(art, closed(LEG), [closed(SLEEVE).translate(4, 12), '#1c242b', 0.8]);
  within(art, closed(BACK), [
    closed('189,618! 150,660! 150,716! 166,720 179,694 187,656!'),
    ORANGE.shade,
    0.75,
  ]);
  hand(art);
  toned(
    art,
    SLEEVE,
    { fill: ORANGE.fill, shade: ORANGE.shade, soft: 0 },
    // what looks down: the forearm's underside, the upper arm's back below the armpit
    [
      '84,650! 96,656 112,668 130,682 146,690! 160,680 170,656 188,602! 200,640 170,720 120,712 84,670!',
      '#7c3630',
    ],
    [
      '84,656! 96,666 112,680 132,696 146,701! 162,690 172,668 188,616! 196,660 166,724 120,716 80,670!',
      ORANGE.shade,
    ],
    () => {
      art.blot(
        [
          '147,602 162,604 184,611',
          '135,632 150,635 172,645',
          '125,660 138,668 154,678',
          '110,650 113,660 114,670',
        ].map((swell) => ribbon(curve(swell), 10, { start: 0.7, end: 0, peak: 0.15, samples: 14 })),
        ORANGE.lit,
        0.8,
      );
      strokes(
        art,
        [
          '141,612 156,614 170,620 180,622',
          '129,642 145,646 160,654 172,656',
          '121,655 132,668 148,684 162,688',
          '120,656 122,674 118,692',
          '106,642 106,660 100,674',
        ],
        2.4,
        ORANGE.seam,
        0.06,
      );
    },
    {
      along: ['196,566 176,570 159,579 148,596 138,622 128,644 121,655', '121,655 112,648 104,638 97,629'],
      paint: ORANGE.rim,
      width: 6,
    },
  );
  // the armhole; from the armpit the cloth is drawn to the lifted arm
  strokes(art, ['193,570 198,588 194,610 184,634 174,664 160,694'], 3, ORANGE.shade, 0.05);
  strokes(art, ['184,634 198,628 214,626', '182,640 192,646 204,658'], 2, ORANGE.seam, 0.3);
  toned(art, '98,627! 90,630 82,640 80,652! 86,656! 90,646 96,640 103,635!', { ...CUFF, rimWidth: 1.6 });
}

/** From the knuckle to the tip, and its breadth: the thumb, then from the first finger to the little one. */
const FINGERS = [
  ['90,646 93.4,655 92.6,664 90.6,672', 8.2],
  ['83,654 84.6,664 85,675 83.6,686', 8.8],
  ['77,655 77.4,666 77.4,678 75.4,690', 9.2],
  ['71,654 70,665 69.4,676 67.4,687', 8.8],
  ['66.4,650 63.4,659 61.6,668 60.6,677', 7.6],
] as const;

/** It hangs from the wrist over the knee: its back to us, the thumb towards the shin. */
function hand(art: Art): void {
  const skin = { fill: HIS_HAND.fill, shade: HIS_HAND.shade, soft: 2.6, rim: '#f8dfb4', rimWidth: 1.3 };
  for (const [course, breadth] of FINGERS) toned(art, finger(course, breadth), skin);
  toned(
    art,
    '98,630! 88,628.6 78,630.6 70,636 64.6,643 62.4,649.4! 63.4,653 66.8,654.2! 67.8,658 72,659! 74,661.6 79,661! 81.6,660.4 85.4,657.6! 89,657.6 93,655.6! 95,648!',
    { fill: skin.fill, shade: skin.shade, soft: 0 },
    ['98,628! 88,626 76,629 68,636 61,648! 66,646 74,641 84,637.6 98,637!', HIS_HAND.lit],
    ['66,655! 72,652.6 80,653 87,650 95,642! 98,654 88,666 66,664!', '#a8694a'],
    { along: ['98,630 88,628.6 78,630.6 70,636 64.6,643 62.4,649.4'], paint: skin.rim, width: 3.4 },
  );
  strokes(
    art,
    ['67.4,654.4 66.6,659 65.6,663', '73,659.2 73.2,664 72.8,669', '80,661 81,666 81,671'],
    1.3,
    HIS_HAND.line,
    0.1,
  );
}
