import { hand } from '../../../kit/figure/hand/hand.ts';
import { holding } from '../../../kit/figure/hand/poses.ts';
import { INK, ripples, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Knot,
  Path,
  type Point,
  tube,
} from '../../../kit/pen/index.ts';
import { on, tones } from './view.ts';

const SHIRT = { fill: '#f6eed8', shade: '#a9a696', soft: 11, rim: '#fffdf2', rimWidth: 1.8 };
const TROUSERS = { fill: '#56707e', shade: '#2c4454', soft: 6, rim: '#b9cac4', rimWidth: 1.5 };
const TAN = { fill: '#bb7b52', shade: '#743f30', soft: 3.4, rim: '#f6c698', rimWidth: 1.4 };
const STRAW = { fill: '#f0dba2', shade: '#b1864a', soft: 6, rim: '#fff7da', rimWidth: 1.6 };
const FOLD = '#8d8a7e';

/** Ahead, right, up. He stands on the stern's deck, turned to the left, where his pole goes down. */
const J = {
  head: on(-182, -32, 226),
  shoulders: [on(-216, -34, 190), on(-164, -6, 200)],
  poleTop: on(-138, -88, 250),
  poleFoot: on(-308, -90, 18),
} as const;

const HAND_SKIN = { light: '#d29668', middle: TAN.fill, dark: TAN.shade, line: '#6a3626' };
const GRIP = { length: 37, light: [-0.62, 0.78], build: 'man' } as const;
/** His left one, from its back; his right one above it, its fingers towards us. */
const LOWER = hand({
  ...GRIP,
  pose: { ...holding(0.21), slant: 0.1, wrist: [0, 12] },
  side: 'left',
  at: [122.8, 548],
  fingers: -68,
  turn: 155,
});
const UPPER = hand({
  ...GRIP,
  pose: { ...holding(0.21), slant: 0.05, wrist: [0, 18] },
  side: 'right',
  at: [153, 441.4],
  fingers: -70,
  turn: 30,
});

/** A limb through joints: rounded where it bends. */
const limbOf = (joints: readonly Point[], widths: readonly number[]): Path =>
  tube(joints as readonly Knot[], widths, 16).outline;

/** He leans on his pole with both arms; hat, shoulders and back near to us, the legs below them short. */
export function boatman(art: Art): void {
  shadow(art);
  standingLeg(art);
  bentLeg(art);
  seat(art);
  farArm(art);
  nearArm(art);
  UPPER.paint(art, HAND_SKIN);
  LOWER.paint(art, HAND_SKIN);
  pole(art);
  UPPER.before(art, HAND_SKIN);
  LOWER.before(art, HAND_SKIN);
  back(art);
  sleeve(art);
  hat(art);
}

/** One from both soles over deck, stems and flowers: away from the sun. */
function shadow(art: Art): void {
  const [hx, hy] = J.head;
  art.fill(
    Path.join(
      limbOf(
        [
          [207, 634],
          [232, 604],
          [240, 574],
          [hx + 66, hy + 26],
        ],
        [7, 13, 24, 27],
      ),
      limbOf(
        [
          [166, 616],
          [188, 594],
          [214, 570],
        ],
        [7, 13, 16],
      ),
      ellipse(hx + 68, hy + 20, 36, 28),
    ),
    '#2c1c14',
    0.46,
  );
}

/** A leg in trousers rolled to the calf, the bare foot from its heel to its toes along the planks. */
function leg(art: Art, trousers: string, hem: string, foot: string, toes: string): void {
  tones(art, closed(foot), { ...TAN, soft: 2.4 });
  strokes(art, [curve(toes)], INK.detail, '#6a3626', 0);
  tones(art, closed(trousers), TROUSERS);
  tones(art, closed(hem), { ...TROUSERS, fill: '#8fa3a8', shade: '#5c727c', soft: 4 });
}

/** The one that bears him, nearest to us. */
function standingLeg(art: Art): void {
  leg(
    art,
    '190,580! 194,598 198,618! 211,622 225,617! 231,600 232,580 226,561!',
    '197.4,612! 211,616 226.4,611! 225.4,618 211,623.4 198,619!',
    '204,616! 204.6,622 201,625! 195,622.6 190.4,621.8 188,623.8 189,627.4 196,633 206,639.4 213,640.6 217.6,638 218,632.4 216.4,626 218,616!',
    '188.6,624.8 192,626.2',
  );
}

/** The one before it: the thigh goes away from us, the knee out to the pole. */
function bentLeg(art: Art): void {
  leg(
    art,
    '154,575! 149,584 147,595 151,607! 162,612 175,609! 180,600 191,592! 190,576',
    '149,601! 162,606.4 177,602.6! 176,610 162,614 150,608!',
    '160,603! 161,609 157,612! 151.6,609.4 147.4,608.6 145,610.6 146,614 153,619.6 163,625.4 169.6,626.4 174,623.6 174.2,618 172.4,611 173.4,603!',
    '145.6,611.6 149,613',
  );
}

/** Below the belt: two rounds, the cloth drawn in between them and under the one that bears. */
function seat(art: Art): void {
  tones(
    art,
    '155,573! 150,584 151,594 160,599 174,598.6 188,593! 198,599 212,599 226,591 232,578 226,559!',
    { ...TROUSERS, rimWidth: 0.1 },
    ['190,570! 186,586 188,596! 196,592 198,574', TROUSERS.shade, 0.7],
    ['188,592! 200,594 216,590 229,578! 240,590 214,606 190,602', TROUSERS.shade, 0.8],
  );
  strokes(art, ['192,576 188,586 188.4,595', '162,599.4 174,599 186,594'], INK.form, '#223642', 0);
}

