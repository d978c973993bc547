import { hand } from '../../../kit/figure/hand/hand.ts';
import { strokes, type Tones } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ribbon } from '../../../kit/pen/index.ts';
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
  // the leg that hangs from the left hip: thigh, hollow of the knee, both heads of the calf; the foot hangs from its ankle, heel up, its toes have just left the river
  skin(
    '85,660! 84,680 86,698 90,714 93,726! 90,736 89.6,748 92,761 97,773 101,783! 100.6,788 98,791.6 96.4,796 97.6,801! 101,806 105.6,812 110,819 115,825.6! 118,829 122.6,831.6 127,831! 130.4,829 131,825 129.4,820! 127,812 122.6,803 118.6,795 116,787! 115.4,781 117,773 121,760 123,746 122.4,735 118.6,724! 122,710 127,694 130.6,678 131,660!',
    7,
    [
      // the side that turns from the sun, from the seat to the toes
      [
        '140,658! 118,664 117,684 114,704 108,722! 110,734 109,750 106.6,768 107.6,784 109,796 116,808 122,819 126,832! 140,832 136,700',
        TURNED,
      ],
      ['80,660! 93,668 94,688 96,706 98,724! 94,738 95,752 98.6,766 103,782! 92,782 84,750 82,700', LIT],
      // the inner side of the thigh, where the other leg keeps the light off
      ['125,664! 122,688 117,708 112,722! 118,730 140,700 140,660!', '#8c4337'],
      // the inner calf's own round
      ['117,738! 121,746 119,760 114,772! 111,762 113,748', '#8c4337'],
      // the hem's own shade
      ['78,684! 102,692 122,690 140,686! 138,697 122,703 102,703 80,695!', '#8c4337'],
      ['94,725! 101,729 110,728.6 116,726! 110,733 101,732!', '#8c4337'],
      // the sole looks at us and down, from the heel to the ball
      ['96,798! 101,801 106,806 111,813 117,821 121,828 124,833! 114,830 103,814 95,802!', '#8c4337'],
    ],
    [
      '94,726 102,730.6 112,728.6',
      '97.6,710 96.6,718 98,725',
      '113,706 112.6,717 114,725',
      '104,746 103,757 105,768',
      '98,791.6 103,794 107,793',
      '105,775 104,783 104.6,789',
      '111,781 111.6,787 114,791',
      '121,826.6 123.6,823.4',
      '125,827.6 126.4,823.6',
    ],
    ['131,664 130.6,678 127,694 122,710 118.6,724', '118.6,724 122.4,735 123,746 121,760 117,773'],
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
  head(art, [121, 522], 0.85);
}

type Skin = (
  outline: string,
  deep: number,
  planes: Planes,
  lines?: readonly string[],
  bounced?: readonly string[],
) => void;

/** The left one pulls, its elbow down and out; the right one has reached on and is almost straight. Each forearm narrows to its wrist. */
function arms(art: Art, skin: Skin): void {
  skin(
    '106,590! 94,580 83,568 73,556 63,545 56.6,535! 55,527 57,520 62,512! 68,502 75,493 81,485! 93.6,488! 95,499 93,509 89,518 84,525! 92,527 102,532 112,540 120,552!',
    5,
    [
      ['122,542! 108,535 96,530 84,525! 79,529 81,540 91,553 104,568 112,592! 130,580', TURNED],
      ['99,486! 96,501 94,510 89.6,518.6 84,526! 81,518 85,508 88,498 89,486!', TURNED],
      [
        '50,530! 55,517 65,502 78,483! 84,487 78,500 72,511 68,521 67,531! 75,545 88,560 93,574! 70,580 48,548',
        LIT,
      ],
    ],
    ['57.6,538 63.6,537 68,532', '84,525 79.6,526 76,524'],
  );
  skin(
    '160,590! 172,575 180,556 186,536 191,516! 192,506 188,495 181,484 169.6,469! 157.6,471! 160,484 164.6,494 168,503! 167,515 161,527 151,538 140,552!',
    5,
    [
      [
        '200,502! 185,496 179,486 173,477 167,466! 162,470 168,482 174,493 178,504! 177,520 170,542 157,566 154,592! 190,590 202,530',
        TURNED,
      ],
      ['200,506! 187,520 182,538 174,558 165,582! 180,580 196,548', DEEP],
    ],
    ['168,503 174,505.6 179,503', '170,524 176,528 180,535'],
    ['169.6,469 181,484 188,495 192,506 191,516', '191,516 186,536 180,556 172,575 160,590'],
  );
  for (const one of [LEFT_HAND, RIGHT_HAND])
    one.paint(art, { light: LIT, middle: '#c9744a', dark: '#8c4337', line: LINE });
}

