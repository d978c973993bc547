import { PROFILE } from '../../../kit/figure/body.ts';
import { stippled, strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, local, spline } from '../../../kit/pen/index.ts';

const RIM = '#ffe9b4';
/** The star in the water is the light of all of it: lower left of her. */
const toned = twoTone({ towards: [-0.93, 0.36] });
const JACKET = { fill: '#c65f58', shade: '#7c3144', soft: 9 } as const;
const TROUSERS = { fill: '#3d5a72', shade: '#22374a', soft: 6 } as const;
const BOOT = { fill: '#d99c48', shade: '#8f5e30', soft: 5 } as const;
const SKIN = { fill: '#c98f74', shade: '#94605a', soft: 1.6, rim: '#fff0c8', rimWidth: 1 } as const;
/** Under jaw and hair. */
const NECK = '#a8705f';
/** Against the star's image: darker than it. */
const HAND = { fill: '#d89c79', shade: '#a8705c', soft: 0 } as const;
/** What the star throws up from the water. */
const GLEAM = { skin: '#ffe0ae', cloth: '#f6a584', edge: '#fff0c8' } as const;
const LINE = '#6e2c3c';

/** Somebody kneels at the water's edge and bends down to the star's image, a finger in it; the knee stands at (x, y). */
export function child(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: -4 });
  stippled(
    art,
    ellipse(x + 64 * scale, y + 2 * scale, 74 * scale, 9 * scale).rotate(-4, x, y),
    '#0f2428',
    [x - 20, y],
    [x + 150, y],
    [0.95, 0.6],
  );
  farSide(box);
  leg(box);
  jacket(box);
  head(box);
  reach(box);
}

/** The far knee beside the near one, and the far arm, on which she leans: from its own shoulder straight down to the dike. */
function farSide(box: Local): void {
  toned(
    box,
    '-4,3! -16,2 -22,-4 -23,-14 -16,-24 0,-33 24,-44 40,-20 20,-2!',
    { ...TROUSERS, fill: '#2f485c', shade: '#1c3042' },
    ['-30,4! -24,-24 -2,-36! -12,-24 -17,-14 -15,4!', '#6f8894'],
  );
  toned(
    box,
    '-16,-50! -20,-35 -25,-21! -33,-15 -42,-9! -43,-6 -39,-4.6 -33,-5.6! -36,-2.6 -31,-1.4 -18,-3 -12,-8.4! -10,-16 -5,-30 0,-46!',
    { ...SKIN, fill: '#b57a64', shade: '#80504e', soft: 4, rim: GLEAM.edge, rimWidth: 1.4 },
    ['-16,-52! -22,-32 -26,-20 -46,-8! -32,-10 -21,-17 -16,-29 -10,-46!', GLEAM.skin],
  );
  strokes(box, ['-33,-5.6 -27,-8.6', '-28,-4.2 -23,-7.2'], 0.9, '#7a4a44', 0);
  toned(
    box,
    '10,-110! 0,-104 -8,-90 -13,-75 -17,-58 -19,-47! -11,-42 1,-41! 6,-58 14,-76 30,-100!',
    { ...JACKET, fill: '#9c4450', shade: '#642a3e', rim: RIM, rimWidth: 1.4 },
    ['6,-108! -6,-94 -15,-66 -21,-47! -14,-44 -8,-64 0,-88 14,-112!', '#e0816c'],
  );
  strokes(box, ['-18,-51 -10,-46 2,-45'], 1.4, LINE, 0);
}

