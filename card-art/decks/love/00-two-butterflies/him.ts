import { INK, ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, arc, closed, curve, ellipse, type Local, local, Path } from '../../../kit/pen/index.ts';
import { LINEN, SKIN, strawHat, thrown, tones } from './people.ts';

/** He stands nearer to us than she. */
const SIZE = 2.2;

const TROUSERS = { fill: '#4d5d62', shade: '#333e44', soft: 3, rim: '#a8b8b0', rimWidth: 1.1 };
const WAISTCOAT = { fill: '#778762', shade: '#56644c', soft: 4, rim: '#dfe4c4', rimWidth: 1.2 };
const HAIR = '#3c322e';

const TRAILING = closed('-11,-54! -14,-42 -15.6,-30 -16.4,-17! -11,-14.6 -6.4,-16! -5.4,-28 -1,-44 2,-54!');
const BEARING = closed('-3,-54! 0.6,-41 5,-27 7,-14.4! 11.4,-12.2 16.4,-14.2! 17,-28 15.4,-42 11,-56!');
const SHINS = [
  closed('-15,-18! -15.6,-11 -12.6,0! -8.4,0! -7.4,-9 -7.6,-18!'),
  closed('7.6,-16! 7.4,-8 8.6,2! 13,2! 15.6,-7 15,-16!'),
] as const;
const BACK = closed(
  '-9,-83! -2,-86.4 10,-87 16,-83! 17,-75 14.4,-66 12.4,-56! 1,-53.6 -10.6,-56! -10.8,-66 -12,-75',
);
const SLEEVE_RAISED = closed(
  '10,-86.4! 17,-88.6 24,-94 30,-99.6! 34.6,-97.4 36,-92! 29.6,-85 23,-79 15.6,-74.6! 12,-79',
);
const FOREARM_RAISED = closed('30.6,-98.4! 36,-103.4 41,-110! 44.6,-107! 41.4,-99.4 35,-92.6!');
const SLEEVE_HANGING = closed('-7,-84.4! -14,-82 -18.6,-75 -22,-66! -18.8,-62.4 -14,-63.4! -12,-69 -9,-74');
const FOREARM_HANGING = closed('-21.4,-65! -23.6,-57 -24.6,-49! -20.6,-48.2! -17.4,-56 -15,-63.6!');

/** He has stepped into the water beside the stones, his back to us, and reaches up to her. */
export function man(art: Art): void {
  const on = local(art, 169, 814, SIZE);
  thrown(on, Path.join(TRAILING, BEARING, SHINS, BACK, SLEEVE_RAISED, FOREARM_RAISED, SLEEVE_HANGING));
  inTheWater(on);
  for (const shin of SHINS) tones(on, shin, { ...SKIN, soft: 1.6 });
  tones(on, TRAILING, TROUSERS);
  tones(on, BEARING, TROUSERS);
  strokes(on, ['-16.2,-18.6 -11,-16.4 -6.6,-17.8', '7,-16 11.4,-14 16.2,-16'], 2, '#6c7c80', 0);
  strokes(
    on,
    ['1,-49 3,-40 5.4,-30', '11,-52 10,-44', '-13,-27 -9,-29', '15,-27 11,-29'],
    INK.detail,
    '#2a343a',
    0.1,
  );
  waterline(on);
  hatAndHand(on);
  tones(on, closed('-10.8,-58! 12.8,-58! 13,-51 1,-48.4 -11.6,-51!'), LINEN);
  reachingArm(on);
  tones(on, BACK, WAISTCOAT, [closed('9,-88! 10,-74 7,-54! 13,-53 18,-76 16,-86'), '#64755a']);
  strokes(
    on,
    ['2.6,-86 1.6,-70 1,-54', '-7,-62 1,-60.2 8.6,-62', '13,-80 9,-76 7,-71'],
    INK.detail,
    '#39463c',
    0.1,
  );
  head(on);
}

/** The elbow a little bent, the palm up, all the fingers open towards hers. */
function reachingArm(on: Local): void {
  tones(on, FOREARM_RAISED, SKIN);
  tones(
    on,
    closed(
      '41,-110.4! 42.4,-115 45,-119! 46.6,-119 46.6,-115.6! 49.4,-119.4 52.4,-122! 53.6,-121 51.6,-117.6! 54.6,-119 55.6,-117.6 52.4,-114.6! 54.8,-114.6 54.8,-113 51,-111 47.6,-108.6 44.4,-106.8!',
    ),
    { ...SKIN, soft: 1.6 },
  );
  tones(
    on,
    SLEEVE_RAISED,
    LINEN,
    [closed('36,-92! 29.6,-85 23,-79 15.6,-74.6! 13,-79 20,-83 28,-90 33,-96'), '#c4bea6'],
    [closed('30,-99.6! 34.6,-97.4 36,-92! 33.4,-90.6 32,-94.6'), '#a8a894'],
  );
  strokes(on, ['27,-96.4 28.6,-92 27,-88', '17,-87.6 20,-84 20,-80'], 0.9, '#8f8f80', 0);
}

/** In the other hand, against his thigh, his hat. */
function hatAndHand(on: Local): void {
  strawHat(on, -27, -38, 0.78, 64, '#3f4a4c');
  tones(on, closed('-25,-50! -20.4,-48.6! -19.4,-45 -20.4,-41 -23.4,-39 -26.4,-41 -26.6,-46'), SKIN);
  strokes(on, ['-22.6,-42.4 -22.6,-39.6', '-24.8,-42.6 -25,-40'], 0.8, '#8a5340', 0);
  tones(on, FOREARM_HANGING, SKIN);
  tones(on, SLEEVE_HANGING, LINEN, [closed('-22.8,-66! -18,-66.4 -12.6,-65! -13,-61 -21,-61!'), '#a8a894']);
  strokes(on, ['-18,-74 -15,-70 -14.4,-66', '-12,-79 -10.4,-75 -11,-71'], 0.9, '#8f8f80', 0);
}

