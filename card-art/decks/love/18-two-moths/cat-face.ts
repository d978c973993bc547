import { flat, fringe, ink, strokes, within } from '../../../kit/hand/index.ts';
import { closed, curve, ellipse, type Local, type Path, ramp } from '../../../kit/pen/index.ts';
import { COAT } from './coat.ts';

const HEAD = closed(
  '-64,-46! -50,-60 -28,-68 0,-70 28,-66 48,-54! 58,-40 64,-24 66,-8! 72,4 76,18 74,30! 68,42 60,48 52,52! 46,60 34,65 22,62! 4,66 -20,66 -42,58 -62,44 -76,24 -80,2 -76,-24!',
);

/** Its face in three quarters, lifted to the moth and the lantern beyond it; the brow's middle is above (0, 0), the head 150 wide. */
export function face(box: Local): void {
  farEar(box);
  fur(box);
  flat(
    box,
    HEAD,
    COAT.black,
    // what looks away from the lantern, and what it meets
    ['-90,-50! -60,-50 -58,-20 -62,10 -48,36 -20,54 10,70! -90,80!', COAT.dark],
    ['-10,-72! 4,-52 8,-34! 18,-30 22,-50 30,-70!', COAT.warm],
    ['46,-56! 46,-34 56,-24 62,-4! 80,-10 66,-60!', COAT.warm],
    ['-44,-34! -30,-42 -8,-38 6,-24! -8,-30 -28,-30!', COAT.warm],
    // the blaze, the muzzle, the chin
    [
      '30,-58! 34,-40 38,-20 46,-4! 60,0 70,8 82,20! 80,50 50,70 20,70! 6,60 -2,46 0,34 8,22! 18,10 22,-4 22,-24!',
      COAT.white,
    ],
    [
      '30,-50! 24,-24 24,-2 18,12 8,24 2,40 12,58! 20,62 24,52 16,40 22,28 34,16 32,0 30,-20!',
      COAT.whiteShade,
    ],
    ['10,50! 24,52 38,50 52,46! 50,56 42,64 26,66!', COAT.whiteShade],
  );
  // the lantern goes round brow, cheek and lip: a warm breadth, the edge itself bright
  const met = ['0,-70 28,-66 48,-54', '48,-54 58,-40 64,-24 66,-8', '66,-8 72,4 76,18 74,30 68,42 62,47'];
  within(
    box,
    HEAD,
    ['-6,-76! 12,-66 32,-58 44,-46 52,-30 56,-8! 90,-8 90,-20 60,-70 20,-80!', COAT.glow, 0.9],
    ['56,-8! 62,4 67,18 65,34 54,50! 90,60 90,-8!', COAT.whiteLit],
    { along: met, paint: '#fff0b8', width: 5.6 },
  );
  nearEar(box);
  eyes(box);
  muzzle(box);
}

/** Cheek and jaw end in locks. */
function fur(box: Local): void {
  const locks = (line: string, turn: number, seed: string, count: number): Path[] =>
    fringe(line, turn, { count, bare: 0.08, length: [10, 24], width: 8, seed });
  box.blot(locks('-8,64 -40,58 -62,44 -76,24 -80,0 -76,-26', -52, 'cheek', 26), COAT.dark);
}

function farEar(box: Local): void {
  flat(
    box,
    '14,-62! 24,-92 40,-116 52,-124! 60,-104 62,-78 58,-44!',
    COAT.dark,
    ['28,-58! 36,-84 50,-110! 56,-88 52,-56!', '#a65c5c'],
    ['24,-60! 30,-86 48,-114! 40,-88 38,-62!', '#5a3044'],
    { along: ['52,-124 60,-104 62,-78 58,-44'], paint: COAT.glow, width: 13 },
    { along: ['52,-124 60,-104 62,-78 58,-44'], paint: '#ffe8a8', width: 6 },
  );
}

function nearEar(box: Local): void {
  flat(
    box,
    '-74,-22! -82,-60 -82,-96 -76,-124! -50,-108 -26,-86 -10,-62! -30,-52 -54,-40!',
    COAT.black,
    ['-90,-20! -84,-70 -78,-128! -70,-90 -68,-50 -60,-30!', COAT.dark],
    ['-62,-40! -70,-70 -70,-104! -50,-90 -32,-72 -24,-58! -40,-52!', '#8a4856'],
    ['-62,-40! -70,-70 -70,-104! -62,-86 -56,-60 -50,-46!', '#5a3044'],
    { along: ['-76,-124 -50,-108 -26,-86 -10,-62'], paint: COAT.glow, width: 13 },
    { along: ['-76,-124 -50,-108 -26,-86 -10,-62'], paint: '#ffe8a8', width: 6 },
  );
  const tufts = fringe('-30,-54 -42,-50 -56,-42 -64,-44', 70, {
    count: 9,
    bare: 0,
    length: [16, 36],
    width: 4,
    seed: 'ear',
  });
  box.blot(tufts, COAT.black);
}

/** Wide in the dark, both on the moth: the far one is narrowed by the nose's bridge. */
function eyes(box: Local): void {
  for (const [rim, open, x, y, rx] of [
    [
      '-34,-1! -27,-17 -12,-25.4 3.6,-21.6! 13,-13 15.6,-2! 7,7 -10,9.6 -25,7',
      '-30,-2! -24,-15 -10,-22.6 3,-19! 11,-11 13,-3! 5,5 -9,7.4 -23,5',
      0,
      -8,
      8.6,
    ],
    [
      '41,-8! 45,-21 52.6,-25.4 59.8,-21! 62,-12 61,-2! 54.6,5 46,3',
      '43,-8! 47,-19 53,-23 58.6,-19! 60.4,-11 59.6,-3! 54,2.6 47,1',
      54.6,
      -11,
      4.6,
    ],
  ] as const) {
    box.fill(closed(rim), '#120d1a');
    const iris = closed(open);
    box.fill(iris, box.radial(x + 4, y + 8, 30, ramp(0, '#fff0a0', 0.5, '#e6b850', 1, '#8a6426')));
    box.clip(iris, () => {
      box.fill(ellipse(x, y, rx, 14), '#140e1c');
      box.fill(closed(open).translate(-2, -17), '#3c2a1c', 0.7);
    });
    box.fill(ellipse(x + rx * 0.5, y - 5, rx * 0.34, 3.2), '#fffdf0');
  }
}

/** Nose, mouth, the pads that the whiskers stand in. */
function muzzle(box: Local): void {
  flat(
    box,
    '44,8! 54,5 66,8! 66,15 60,21 55,23! 49,20 45,15',
    '#cf7480',
    ['44,14! 54,16 66,13! 60,24 50,24', '#9c4a60'],
    { side: [1, -1.6], paint: '#f4b4a4' },
  );
  box.blot(
    ['55,23 55,30 53,34', '53,34 47,40 37,41 28,37', '53,34 58,38.6 65,37 69,33'].map((line, i) =>
      ink(curve(line), 2.4, i, 0),
    ),
    '#5a3448',
  );
  box.blot(
    [ellipse(36, 27, 1.5), ellipse(29, 31, 1.5), ellipse(38, 34, 1.5), ellipse(30, 24, 1.4)],
    COAT.whiteDark,
  );
  strokes(
    box,
    [
      '36,27 6,30 -34,46',
      '34,33 8,42 -22,64',
      '38,24 8,20 -36,26',
      '68,24 96,14 124,14',
      '68,28 98,26 126,34',
    ],
    1.5,
    '#fff0cc',
    0.05,
  );
}
