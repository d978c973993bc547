import { hand } from '../../../kit/figure/hand/hand.ts';
import { stippled, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ribbon } from '../../../kit/pen/index.ts';
import { CUFF, ORANGE, quilted } from './cloth.ts';
import { form, HAND_TONES, toned } from './view.ts';

/** Seen from behind and a little from his right, he faces the dawn: the chest's edge left, the back's bend right. */
const BACK =
  '214,560! 198,568 182,574 168,586! 166,620 170,660 173,700 170,734 161,762 154,782! 180,794 220,800 262,798 304,790! 308,740 312,690 314,640 316,606 304,586! 290,574 274,564 258,556!';
/** Thigh drawn up to the knee, the shin down from it to the boot. */
const LEG =
  '206,760! 196,690! 172,672 146,652 122,636! 108,629 92,627 79,633 70,645 68,660! 70,680 76,700 77,722 76,746 78,774! 111,779! 119,762 126,742 127,722 122,704! 130,724 136,752 142,784 148,808! 180,812 206,800!';
const BOOT = '79,768! 78,782 72,791 64,797 59,804! 60,811 86,814 114,813! 117,800 116,786 114,772!';
const SEAT =
  '160,764! 148,780 140,798 141,812 152,820 178,824 206,822 220,818 236,822 264,825 300,822! 308,800 302,776!';
/** From the round of the shoulder down to the elbow, and forward along the thigh to the knee. */
const SLEEVE =
  '196,566! 177,570 161,579 151,596 144,620 138,644 133,658! 128,652 121,643 113,632! 103,634 96,641 94,651! 101,664 113,682 128,699 141,706! 153,707 162,697 170,678 181,646 192,616 198,590!';

/** The left one, laid over the knee. */
const HAND = hand({
  pose: {
    index: [12, 26, 18, 6],
    middle: [16, 30, 20, 0],
    ring: [20, 34, 22, 3],
    little: [24, 36, 24, 8],
    thumb: { away: 36, across: 30, bend: [6, 12] },
  },
  side: 'left',
  at: [104, 641],
  length: 63,
  fingers: -128,
  turn: 197,
  tip: -12,
  light: [-0.9, -0.45],
  build: 'man',
});

export function hisBody(art: Art): void {
  art.fill(closed('58,812! 90,808 118,806 168,816! 130,824 90,824'), '#15181c', 0.75);
  leg(art);
  toned(
    art,
    SEAT,
    { fill: '#4d5c66', shade: '#262f37', soft: 0 },
    ['136,806! 150,812 178,815 206,812 222,807 240,812 308,812! 308,832 136,832!', '#262f37'],
    { along: ['158,767 148,780 140,798 141,808'], paint: '#66757c', width: 6 },
  );
  strokes(
    art,
    ['220,820 222,810 219,800', '152,804 158,794 168,786', '160,776 172,783 188,787'],
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
    ['118,690! 128,716 132,750 138,790 140,816! 164,816! 156,780 150,740 140,712 128,694', '#1f272e', 0.8],
    ['119,672! 121,700 116,724 108,748 103,780! 120,784 134,730 130,700!', '#26303a', 0.85],
    // the shin turns from the dawn behind its edge; the kneecap takes it
    ['100,676! 108,684 104,706 98,730 95,756 96,782! 122,782 134,720 120,680', '#37444d', 0.85],
    ['84,640! 78,650 76,664 82,676 90,680! 86,668 86,654 92,642!', '#66757c', 0.9],
    () =>
      strokes(
        art,
        [
          '121,702 112,698 102,702',
          '124,704 136,700 150,704',
          '84,684 94,689 104,686',
          '80,764 92,768 106,766',
          '160,808 166,792 180,780',
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
  within(art, closed(LEG), [closed(SLEEVE).translate(3, 11), '#1c242b', 0.8]);
  within(art, closed(BACK), [
    closed('189,618! 150,660! 150,716! 166,720 179,694 187,656!'),
    ORANGE.shade,
    0.75,
  ]);
  within(art, closed(LEG), [HAND.outline.translate(3, 6), '#1c242b', 0.7]);
  HAND.paint(art, HAND_TONES);
  toned(
    art,
    SLEEVE,
    { fill: ORANGE.fill, shade: ORANGE.shade, soft: 0 },
    // what looks down: the forearm's underside, the upper arm's back below the armpit
    [
      '94,648! 106,656 120,668 134,680 146,687! 158,676 168,652 188,602! 200,640 170,720 120,712 90,670!',
      '#7c3630',
    ],
    [
      '94,653! 104,664 118,680 134,693 146,697! 160,688 170,664 188,616! 196,660 166,724 120,716 86,670!',
      ORANGE.shade,
    ],
    () => {
      art.blot(
        [
          '150,602 164,604 184,611',
          '142,632 154,635 172,645',
          '134,662 144,668 156,674',
          '120,650 121,660 120,670',
        ].map((swell) => ribbon(curve(swell), 10, { start: 0.7, end: 0, peak: 0.15, samples: 14 })),
        ORANGE.lit,
        0.8,
      );
      strokes(
        art,
        [
          '147,612 158,614 170,620 180,622',
          '139,642 150,646 162,654 172,656',
          '133,658 140,668 152,680 162,684',
          '131,660 131,676 126,692',
          '117,640 117,656 110,672',
        ],
        2.4,
        ORANGE.seam,
        0.06,
      );
    },
    {
      along: ['196,566 177,570 161,579 151,596 144,620 138,644 133,658', '133,658 128,652 121,643 113,632'],
      paint: ORANGE.rim,
      width: 6,
    },
  );
  // the armhole; from the armpit the cloth is drawn to the lifted arm
  strokes(art, ['193,570 198,588 194,610 184,634 174,664 160,694'], 3, ORANGE.shade, 0.05);
  strokes(art, ['184,634 198,628 214,626', '182,640 192,646 204,658'], 2, ORANGE.seam, 0.3);
  toned(art, '114,629! 104,632 95,640 92,652! 98,657! 102,646 109,640 119,637!', { ...CUFF, rimWidth: 1.6 });
}