/** She sits on her heel: the calf lies on the dike, the boot's toes are tucked under it, and the thigh comes down upon both. */
function leg(box: Local): void {
  // shaft, ankle and foot in one: heel up under the seat, the ball and the bent toes on the dike
  toned(
    box,
    '34,-20! 60,-22 84,-26 100,-30! 110,-29 112,-22! 110,-12 110,-3! 108,4 102,6.6! 88,7.2 78,6.6! 73.6,5 74,1 78,-1.6! 83,-3.4 84.6,-6.6! 70,-3 54,2.6 36,6!',
    BOOT,
    ['62,-24! 70,-14 80,-9 86,-6! 87,-3 80,-1! 94,0 100,6 114,6 114,-32! 96,-32', '#b87a38'],
    ['34,-20! 52,-20 74,-14 92,-20 104,-18! 104,-32 34,-32!', '#8f5e30'],
    ['36,-20! 42,-8 42,7! 32,7!', '#8f5e30'],
  );
  // the sole, from the heel's block round the ball to under the toes
  box.fill(
    closed(
      '106,-30! 113,-31 117.4,-26 116,-17! 112.6,-15! 113,-8 113.4,-1 110,6 103,8.6 88,9.2 76,8.6! 76,6! 90,6.6 102,5.4! 107.6,1 108.4,-8 107.4,-18!',
    ),
    '#4c3226',
  );
  strokes(box, ['84.6,-6.6 90,-9.4 97,-10', '87,-1 90,1.4 90.6,5'], 1.3, '#7a4e2c', 0.1);
  // the calf, under the thigh and in its shade
  toned(
    box,
    '-6,2! -9,-4 -4,-14 20,-20! 46,-20! 49,-8 46,5.4! 24,6.6 4,5.4!',
    { ...TROUSERS, fill: '#2c4459', shade: '#22374a' },
    ['-10,6! -10,-8! 0,-4 4,6!', '#6f8894'],
    ['16,0! 30,-3 49,-2! 47,7 20,8!', '#3a566d'],
  );
  toned(
    box,
    '-10,-4! -11,-14 -7,-22 3,-29 30,-43 56,-58 80,-65! 100,-63 110,-51 112,-39 107,-26! 94,-21 70,-18 46,-15 26,-10! 14,-5 2,-2.6!',
    TROUSERS,
    // what turns down to the calf
    ['20,-6! 40,-19 70,-25 98,-30 112,-42! 120,-20 90,-14 20,-2!', '#2e495f'],
    ['-14,-2! -14,-20 4,-32 34,-48 52,-58! 32,-40 12,-27 4,-18 4,-8 10,-2!', '#86a0a8'],
    // the hem's shadow
    ['48,-54! 66,-38 112,-33! 116,-66 80,-68!', '#22374a', 0.85],
  );
  strokes(
    box,
    ['2,-3 16,-5.6 30,-12 52,-16.4 80,-19.6', '18,-33 24,-27 32,-23', '6,-14 12,-12 18,-13'],
    1.4,
    '#16293a',
    0.05,
  );
}

/** A long bent back from the nape to the hem; the breast towards the light. */
function jacket(box: Local): void {
  toned(
    box,
    '16,-122! 10,-110 16,-92 32,-73 52,-56! 64,-45 86,-35 108,-33! 113,-50 107,-71 91,-95 68,-115 46,-126 32,-130!',
    JACKET,
    ['12,-124! 6,-108 12,-90 30,-70 54,-52! 56,-60 40,-76 28,-94 26,-110!', GLEAM.cloth],
    ['70,-116! 74,-90 80,-66 76,-38! 108,-28 120,-50 108,-80!', '#8e3a4a'],
    { along: ['30,-130 46,-126 68,-115 91,-95 104,-76'], paint: '#e2ad86', width: 2.6 },
  );
  strokes(
    box,
    ['34,-80 44,-74 58,-74', '44,-66 56,-60 74,-60', '58,-54 72,-48 90,-48', '84,-92 88,-76 86,-62'],
    1.2,
    LINE,
    0.1,
  );
  strokes(box, ['56,-53 68,-44 88,-37 107,-36'], 1.4, '#5c2438', 0);
}

