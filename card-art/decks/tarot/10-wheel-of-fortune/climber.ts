import { strokes, type Tones } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Path, type Point, ribbon } from '../../../kit/pen/index.ts';
import { head } from './jackal-head.ts';
import { toned } from './place.ts';

const SKIN: Tones = { fill: '#c9744a', shade: '#853c36', rim: '#ffe0a8' };
const LINEN: Tones = { fill: '#fbefd4', shade: '#b0949a', rim: '#fffdf0' };
const LAPIS: Tones = { fill: '#2f62a0', shade: '#1f3a68', rim: '#bcd3e0' };
const GOLD = '#d9a94e';
/** Skin that looks into the sun, that turns from it, that it does not reach. */
const LIT = '#ec9f66';
const TURNED = '#a4553d';
const DEEP = '#6d2f34';
/** What the bright water throws back at the side turned from the sun. */
const BOUNCE = '#f0a666';
const LINE = '#4e2029';

/** What arm, flank and thigh keep from the sun on the boarding behind him, as far as the rim. */
const SHADOW = closed(
  '178,530! 190,522 192.4,528! 198.6,549.3 205,570.7 212.4,592 215,600! 207,609 196,614 186,608 168,614 150,626! 150,590 160,560',
);

type Planes = readonly (readonly [knots: string, colour: string])[];

/** A man with a jackal's head hangs on a board of the wheel, one foot on a lower one, and pulls himself up; seen from behind. In units of the picture. */
export function climber(art: Art): void {
  const skin = (
    outline: string,
    deep: number,
    planes: Planes,
    lines: readonly string[] = [],
    bounced: readonly string[] = [],
  ): void => {
    toned(art, outline, { ...SKIN, soft: deep, rimWidth: 1.6 }, ...planes, {
      along: bounced,
      paint: BOUNCE,
      width: 4.4,
    });
    strokes(art, lines, 1, LINE, 0.05);
  };
  art.fill(SHADOW, '#2c1a34', 0.82);
  // the leg that hangs from the left hip: thigh, hollow of the knee, calf; the foot's sole is seen, its toes have just left the river
  skin(
    '88,664! 88,682 90,698 93.6,713! 89.4,724 88,737 90.6,750 96,761 98.4,769! 97.2,774 98.6,780 98.8,788! 97.6,795 97.8,801 99.6,805.6! 102,809.6 105.4,811.4 109,811! 113,810.6 116,807.6 117.4,803! 118,796 115.6,788 112.4,781! 113,776 111.6,772 111,767! 112.6,758 118,748 121.4,736 121,724 117.4,713! 121.6,701 125.4,688 127.6,664!',
    7,
    [
      [
        '132,660! 112,664 111,690 110,704 106,714 107,728 106,744 104.6,758 105,770 107,782 108,794 108,814! 130,814 130,699',
        TURNED,
      ],
      ['84,664! 97,672 98,690 98.6,703 98,713! 93.4,726 93.6,740 97,752 100.6,766! 84,766 84,725', LIT],
      // the inner side of the thigh, where the other leg keeps the light off
      ['120,664! 118,684 115,698 112,712! 118,720 134,700 134,664!', '#8c4337'],
      // the hem's own shade
      ['80,684! 104,692 122,690 140,686! 138,696 122,702 104,702 82,694!', '#8c4337'],
      ['96,712! 103,715.6 114,714! 110,719 102,718.6!', '#8c4337'],
      // under the heel: the sole looks down and away
      [
        '100,786! 105.4,789.6 112,785.6! 116,792 118.6,800 117,808! 110,813 103,812! 106,804 105.6,795 101,790!',
        '#8c4337',
      ],
    ],
    [
      '95,713 104,717.6 115,714.6',
      '98.6,697 97.6,705 98,711',
      '111.6,693 112.6,703 113,711',
      '103,732 102,744 104.4,754',
      '99.6,785.6 105.4,789.6 112.6,785.4',
      '103,771 102.6,777 101.6,781',
      '103,809.4 103,805',
      '106.6,811 106,806.4',
      '110.4,810.6 109.4,806',
      '114,808.6 112.6,804.4',
    ],
    ['125.4,688 121.6,701 117.4,713', '117.4,713 121,724 121.4,736 118,748 112.6,758'],
  );
  arms(art, skin);
  // the leg that steps: the shin stands on the board
  skin(
    '178,624! 189,609.6! 199,612.2 207,620.2 208,630.9! 205,646 203,660.3 203,674.5! 206,680.8 214,684.3 227,687.9 235,692.3! 232,697 212,699 188,698! 182,695 183,688.8 188,680.8! 186,671.9 179,663 176,653.2 181,646!',
    8,
    [
      [
        '208,612.2! 203,624.7 200,642.5 198,660.3 199,678.1 210,687 238,692.3! 238,702 206,700 196,690.5 193,676.3 192,656.7 191,640.7! 197,628.2',
        TURNED,
      ],
      ['130,678.1! 152,660.3 172,646 184,639.8! 181,651.4 183,662.1 189,674.5! 176,671 166,655', DEEP],
      ['170,612.2! 184,610.5 196,615.8 198,622.9! 188,619.4 178,621.1 168,624.7!', LIT],
    ],
    [
      '186,638.9 192,631.8 193,624.7',
      '200,615.8 203,624.7 202,633.6',
      '193,678.1 197,683.4 196,689.7',
      '228,691.4 231,695',
      '222,690.5 225,696',
    ],
    ['199,612.2 207,620.2 208,630.9', '208,630.9 205,646 203,660.3 203,674.5'],
  );
  thigh(art);
  back(skin);
  kilt(art);
  head(art, [123, 523], 0.83);
}