/** What goes on below the water: shins and feet, bent aside and as green as the bed. */
function inTheWater(on: Local): void {
  on.fill(
    [
      closed('-12.4,-1! -8.2,-1! -7.6,5 -6.6,9! -3,11 -2,13.6 -8,13.6 -12,11!'),
      closed('8.8,1! 12.8,1! 13.6,6 14.2,10! 17.6,12 18.6,14.6 12.6,14.6 9,12!'),
    ],
    '#7f8c6e',
  );
}

/** Broken rings where the shins meet the water; the stream draws them out towards us. */
function waterline(on: Local): void {
  const [white, dark] = ['#eef3de', '#3d625e'];
  const rings: Path[] = [];
  for (const [x, y, r] of [
    [-10.4, 0, 5.6],
    [10.8, 2, 5.6],
  ] as const)
    rings.push(arc(x, y, r, 110, 255, r * 0.42), arc(x + 1, y + 2, r * 2, 114, 186, r * 0.8));
  rings.push(arc(-10, 2, 13, 196, 250, 5), arc(11, 4, 13, 110, 164, 5));
  on.art.blot(
    rings.map((ring, i) => ink(on.place(ring), i % 2 ? 1.4 : 1.9, i, 0.1)),
    white,
  );
  on.art.blot([ink(on.place(curve('-12,2 -9,3.2 -6,2')), 1.2, 8)], dark, 0.7);
}

/** Turned over his shoulder and up to her, on a neck that the collar leaves free: cheek, eye, brow and a smile. */
function head(on: Local): void {
  tones(
    on,
    closed('-0.4,-83.6! 1.4,-88 1.6,-94! 9.4,-94! 9.6,-89.6 10.8,-84.4!'),
    { ...SKIN, fill: '#c2906a', soft: 0, rimWidth: 0 },
    [closed('0,-95! 11,-95! 10,-91.4 7,-89.8 3.4,-89.6!'), '#96644a'],
    [closed('-1,-83! 1,-88 1.4,-95! 4,-95 3.4,-88 2.4,-83!'), '#a06e50'],
  );
  tones(on, closed('-2,-86.6! 3.6,-85 11.2,-87.2! 12.4,-84 4.4,-81.6 -3.2,-83.4!'), LINEN);
  const box = local(on.art, ...on.at(6, -98.6), on.scale * 0.99, { rot: -16 });
  tones(
    box,
    closed(
      '-2,-8! 4,-9.6 7.4,-7.6 8.4,-4.6! 8.2,-2.8! 9.6,-0.6 11.4,1.6! 10.8,2.7 8.9,3! 9.7,4.4 9.2,5.3! 9.3,6.5 8.4,7.3! 8.5,9 7,10.4 4.4,10.2! 1.4,8.6 -1.4,5.6! -4,0',
    ),
    { ...SKIN, soft: 0, rimWidth: 0 },
    // the jaw's underside, the temple under the hair, the hollow of the eye, the nose's underside
    [closed('7.6,10.6! 5,8.6 2,6.4 0,3! -3,5 1,10 5,12'), '#a8744f'],
    [closed('-4,-10! 4.6,-9! 3,-5 2.4,-1 1,2! -4,2'), '#b57f5a'],
    [closed('8.4,-2.9! 6,-3 4.4,-2 4.6,-0.6! 6.4,0.2 8.2,-0.9!'), '#b57f5a'],
    [closed('11.4,1.9! 9.4,1.5 8,2.4! 9,3.3 10.8,2.9'), '#96644a'],
    [closed('3.4,4.6! 5,2.4 7.2,2 8,3.4 6.4,5.4 5,7.2!'), '#cf8f6e', 0.6],
  );
  // white of the eye, iris, lid; brow; the mouth's corner goes up
  box.fill(closed('8,-1.7! 6.6,-1.9 5.1,-1.1! 6.2,-0.6 7.6,-0.7!'), '#f3e7d2');
  box.fill(ellipse(7.1, -1.2, 0.6, 0.8), '#2c1d1c');
  strokes(box, ['8.3,-1.7 6.6,-2.3 4.6,-1.3'], 1, '#2c1d1c', 0.1);
  strokes(box, ['8.6,-4.2 6.8,-5.2 4.4,-4.2'], 1.2, HAIR, 0.1);
  strokes(box, ['9.5,5.4 7.8,5.8 6,4.6'], 1, '#8a3c40', 0.1);
  box.fill(
    closed(
      '-2.6,7.6! -6.4,5.4 -8.6,1 -8.8,-4 -6.6,-8.6 -2,-11.4 3,-11.6 7.4,-9.4 8.6,-6.6! 6,-6.8 4.4,-5.4 3.4,-2.6! 2.7,-1 2.3,1.4! 1,0.8 0.6,2.6 1,4.4! -0.6,6 -1.2,8!',
    ),
    HAIR,
  );
  tones(box, ellipse(0, 1.2, 1.8, 2.8).rotate(10, 0, 1.2), { fill: '#c2906a', shade: '#96644a', soft: 1 });
  strokes(
    box,
    ['-5,-7.6 -0.6,-9.8 4.6,-9', '-6.8,-3.4 -2,-6.6 3,-7.2', '-6.4,1.4 -4.4,4 -3,5'],
    INK.detail,
    '#6c5c50',
    0,
  );
}