function pole(art: Art): void {
  const [x, y] = J.poleFoot;
  art.line([ellipse(x, y, 13, 7), ellipse(x, y, 25, 13)], 1.6, '#e4efd6', 0.85);
  art.fill(limbOf([[x - 9, y + 31], J.poleFoot], [2.6, 4]), '#4d6a54', 0.7);
  tones(art, limbOf([J.poleTop, J.poleFoot], [3.4, 4]), {
    fill: '#8f663e',
    shade: '#54371f',
    soft: 3,
    rim: '#f3d6a0',
    rimWidth: 2,
  });
  art.line(curve('-12,1 -5,6 5,6 12,1').translate(x, y), 2.2, '#e4efd6');
  ripples(art, 4, (i) => ({ x: x + 8 - i * 4, y: y + 10 + i * 7, half: 18 - i * 3, rise: 2, weight: 1.6 }), [
    ['#e4efd6', 0.8],
    ['#2f5a54', 0.7],
  ]);
}

/** It comes from before his breast, the elbow out beyond the brim. */
function farArm(art: Art): void {
  tones(
    art,
    limbOf(
      [
        [180, 439],
        [166, 439],
        [150, 441],
      ],
      [6.8, 6.4, 4],
    ),
    { ...TAN, fill: '#a2663f' },
  );
  tones(
    art,
    closed('164,430.6! 172,427 184,424.6 195,427! 206,438 216,454! 206,476 182,470 174,452! 166,449!'),
    { ...SHIRT, fill: '#ece5d1', shade: '#b9b4a2', soft: 7 },
  );
  strokes(art, ['171,430 174,439 172,449', '194,432 188,438 185,446'], INK.form, FOLD, 0);
}

/** Broad between the shoulders, drawn in at the belt; the spine bends to the pole. */
function back(art: Art): void {
  const outline =
    '172,489.1 161.9,504.6 150.9,515.6 154.9,533.6 161.4,552.3 153.7,574! 168.7,586 210.7,571.7 225.7,560.7! 221.3,532.4 226.3,501.6 225.3,481.6 211.3,471.6';
  tones(
    art,
    outline,
    SHIRT,
    // the far half of the back turns out of the sun at the spine
    ['190,491.1 194,519.1 201.3,532.4 196.7,574.7! 248.7,562.7! 251.3,473.6!', '#cfc9b6'],
    // the brim's shade on the shoulders
    [
      ellipse(J.head[0] + 14, J.head[1] + 14, 38, 30).rotate(-12, J.head[0] + 14, J.head[1] + 14),
      '#97927f',
      0.9,
    ],
  );
  strokes(
    art,
    [
      '165.9,539.6 174.4,550.3 174.7,571',
      '196,535.1 195.3,536.4 192.7,562.7',
      '219.3,517.6 213.3,528.4 201.3,540.4',
    ],
    INK.form,
    FOLD,
    0.1,
  );
  // braces, crossed between the shoulder blades
  strokes(art, ['169.9,515.6 190,533.1 200.7,564.7', '207.3,499.6 192,535.1 178.7,579'], 4.2, '#7a4c3a', 0);
  strokes(art, ['154.7,576 170.7,586 208.7,571.7 224.7,562.7'], 5, '#4a3026', 0);
}

/** A bare forearm from the low elbow to the lower fist. */
function nearArm(art: Art): void {
  tones(
    art,
    closed('138,533! 131,536 124,543! 118,545 119,550 122.6,550.6! 127,556.4 133,559.6 140,559 147,553!'),
    TAN,
  );
}

/** Over the shoulder, rolled above the elbow. */
function sleeve(art: Art): void {
  tones(
    art,
    '171,504! 164,503 152,510 142,520 133,531! 133,541 139,552 147,559! 156,553 166,544 172,530!',
    { ...SHIRT, soft: 0 },
    ['173,502! 162,504 151,513 141,524 133,534! 130,528 150,500', '#cdc7b4'],
    ['172,526! 170,534 160,548 174,548!', '#cfc9b6'],
  );
  tones(art, '139,523! 132,530 132,542 138,553 147,560! 153,555! 146,549 141,540 140,531!', {
    ...SHIRT,
    soft: 3,
  });
  strokes(art, ['162,513 154,522 148,532', '168,528 160,536 152,542'], INK.form, FOLD, 0);
}

/** Straight above him the brim is all but a round; the crown leans the way he looks. */
function hat(art: Art): void {
  const [x, y] = J.head;
  const brim = ellipse(x, y, 36, 30).rotate(-18, x, y);
  tones(art, brim, STRAW);
  strokes(
    art,
    [ellipse(x, y, 31, 25.6).rotate(-18, x, y), ellipse(x, y, 26, 21.6).rotate(-18, x, y)],
    INK.detail,
    '#a5793f',
    0.05,
  );
  art.fill(ellipse(x + 3, y - 5, 20.4, 17.4).rotate(-18, x, y), '#8a6234', 0.75);
  art.fill(ellipse(x - 1, y - 3, 20, 17.6).rotate(-18, x, y), '#5c3c30');
  tones(art, ellipse(x - 2, y - 5, 18.6, 15.8).rotate(-18, x, y), { ...STRAW, fill: '#f8e8bc', soft: 7 });
}