type Skin = (
  outline: string,
  deep: number,
  planes: Planes,
  lines?: readonly string[],
  bounced?: readonly string[],
) => void;

/** Bent, the elbows out: forearms narrow to the wrists; one hand has the board's outer edge, the other its end. */
function arms(art: Art, skin: Skin): void {
  skin(
    '104,586! 92,576 82,564! 70,549 62,534 59,521! 59,511 66,503 76,495 86,487! 101,491! 97,501 90,509 81,517! 85,524 94,532 108,538 120,552!',
    5,
    [
      ['120,540! 96,534 86,525 80,516! 75,520 79,532 89,548 100,570 110,588! 126,580', TURNED],
      ['58,516! 64,505 76,494 86,486! 92,489 82,498 73,507 69,516! 74,530 84,546 92,556! 80,564 60,540', LIT],
    ],
    ['81,516 74,520 69,518', '66,536 74,536 82,542'],
  );
  hand(art, { at: [93.5, 469], slope: -0.5, side: 1 });
  skin(
    '160,588! 174,574 184,555 191,536 196,517! 197,506 190,494 181,482 171,470! 156,473! 162,484 169,493 174,502! 172,512 164,525 151,537 140,550!',
    5,
    [
      [
        '198,502! 189,498 182,488 174,478 169,467! 163,470 169,482 177,494 183,507! 181,524 172,546 158,568 154,590! 190,590 202,530',
        TURNED,
      ],
      ['200,506! 191,520 186,540 176,562 166,580! 180,580 196,548', DEEP],
    ],
    ['173,501 180,505 186,503', '173,524 181,528 185,536'],
    ['171,470 181,482 190,494 197,506 196,517', '196,517 191,536 184,555 174,574 160,588'],
  );
  hand(art, { at: [163, 448], slope: 0.22, side: -1 });
}

interface Grip {
  /** Where the edge's lower corner passes under the middle of the hand, and how the edge slopes. */
  at: Point;
  slope: number;
  /** On which side its thumb is. */
  side: 1 | -1;
}

