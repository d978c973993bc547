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

/** His joints: ahead, right, up. He stands on the stern's deck, turned to the left, where his pole goes down. */
const J = {
  head: on(-182, -32, 226),
  neck: on(-190, -24, 204),
  shoulders: [on(-216, -34, 190), on(-164, -6, 200)],
  waist: [on(-222, -24, 150), on(-190, 4, 152)],
  hips: [on(-230, -20, 116), on(-200, 8, 118)],
  elbow: on(-238, -60, 172),
  lower: on(-222, -90, 128),
  farElbow: on(-162, -54, 184),
  upper: on(-184, -90, 177),
  knees: [on(-224, -34, 84), on(-188, 14, 80)],
  ankles: [on(-238, -30, 52), on(-194, 30, 52)],
  poleTop: on(-146, -90, 226),
  poleFoot: on(-308, -90, 18),
} as const;

/** A limb through joints: rounded where it bends. */
const limbOf = (joints: readonly Point[], widths: readonly number[]): Path =>
  tube(joints as readonly Knot[], widths, 16).outline;

const between = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [
  ax + (bx - ax) * t,
  ay + (by - ay) * t,
];

/** He leans on his pole with both arms; hat, shoulders and back near to us, the legs below them short. */
export function boatman(art: Art): void {
  shadow(art);
  for (const side of [1, 0] as const) leg(art, side);
  seat(art);
  farArm(art);
  pole(art);
  fist(art, J.upper, -6);
  back(art);
  nearArm(art);
  hat(art);
}

/** On deck, stems and flowers: away from the sun. */
function shadow(art: Art): void {
  const [hx, hy] = J.head;
  const feet = between(J.ankles[0], J.ankles[1], 0.6);
  art.fill(
    Path.join(
      tube([feet, [feet[0] + 34, feet[1] - 48], [hx + 66, hy + 26]], [20, 26, 27], 12).outline,
      ellipse(...feet, 20),
      ellipse(hx + 68, hy + 20, 36, 28),
    ),
    '#2c1c14',
    0.46,
  );
}

/** Trousers rolled to the calf, the bare foot set flat. */
function leg(art: Art, side: 0 | 1): void {
  const [hip, knee, ankle] = [J.hips[side], J.knees[side], J.ankles[side]];
  const [x, y] = ankle;
  art.fill(ellipse(x + 9, y + 5, 15, 6).rotate(-20, x + 9, y + 5), '#2a1810', 0.6);
  tones(art, closed('-6,-6 -7,3 -4,8 1,8 5,3 6,-6').translate(x, y), TAN);
  tones(art, closed('-6,1 -17,-4 -20,-1 -13,4 -3,8').translate(x, y), TAN);
  const calf = between(knee, ankle, 0.72);
  tones(art, limbOf([hip, between(hip, knee, 0.5), knee, calf], [17, 16, 13, 11, 10]), TROUSERS);
  tones(art, limbOf([between(knee, ankle, 0.56), calf], [11.4, 11]), {
    ...TROUSERS,
    fill: '#8fa3a8',
    shade: '#5c727c',
  });
}

/** Where both legs come together, below the belt. */
function seat(art: Art): void {
  art.fill(closed('156.7,575! 156.7,591 174.7,599 205.7,582.7 220.7,578.7 223.7,560.7!'), TROUSERS.fill);
  art.fill(closed('172.7,585! 176.7,598 206.7,582.7 222.7,579.7 224.7,562.7!'), TROUSERS.shade, 0.8);
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

/** A hand round the pole: its back towards us, four fingers side by side, the thumb along the wood. */
function fist(art: Art, [x, y]: Point, turn: number): void {
  const put = (knots: string): Path => closed(knots).rotate(turn).translate(x, y);
  tones(art, put('7,-9! -3,-10 -8,-7 -9,0 -7,7 -2,9 8,8! 11,0'), TAN);
  tones(art, put('6,-8 1,-15 -2,-15 -2,-9 2,-4'), { ...TAN, soft: 2 });
  strokes(
    art,
    ['-9,-4 -2,-4.6', '-9,0.2 -2,-0.2', '-9,4.4 -2,4.2'].map((gap) =>
      curve(gap).rotate(turn).translate(x, y),
    ),
    INK.form,
    '#6a3626',
    0,
  );
}

/** It comes from before his breast, out from below the brim. */
function farArm(art: Art): void {
  const cuff = between(J.farElbow, J.upper, 0.5);
  tones(art, limbOf([between(J.farElbow, J.upper, 0.3), J.upper], [7, 6.4, 5.4]), {
    ...TAN,
    fill: '#a2663f',
  });
  tones(art, limbOf([J.shoulders[1], J.farElbow, cuff], [14, 13, 10.5]), {
    ...SHIRT,
    fill: '#cdc7b4',
    shade: '#8f8d80',
  });
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

/** Shoulder, a sleeve rolled above the elbow, a bare forearm to the lower fist. */
function nearArm(art: Art): void {
  const [shoulder] = J.shoulders;
  fist(art, J.lower, -14);
  tones(
    art,
    limbOf(
      [between(shoulder, J.elbow, 0.7), J.elbow, between(J.elbow, J.lower, 0.5), J.lower],
      [10, 9.6, 9, 7.4, 6],
    ),
    TAN,
  );
  const [x, y] = shoulder;
  const at = (knots: string): Path => closed(knots).translate(x, y);
  tones(
    art,
    at('7,-14! 2,-17 -12,-12 -23,-3 -37,8! -35,20 -28,31! -17,26 -6,24 5,22! 7,8'),
    { ...SHIRT, soft: 0 },
    [at('9,-16! 4,-16 -12,-9 -24,1 -34,11! -37,8! -24,-8 0,-24!'), '#cfc9b6'],
    [at('8,8! 6,12 -4,23 8,26!'), '#cfc9b6'],
  );
  tones(art, at('-30,1! -38,7! -36,20 -28,32! -20,28! -27,16'), { ...SHIRT, soft: 4 });
  strokes(
    art,
    [curve('-2,-6 -12,2 -20,12').translate(x, y), curve('4,8 -6,13 -16,20').translate(x, y)],
    INK.form,
    FOLD,
    0,
  );
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
