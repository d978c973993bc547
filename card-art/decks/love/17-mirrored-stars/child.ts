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
  toned(
    box,
    '36,-16! 60,-17 80,-15 92,-19! 99,-21 103,-17 109,-9 122,-4 126,1 122,5! 100,6 78,4 38,5!',
    BOOT,
    ['36,-16! 50,-17 48,-6 50,6! 36,6!', '#b87f3c'],
  );
  box.fill(closed('93,-20! 100,-22 105,-17 111,-9 124,-4 127,1! 121,-1 108,-5 101,-12!'), '#5a3c28');
  strokes(box, ['84,-14 79,-8 80,-1', '91,-12 87,-6 88,0'], 1.3, '#8a5c2c', 0.1);
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

/** Shoulder, a sleeve rolled to the elbow, the bare forearm, the fingers let down into the light. */
function reach(box: Local): void {
  toned(
    box,
    '-6,-99! -22,-92 -35,-80 -46,-67 -53,-62! -61,-59 -67,-53 -72,-45 -76,-37! -75,-35.4 -72.6,-36.4 -66.6,-45! -69,-38 -70,-32! -68.4,-30.6 -66.2,-31.8 -62,-43! -63.4,-36 -63.6,-31! -62,-29.8 -60,-31 -57.2,-42! -57.6,-37 -57,-33! -55.4,-32.4 -54,-34 -52,-43 -50,-49 -46,-54! -36,-59 -26,-66 -16,-73 -4,-76!',
    { ...SKIN, fill: '#dba07c', shade: '#a8705c', soft: 0 },
    ['2,-100! -22,-94 -34,-84 -50,-66! -46,-62 -34,-75 -20,-85 0,-90!', '#a8705c'],
    [
      '-2,-78! -18,-79 -30,-71 -42,-62 -54,-52 -58,-48! -66,-46 -82,-34! -52,-26 -44,-52 -26,-62 -2,-70!',
      GLEAM.skin,
    ],
    { along: ['-4,-76 -16,-73 -26,-66 -36,-59 -46,-54'], paint: GLEAM.edge, width: 2 },
  );
  strokes(
    box,
    ['-66.6,-45 -64,-50', '-62,-43 -59.4,-48.6', '-57.2,-42 -55,-47', '-49,-62 -47,-57'],
    1,
    '#8a5648',
    0,
  );
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