/** Little finger to first: its two sides, and how far it reaches over the edge. */
const FINGERS = [
  [-12.2, -7.4, -11.4],
  [-6.8, -1, -13],
  [0.6, 6.4, -13.4],
  [7, 12.2, -12.4],
] as const;

/** Its back to us: the palm lies against the board from below, the fingers go up across its edge and over, two by two, the thumb lies under it. */
function hand(art: Art, { at: [x, y], slope, side }: Grip): void {
  const along = (knots: string): Path =>
    closed(knots).map((u, v) => {
      const [dx, dy] = [u * side * 0.94, v * 0.96];
      // the wrist does not slope with the edge
      return [x + dx, y + dy + slope * dx * (1 - Math.max(0, Math.min(1, dy / 20)))];
    });
  const part = (knots: string, soft: number, ...planes: Planes): void =>
    toned(
      art,
      along(knots),
      { ...SKIN, soft, rimWidth: 1 },
      ...planes.map(([plane, colour]) => [along(plane), colour] as const),
    );
  // its shadow on the board
  art.fill(along('-12,-6! 12,-7 14,0 17,6! 10,8 0,8 -10,6!').translate(4, 4), '#4e2a36', 0.55);
  part('6,21! 10,18 13,14.6 17,12.4! 20.4,11 21.4,7.6 19,5.4! 15,4.6 11,6 6,9!', 1.4, [
    '8,23! 12,16.6 16,13.6 23,12! 22,9.4 16,9.6 11,12.6 7,16!',
    TURNED,
  ]);
  // between the fingers
  part('-12.6,4! -12.8,-8 -7,-11 0,-11.4 7,-11.4 12.6,-9! 12.8,4!', 1, [
    '-14,6! -14,-14! 14,-14! 14,6!',
    DEEP,
  ]);
  part(
    '-7.6,27! -9.6,19 -12.4,10 -13.2,2! -10,-1 -6,-2.6 0,-3 6,-2.8 10,-1.4 13,1.6! 13.4,8 11,15 8,21 7.6,27!',
    3,
    ['-14,1! -8,1 -8.6,10 -6,19 -4,28! -12,28!', side > 0 ? LIT : TURNED],
    ['14,0! 9,2 8,10 5,18 4,28! 12,28!', side > 0 ? TURNED : LIT],
  );
  for (const [from, to, top] of FINGERS)
    part(
      `${from},4! ${from - 0.6},0 ${from - 0.5},${top + 3}! ${from},${top + 0.8} ${from + 1.6},${top} ${to - 1.6},${top} ${to},${top + 0.8} ${to + 0.5},${top + 3}! ${to + 0.6},0 ${to},4! ${(from + to) / 2},5.6`,
      1.2,
      // the knuckle over the edge looks up, what comes down from it is turned to us
      [
        `${from - 1},${top - 2}! ${to - 0.6},${top - 2}! ${to - 1},${top + 2.4} ${from + 0.6},${top + 3.4} ${from - 1},${top + 3}!`,
        LIT,
      ],
      [`${to + 2},${top + 2}! ${to - 1.4},${top + 4} ${to - 1.6},0 ${to - 1},7! ${to + 2},7!`, TURNED],
    );
  strokes(art, [along('-7.1,3.6! -7.1,-9!'), along('6.7,3.6! 6.7,-10!')], 0.8, LINE, 0);
  strokes(art, [along('-0.2,5! -0.2,-11!')], 1.5, LINE, 0);
}

