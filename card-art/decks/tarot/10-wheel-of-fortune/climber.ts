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
  // the leg that hangs from under the hip: thigh, hollow of the knee, calf, heel; the toes have just left the river
  skin(
    '96,650! 93,668 92,684 93,697 96.4,707 99,716! 93,726 90.6,739 93.4,754 99.4,770! 97.4,778 97.6,786 102,793! 106.6,802 112,811 118.6,819! 121,822 124.4,823 126,821.4! 128.6,822.4 131,820 131.6,815 129.4,806 123,795 117,785! 115.6,772 120,759 125.6,745 126,730 122.6,718! 126,707 130.6,696 134.4,684 138,668 140,652!',
    7,
    [
      [
        '146,650! 118,656 116,690 113,706 112,716 114,734 110,754 108,772 112,791 124,822! 146,822 140,699',
        TURNED,
      ],
      ['88,664! 100,672 101,690 102,703 104,713! 98,728 99,742 102,756 104,772! 88,772 88,725', LIT],
      // the inner side of the thigh, where the other leg keeps the light off
      ['130,664! 128,684 124,698 120,714! 124,720 140,700 146,664!', '#8c4337'],
      // the hem's own shade
      ['84,680! 112,688 136,682 152,668! 150,680 136,693 112,699 88,692!', '#8c4337'],
      ['101,715! 108,718 119,717! 115,721 107,721!', '#8c4337'],
    ],
    [
      '101,716 110,720 120,717.6',
      '104,700 103,707 104,713',
      '117,696 118,705 118.6,713',
      '108,734 107,747 109,758',
      '101,788 106,786 112,787',
      '119.6,818.4 118.6,813.6',
      '123,820.4 121.4,815',
      '127,820 124.8,813.4',
    ],
    ['134.4,684 130.6,696 126,707 122.6,718', '122.6,718 126,730 125.6,745 120,759 115.6,772'],
  );
  arms(art, skin);
  // the leg that steps: the shin stands on the board
  skin(
    '128,634! 150,616 172,603 189,599! 199,602 207,611 208,623! 205,640 203,656 203,672! 206,679 214,683 227,687 235,692! 232,697 212,699 188,698! 182,695 183,688 188,679! 186,669 179,659 176,648 181,635! 174,646 158,660 140,674!',
    8,
    [
      [
        '208,602! 203,616 200,636 198,656 199,676 210,686 238,692! 238,702 206,700 196,690 193,674 192,652 191,634! 197,620',
        TURNED,
      ],
      ['130,676! 152,656 172,640 184,633! 181,646 183,658 189,672! 176,668 166,650', DEEP],
      ['170,602! 184,600 196,606 198,614! 188,610 178,612 168,616!', LIT],
    ],
    [
      '186,632 192,624 193,616',
      '200,606 203,616 202,626',
      '193,676 197,682 196,689',
      '228,691 231,695',
      '222,690 225,696',
    ],
    ['199,602 207,611 208,623', '208,623 205,640 203,656 203,672'],
  );
  thigh(art);
  back(skin);
  kilt(art);
  head(art, [127, 522], 0.7);
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

/** The linen over the lifted thigh. */
function thigh(art: Art): void {
  toned(
    art,
    '130,640! 140,626 152,615 170,602 185,597! 192,608 192,630! 176,647 160,662 148,674! 138,680 128,672',
    { ...LINEN, soft: 6, rimWidth: 1.6 },
    ['148,652! 166,640 184,622 196,606! 200,640 160,690 130,700!', '#c6adac'],
    ['140,672! 154,658 172,644 192,626! 192,640 160,676 140,694!', '#97788a'],
  );
  strokes(art, ['150,646 166,634 182,618', '152,636 160,628'], 1.2, '#846a7c', 0.1);
}

/** And what of it hangs from the belt. */
function kilt(art: Art): void {
  toned(
    art,
    '99,640! 118,646 136,646 151,640! 153,652 152,662 149,671! 137,683 112,689.6 88,683.6! 92,662',
    { ...LINEN, soft: 6, rimWidth: 1.6 },
    ['150,644! 140,664 132,684 126,702! 150,696 160,664 160,644!', '#c6adac'],
    ['144,648! 134,668 126,688 120,702! 130,700 138,680 148,660!', '#97788a'],
    ['104,646! 100,668 96,684 92,698! 98,698 106,676 110,650!', '#d8c2b8'],
  );
  strokes(art, ['146,648 136,666 128,684', '116,650 112,670 107,687'], 1.2, '#846a7c', 0.1);
  art.fill(ribbon(curve('88,682.8 112,688.4 136.6,682.2 149.2,670'), 3.6, { start: 1, end: 1 }), GOLD);
  toned(
    art,
    '98,633! 116,640 136,640 151,633! 152,643 136,650 114,650 97,643!',
    { ...LAPIS, soft: 4, rimWidth: 1.2 },
    ['132,638! 133,652 156,648 154,630!', '#1f3a68'],
  );
}