/** Its back to us: the thumb apart, the fingers two by two; the tips end where the water takes them. */
function hand(box: Local): void {
  toned(
    box,
    '-45.1,-64.9! -48.5,-60.5 -53,-55.5 -57.6,-49.2 -61.5,-43.9 -63.9,-38.9! -62.9,-36.4 -60.6,-35.9! -62.2,-33 -60.2,-31.4 -57.9,-32! -55.7,-35.7 -52.2,-41.3! -54.8,-35.3 -56.1,-31.8! -54.6,-30.2 -52.5,-30.8! -50.7,-33.1 -49.3,-34.8! -48.4,-32.6 -46.3,-32.7 -44.8,-34.9! -42.7,-40 -40.4,-44.2 -38.8,-51.6 -37.6,-56 -36.1,-60.1!',
    HAND,
    [
      '-43.9,-70.5! -49.1,-63.3 -55.2,-56.7 -61.9,-49 -68.6,-38.9 -63.6,-36.2! -59.3,-42.7 -55.3,-46.8 -50.2,-51.5 -44.5,-58.4 -40.1,-66!',
      HAND.shade,
    ],
    [
      '-33.4,-63.7! -36.5,-64.1 -40.5,-56.2 -42.7,-50 -44.4,-43.9 -46.3,-39.5 -48.8,-35.8! -43.4,-27.9 -34.1,-45.4!',
      GLEAM.skin,
    ],
    [
      '-62.8,-42.5! -61.6,-38.9 -60.8,-36 -58,-34.5 -56.8,-33.4 -54.7,-33.5 -51.9,-32.5 -48.7,-35 -44,-34! -41.4,-26.9 -59.7,-21.7 -71.7,-33.1!',
      '#ffe9c4',
    ],
    ['-57.9,-32! -54.1,-38.6 -51.1,-42.8 -53.1,-38.1 -56.1,-31.8!', '#7d463c'],
  );
  strokes(box, ['-60.6,-35.9 -57.6,-40.5 -55.1,-45.4', '-49.3,-34.8 -47.8,-39 -45.8,-43.4'], 1, '#7d463c', 0);
  strokes(
    box,
    [
      '-56,-48.9 -54.2,-48.9 -53.6,-47.3',
      '-52.9,-46 -51.4,-45.9 -50.7,-44.8',
      '-48.9,-44.8 -47.4,-44.7 -46.7,-43.6',
    ],
    0.9,
    '#8a5648',
    0,
  );
}

/** Shoulder, a sleeve rolled to the elbow, the bare forearm and the hand that hangs from the wrist. */
function reach(box: Local): void {
  toned(
    box,
    '-45.1,-61.2! -51.7,-58.5 -57.8,-54.3 -62,-50.3 -63.9,-46.3! -63.5,-43.6 -61.3,-43.8 -58,-48.2 -53.3,-50.6!',
    { ...HAND, fill: '#8f5748' },
  );
  toned(
    box,
    '-6,-99! -20,-92 -31,-81 -38,-73 -46,-64.2! -47.1,-59.8 -43.6,-56.7 -39,-55.5! -36.2,-58.9! -31,-63 -24,-69 -15,-74 -4,-76!',
    { ...SKIN, fill: '#d89c79', shade: '#a8705c', soft: 0 },
    ['2,-100! -20,-94 -31,-84 -40,-74 -48,-62! -43.3,-60.3 -42.2,-62.1! -33,-74 -20,-85 0,-90!', '#a8705c'],
    ['-2,-78! -18,-79 -28,-71 -35,-64 -38.6,-60.2 -41,-55.3! -35,-50.9 -26,-60 -2,-70!', GLEAM.skin],
    { along: ['-4,-76 -15,-73 -24,-69 -31,-63 -36.2,-58.9'], paint: GLEAM.edge, width: 2 },
  );
  hand(box);
  toned(
    box,
    '46,-112! 40,-124 28,-126 14,-117 0,-106 -13,-100! -19,-92 -14,-80 -5,-74! 2,-76 12,-80 26,-84 40,-90 48,-100!',
    { ...JACKET, fill: '#d56d60', shade: '#9a4450', soft: 0 },
    ['52,-114! 40,-128 24,-128 -2,-108! 10,-106 24,-112 34,-108 40,-96 38,-84 56,-92!', '#9a4450'],
    ['-1,-74! 2,-82 14,-88 30,-92 42,-98! 44,-86 24,-80 4,-72!', GLEAM.cloth],
    { along: ['-5,-74 2,-76 12,-80 26,-84 38,-89'], paint: RIM, width: 2.4 },
  );
  toned(box, '-9,-103! -17,-100 -23,-92 -17,-78 -8,-71! -1,-74 3,-77! -6,-82 -10,-91!', {
    ...JACKET,
    fill: '#e07d6c',
    shade: '#a84c54',
    soft: 3,
    rim: RIM,
    rimWidth: 1.6,
  });
  strokes(
    box,
    ['0,-100 4,-93 4,-86', '10,-108 16,-100 18,-92', '-9,-101 -11,-92 -5,-82 2,-78'],
    1.2,
    LINE,
    0.05,
  );
}

