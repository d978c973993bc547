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

/** The far knee a little ahead, and the far arm, on which she leans: straight down to the dike. */
function farSide(box: Local): void {
  toned(box, '-12,-6! -17,-13 -15,-23 -6,-30 24,-42 40,-20 20,-4!', { ...TROUSERS, fill: '#2f485c' }, [
    '-20,-6! -18,-16 -14,-25 -8,-30! -10,-20 -10,-10 -6,-2!',
    '#7b94a0',
  ]);
  toned(
    box,
    '-3,-48! -9,-33 -14,-21! -23,-15 -33,-9! -34,-6 -30,-5 -24,-6! -27,-3 -22,-2 -8,-4 -2,-9! -1,-16 6,-30 11,-44!',
    { ...SKIN, fill: '#b57a64', shade: '#80504e', soft: 4, rim: GLEAM.edge, rimWidth: 1.4 },
    ['-3,-50! -11,-30 -16,-20 -36,-8! -22,-10 -11,-17 -5,-28 2,-46!', GLEAM.skin],
  );
  strokes(box, ['-24,-6 -18,-9', '-19,-4.6 -14,-7.6'], 0.9, '#7a4a44', 0);
  toned(
    box,
    '24,-114! 12,-96 4,-76 -3,-55 -6,-46! 2,-41 14,-40! 22,-58 34,-78 46,-96!',
    { ...JACKET, fill: '#9c4450', shade: '#642a3e', rim: RIM, rimWidth: 1.4 },
    ['20,-112! 10,-92 0,-66 -8,-46! -1,-43 6,-64 16,-90 28,-110!', '#e0816c'],
  );
  strokes(box, ['-5,-50 3,-45 15,-44'], 1.4, LINE, 0);
}

/** She sits on her heels: the shin lies on the dike, the thigh above it, the weight behind. */
function leg(box: Local): void {
  // the toe is tucked under: ball on the dike, heel up against the seat
  toned(
    box,
    '36,-16! 56,-20 76,-24 94,-32! 106,-36 112,-30! 109,-20 108,-10 110,-2! 109,4 104,6! 92,6.4 80,6! 75.6,4.4 76,0 80,-2.6! 84,-4.4 85,-7! 70,-5 52,3 38,5!',
    BOOT,
    ['36,-16! 48,-18 46,-6 48,6! 36,6!', '#b87f3c'],
    ['85,-7! 92,-9 96,-5 95,0! 98,4 104,8! 112,0 106,-14 108,-34! 98,-24 88,-16!', '#b87a38'],
    ['74,2! 86,2.6 98,3.4 112,2! 112,8 74,8!', '#7a4e2c'],
  );
  box.fill(
    closed(
      '106,-35! 113,-37 118,-31 116.6,-21! 112.4,-19.6! 112,-10 113.6,-3 112,3 106,7 98,7.4! 104,5 108.6,1 108,-10 109,-22!',
    ),
    '#4c3226',
  );
  strokes(box, ['85,-7 90,-10 97,-11', '84,-4 90,-5 94,-3', '84,-18 80,-13 80,-8'], 1.3, '#8a5c2c', 0.1);
  toned(
    box,
    '-3,2! -9,-6 -8,-18 2,-27 30,-42 58,-58 80,-64! 98,-62 109,-46 108,-30 98,-19! 78,-16 58,-14 46,-12! 47,-3 44,4! 20,5 4,5!',
    TROUSERS,
    ['-5,4! -12,-8 -9,-20 4,-29 34,-46 50,-54! 30,-37 10,-24 3,-14 6,4!', '#86a0a8'],
    ['46,-12! 26,-11 10,-7 6,0! 20,5 46,5!', '#2c4459'],
    ['48,-54! 66,-36 112,-30! 112,-66 80,-68!', '#22374a', 0.85],
  );
  strokes(box, ['46,-12 28,-11 14,-8', '20,-34 24,-28 32,-24', '10,-26 16,-20 26,-17'], 1.2, '#16293a', 0.05);
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
  const box = local(body.art, ...body.at(3, -141), body.scale * 2.9, { rot: -36 });
  // the neck goes back into the collar
  toned(box, '-0.8,4! -1.6,7.4 -0.4,9.6 3,10.4! 5.4,8.6 6,6 5.6,3 3,2!', {
    fill: SKIN.shade,
    shade: '#7a4a4c',
    soft: 1.6,
  });
  toned(
    box,
    spline(PROFILE, true).scale(-1, 1),
    { ...SKIN, soft: 0, rim: GLEAM.edge, rimWidth: 1.3, towards: [-1, 0.2] },
    ['-8,-6! -4.2,-4.6 -3.6,-1.6 -2.6,0.4 -1,2.6 -1,4.6 -2.6,6 -3,9! -9,9!', GLEAM.skin],
    ['-5.4,-1.6! -3.6,-2.2 -2.4,-1.2 -3.4,0.2 -4.8,0.1!', '#d9a07c'],
    ['-1,3.4! 0.4,3.8 1,5 -0.6,6.4!', SKIN.shade],
  );
  strokes(box, ['-4.8,-0.6 -3.8,0.3 -2.2,-0.1'], 0.9, '#3a2430', 0);
  strokes(box, ['-5.2,-2.6 -4,-3.4 -2.2,-2.9'], 0.8, '#3a2430', 0);
  strokes(box, ['-5.6,4.1 -4.6,4 -3.8,3.5'], 0.7, '#93504c', 0);
  box.fill(closed('-4.4,1.8 -3,1.4 -2,2.4 -3,3.2'), '#e89a7c', 0.6);
  toned(
    box,
    '-4.6,-3.4! -5,-5.6 -2.6,-7.8 1.4,-8.2 5.4,-6.4 7.4,-2.6 7.4,1.4 6,4.6 4,6! 2.6,5 1.4,3.4 0.4,1.2! -0.4,-0.4 -1.8,-1.8 -3,-2.8!',
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
  // tied at the nape, the tail falls over the collar
  toned(box, '4.6,3.4! 8,3 11.4,5.4 12.8,9.4 11.6,13.4! 10.2,11.6 8.4,9.4 6.4,7.6 4.2,6!', {
    fill: '#34323c',
    shade: '#1e1d28',
    soft: 2,
  });
  strokes(
    box,
    ['-2.6,-5.6 1.6,-5 5.2,-0.6 5.6,3', '-3,-4.2 0,-3.2 3,0.4 4.6,3.8', '6.6,5 9.4,6.8 11,10'],
    0.8,
    '#6b6068',
    0.1,
  );
  strokes(box, ['4.4,6.2 5.4,4.6 5.6,3'], 2.2, '#e0a850', 0);
}