/** Broad between the shoulders, which the arms lift; its left half looks into the sun. */
function back(skin: Skin): void {
  skin(
    '82,562! 88,550 100,542 114,538 128,536 144,534 156,536 166,543 174,556! 174,570 169,586 163,602! 156,620 151,634 149,650! 101,652! 100,636 96,620 90,604! 84,588 81,574',
    8,
    [
      ['130,534! 131,560 131,590 131,620 130,652! 152,652 160,616 178,574 170,540', TURNED],
      ['164,548! 164,570 158,592 150,612 144,650! 152,652 164,612 182,570!', DEEP],
      // the shoulder blades, drawn up by the arms, and the broad muscles from them to the loins
      ['90,556! 102,550 114,556 118,570 114,584! 106,588 98,582 92,570!', LIT],
      ['114,584! 106,590 96,584 88,572! 86,586 94,606 102,626! 106,612 110,598!', '#d8824f'],
      ['138,556! 150,550 160,556 164,568! 158,580 148,584 140,578!', '#b9633f'],
      ['140,580! 150,588 160,578! 156,596 148,616 142,632!', DEEP],
      ['88,580! 90,602 98,624 102,650! 98,652 92,616 82,586!', LIT],
      // the furrow of the spine
      ['126,560! 127,590 125,616 122,648! 132,648 133,616 132,590 130,560!', '#8c4337'],
      ['108,628! 114,622 120,632 119,646! 112,646', '#d8824f'],
    ],
    ['104,590 114,584 119,570', '140,580 148,586 158,580', '96,606 104,612', '127,566 129,600 127,640'],
    ['174,552 174,570 169,586 163,602', '163,602 156,620 151,634 149,652'],
  );
}

/** The linen over the lifted thigh: from the hip joint, under the waist, forward to the knee. */
function thigh(art: Art): void {
  toned(
    art,
    '146,640! 156,640 164,633 174,622 186,608.6! 193,617 195,628 193.6,640! 184,652 172,664 158,675.6 144,684 126,688.6! 126,670 134,650!',
    { ...LINEN, soft: 6, rimWidth: 1.6 },
    ['140,630! 152,652! 158,660 166,650 180,633 192,612! 204,636 172,690 130,700!', '#d8c2b8'],
    ['146,678! 160,662 176,648 194,624! 204,636 172,690 130,700!', '#c6adac'],
    ['144,690! 158,674 176,657 195,634! 198,644 168,688 144,700!', '#97788a'],
  );
  strokes(art, ['152,656 168,644 182,628', '158,664 174,652'], 1.2, '#846a7c', 0.1);
  art.fill(ribbon(curve('185.4,609 192,618 193.8,628 192.6,640'), 3.4, { start: 1, end: 1 }), GOLD);
}

/** And what of it lies over the seat: the right half is drawn up by the thigh. */
function kilt(art: Art): void {
  toned(
    art,
    '98,640! 116,646 136,645 152,638! 156,645 157,653! 150,666 140,677 127,688.6! 112,690 100,689 86.6,684! 87,672 91,656',
    { ...LINEN, soft: 0, rimWidth: 1.6 },
    // the seat's right half, turned from the sun; the thigh goes on from it
    ['128,642! 127,658 126,672 125,688! 140,700 170,680 168,650 154,634!', '#d8c2b8'],
    ['160,656! 156,668 146,676 132,679 125,678! 126,698 150,696 170,670!', '#c6adac'],
    // the furrow between the halves, and under the left one
    ['124,650! 122,664 121,676 122,690! 127,690 128,674 128,660 128,648!', '#c6adac'],
    ['86,676! 100,681 112,681 122,676! 124,692 104,694 84,690!', '#d8c2b8'],
  );
  strokes(
    art,
    [
      '126,648 125,664 125,684',
      '138,648 148,654 158,654',
      '134,650 146,662 156,668',
      '110,648 102,660 98,674',
      '114,648 112,660 113,672',
    ],
    1.2,
    '#846a7c',
    0.1,
  );
  art.fill(ribbon(curve('86.6,683.4 100,688 112,688.6 125,683.6'), 3.6, { start: 1, end: 1 }), GOLD);
  toned(
    art,
    '98,634! 116,640 136,639 151,631! 153,641 136,649 114,650 97,644!',
    { ...LAPIS, soft: 4, rimWidth: 1.2 },
    ['132,638! 133,652 156,648 154,628!', '#1f3a68'],
  );
}