/** Hooked over the board, the backs half to us: the fingers go over its edge and away, the thumb lies under it. */
const HOOKED = {
  index: [8, 66, 58, 3],
  middle: [6, 68, 58, 0],
  ring: [10, 70, 58, -1],
  little: [14, 72, 58, -3],
  thumb: { away: 34, across: 40, bend: [6, 16] },
} as const;
const LEFT_HAND = hand({
  pose: { ...HOOKED, wrist: [0, -12] },
  side: 'left',
  at: [87, 489],
  length: 52,
  fingers: -6,
  turn: 140,
  light: [-1, -0.4],
  build: 'man',
});
const RIGHT_HAND = hand({
  pose: { ...HOOKED, wrist: [0, -10] },
  side: 'right',
  at: [163, 470],
  length: 52,
  fingers: 6,
  turn: 146,
  light: [-1, -0.4],
  build: 'man',
});

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
    '144,640! 154,644 162,641 169,631 177,620 186,608.6! 193,617 195,628 193.6,640! 187,652 178,663 168,672! 165,681 157,688 146,691.6 126,690! 126,670 134,650!',
    { ...LINEN, soft: 6, rimWidth: 1.6 },
    ['140,630! 152,652! 158,660 166,650 180,633 192,612! 204,636 172,690 130,700!', '#d8c2b8'],
    ['142,684! 152,676 162,664 178,650 194,624! 204,636 178,692 136,704!', '#c6adac'],
    ['140,692! 154,687 163,676! 172,666 184,654 195,634! 198,646 172,690 146,702!', '#97788a'],
  );
  strokes(
    art,
    ['154,646 166,641 180,626', '156,659 170,648 184,633', '168,672 161,674 154,672'],
    1.2,
    '#846a7c',
    0.1,
  );
  art.fill(ribbon(curve('185.4,609 192,618 193.8,628 192.6,640'), 3.4, { start: 1, end: 1 }), GOLD);
}

/** And what of it lies over the seat: the right half is drawn up by the thigh. */
function kilt(art: Art): void {
  toned(
    art,
    '98,640! 116,646 136,645 152,638! 157,644 160,652! 160,668 150,680 127,690! 112,691 98,690 83.4,684! 83,672 89,656',
    { ...LINEN, soft: 0, rimWidth: 1.6 },
    // the seat's right half, turned from the sun; the thigh goes on from it
    ['128,642! 127,658 126,672 125,688! 140,700 170,680 168,650 154,634!', '#d8c2b8'],
    ['160,656! 156,668 146,676 132,679 125,678! 126,698 150,696 170,670!', '#c6adac'],
    // the furrow between the halves, and under the left one
    ['124,650! 122,664 121,676 122,690! 127,690 128,674 128,660 128,648!', '#c6adac'],
    ['80,676! 98,682 112,682 122,676! 124,692 104,696 78,690!', '#d8c2b8'],
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
  art.fill(ribbon(curve('83.6,683.4 98,688.6 112,689 126,685'), 3.6, { start: 1, end: 1 }), GOLD);
  toned(
    art,
    '98,634! 116,640 136,639 151,631! 153,641 136,649 114,650 97,644!',
    { ...LAPIS, soft: 4, rimWidth: 1.2 },
    ['132,638! 133,652 156,648 154,628!', '#1f3a68'],
  );
}