/** Bent over the water: the star in it lights the face from below, chin to brow; hair to the chin. */
function head(body: Local): void {
  neck(body);
  const box = local(body.art, ...body.at(-5, -144), body.scale * 3.15, { rot: -36 });
  toned(
    box,
    spline(PROFILE, true).scale(-1, 1),
    { ...SKIN, soft: 0, rim: GLEAM.edge, rimWidth: 1.3, towards: [-1, 0.2] },
    ['-8,-6! -4.2,-4.6 -3.6,-1.6 -2.6,0.4 -1,2.6 -1,4.6 -2.6,6 -3,9! -9,9!', GLEAM.skin],
    ['-5.4,-1.6! -3.6,-2.2 -2.4,-1.2 -3.4,0.2 -4.8,0.1!', '#d9a07c'],
    ['-1,3.4! 0.4,3.8 1,5 -0.6,6.4!', SKIN.shade],
  );
  // under the jaw the face runs on into the neck
  body.fill(closed('1,-134.6! 6,-136 12,-136 18,-134! 16,-124 4,-124!'), NECK);
  strokes(box, ['-4.8,-0.6 -3.8,0.3 -2.2,-0.1'], 0.9, '#3a2430', 0);
  strokes(box, ['-5.2,-2.6 -4,-3.4 -2.2,-2.9'], 0.8, '#3a2430', 0);
  strokes(box, ['-5.6,4.1 -4.6,4 -3.8,3.5'], 0.7, '#93504c', 0);
  box.fill(closed('-4.4,1.8 -3,1.4 -2,2.4 -3,3.2'), '#e89a7c', 0.6);
  toned(
    box,
    '-4.6,-3.4! -5,-5.6 -2.6,-7.8 1.4,-8.2 5.6,-6.6 8,-3 8.2,1 6.8,4 4.4,5.4! 2.8,4.6 1.4,3.4 0.4,1.2! -0.4,-0.4 -1.8,-1.8 -3,-2.8!',
    { fill: '#34323c', shade: '#1e1d28', soft: 4 },
    ['-5,-3! -1.8,-1.6 0.4,1.4 2.6,5! 3.4,4 1.8,0 -0.6,-2.6 -4.6,-4.6!', '#6a4f4a'],
    { along: ['-4.8,-5.4 -2.6,-7.8 1.4,-8.2 5.4,-6.4'], paint: '#c8b48c', width: 1.6 },
  );
  toned(box, ellipse(1.5, 1.7, 1, 1.6).rotate(-12, 1.5, 1.7), {
    ...SKIN,
    fill: '#eab98e',
    soft: 1.4,
    rim: GLEAM.edge,
  });
  // tied over the nape, the tail stands off it
  toned(box, '5.4,3! 8.4,2.2 11.6,3.6 13.8,7.4 13.4,12! 12,10 9.8,7.8 7.4,6 5.2,5.4!', {
    fill: '#34323c',
    shade: '#1e1d28',
    soft: 2,
  });
  strokes(
    box,
    ['-2.6,-5.6 1.6,-5 5.2,-0.6 5.6,3', '-3,-4.2 0,-3.2 3,0.4 4.6,3.8', '7,4.2 10,5.4 12,8.4'],
    0.8,
    '#6b6068',
    0.1,
  );
  strokes(box, ['5.2,5.8 6.2,4.4 6.4,2.8'], 2.2, '#e0a850', 0);
}

/** It comes forward out of the collar, the nape bare between that and the hair. */
function neck(body: Local): void {
  toned(
    body,
    '-7,-138! 0,-127 6,-118 12,-108! 22,-112 34,-122! 28,-130 21,-138 14,-146!',
    { fill: NECK, shade: '#855049', soft: 0 },
    ['-6,-124! 4,-122 16,-118 24,-114! 20,-104 0,-106!', '#855049'],
    { along: ['14,-146 21,-138 28,-130 34,-122'], paint: '#e2ad86', width: 3.4 },
  );
  toned(body, '8,-116! 12,-112 20,-113 28,-120 31,-130! 36,-132 40,-128! 38,-118 28,-107 16,-104 8,-109!', {
    ...JACKET,
    soft: 4,
  });
}
