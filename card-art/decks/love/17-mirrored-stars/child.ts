import { PROFILE } from '../../../kit/figure/body.ts';
import { stippled, strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, local, spline } from '../../../kit/pen/index.ts';

const RIM = '#ffe9b4';
const toned = twoTone({ towards: [-0.4, -0.9] });
const JACKET = { fill: '#cf6a5e', shade: '#9a4450', soft: 4, rim: RIM, rimWidth: 1.4 } as const;
const TROUSERS = { fill: '#3d5a72', shade: '#263c52', soft: 4, rim: '#a9b99a', rimWidth: 1.2 } as const;
const BOOT = { fill: '#e0a850', shade: '#a06c34', soft: 3, rim: RIM, rimWidth: 1.2 } as const;
const SKIN = { fill: '#c98f74', shade: '#94605a', soft: 1.6, rim: '#fff0c8', rimWidth: 1 } as const;
/** What the star throws up from the water. */
const GLEAM = { skin: '#ffe0ae', cloth: '#f3a184', edge: '#fff0c8' } as const;
const LINE = '#6e2c3c';

const LEG =
  '-12,-19! -20,-26 -28,-34 -28,-41! -22,-46 -8,-42 6,-38 18,-35! 28,-27 26,-16 16,-12 9,-15! 3,-21 -4,-28!';
const BOOT_SHAPE =
  '-19,0! -20,-4 -15,-7 -7,-8 -1,-11! -6,-15 -14,-22! -9,-28 -4,-31! 4,-24 9,-18 11,-10! 10,-5 7,-4! 1,-4 -3,-1 -6,0!';

/** Somebody crouches at the water's edge, a finger in the star's image; the toes stand at (x, y). */
export function child(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  stippled(
    art,
    ellipse(x + 2 * scale, y, 30 * scale, 4.4 * scale),
    '#0f2428',
    [x - 40, y],
    [x + 50, y],
    [0.95, 0.5],
  );
  leg(local(art, x - 5.5 * scale, y - 1.6 * scale, scale), true);
  reach(box);
  leg(box, false);
  jacket(box);
  arm(box);
  head(art, x, y, scale);
}

/** Shin over the toes, the heel lifted, the thigh back to where the weight sits; the far one in shade. */
function leg(box: Local, far: boolean): void {
  if (far) {
    toned(box, BOOT_SHAPE, { ...BOOT, fill: '#a8763c', shade: '#7a5230' });
    toned(box, LEG, { ...TROUSERS, fill: '#2b4258', shade: '#1f3044' });
    return;
  }
  toned(box, LEG, TROUSERS, ['-29,-42! -25,-38 -19,-29 -12,-21! -20,-24 -31,-34!', '#7b94a0']);
  toned(box, BOOT_SHAPE, BOOT, [
    '-16,-24! -12,-24 -5,-15 -1,-11! -7,-7 -19,-5 -24,-2! -24,-8 -8,-10!',
    '#ffd88a',
  ]);
  strokes(
    box,
    ['-4,-29 -11,-33 -17,-34', '-22,-40 -17,-37 -13,-37', '16,-14 8,-21 -2,-26'],
    1.1,
    '#1c2e42',
    0.1,
  );
  strokes(box, ['-13,-22 -9,-24 -4,-30'], 1.5, '#8a5c2c', 0);
  strokes(box, ['-1,-11 2,-13 6,-13', '-3,-8.6 1,-9.6 5,-8'], 1, '#8a5c2c', 0.1);
  box.fill(closed('-19,0.8! -19,-1 -6,-1 -3,-2 1,-5 7,-5! 7,-3 2,-2.6 -2,0 -6,1!'), '#5a3c28');
}

/** The far arm goes out over the knees and down: sleeve, elbow, wrist, two fingers in the water. */
function reach(box: Local): void {
  toned(
    box,
    '-45,-31! -49,-28 -52,-23.4 -54,-19 -56,-14.4! -55.4,-13.2 -54,-14 -52,-18! -53.4,-13 -53,-11.6 -51.6,-12 -49.4,-17! -50,-12.8 -49.4,-11.8 -48,-12.4 -46.6,-17! -45.6,-14.6 -44.2,-15 -44,-18! -43,-22 -43,-25 -41,-27!',
    { ...SKIN, fill: GLEAM.skin, shade: '#d59a78', soft: 2 },
    ['-42,-30! -46,-25 -47,-20 -44,-15! -38,-18 -38,-28!', '#c98f74'],
  );
  strokes(box, ['-51.6,-18 -50.4,-20.6', '-49,-17 -48,-20', '-46.4,-17 -46,-20'], 0.8, '#8a5648', 0);
  toned(
    box,
    '-12,-66! -24,-62 -35,-56 -39,-53! -44,-43 -48,-32! -45,-28 -40,-25! -34,-34 -29,-43! -20,-46 -10,-50!',
    { ...JACKET, fill: '#b85a54', shade: '#84384a', soft: 3 },
    ['-49,-33! -45,-43 -40,-53! -36,-54! -41,-42 -44,-29!', GLEAM.cloth],
    ['-43,-27! -38,-37 -32,-44 -20,-49! -20,-45 -29,-42 -35,-33 -40,-24!', '#dd8470'],
  );
  strokes(
    box,
    ['-38,-50 -34,-47 -31,-43', '-33,-54 -31,-50 -31,-45', '-46,-31 -43,-30 -41,-28'],
    1.1,
    LINE,
    0.1,
  );
}

/** A round back from the nape to the hem. */
function jacket(box: Local): void {
  toned(
    box,
    '-18,-66! -8,-69 6,-63 19,-50 28,-34 28,-19! 20,-20 10,-26 2,-35! -6,-43 -14,-51 -19,-59!',
    { ...JACKET, soft: 6 },
    ['2,-35! 10,-28 18,-22 28,-20! 28,-16 10,-20 -2,-32!', '#84384a'],
  );
  strokes(box, ['8,-60 18,-47 24,-32', '10,-30 16,-34 20,-40', '4,-37 9,-41 12,-46'], 1.1, LINE, 0.15);
}

/** The near arm: elbow at the flank, the forearm along the thigh, the hand let down over the knee. */
function arm(box: Local): void {
  toned(
    box,
    '-19,-46! -25,-46 -30,-42! -33,-38 -33.4,-34 -31.6,-33! -30,-35.6 -29,-37! -30,-33 -28.6,-31.6 -26,-36.6! -27,-33 -25.4,-32 -23.6,-36.6! -21,-38 -17,-40!',
    SKIN,
    ['-36,-40! -30,-41 -28,-37 -30,-30! -36,-30!', GLEAM.skin],
  );
  toned(
    box,
    '-11,-64! -3,-65 4,-59 9,-48 11,-38! 8,-33 2,-33! -8,-36 -18,-39! -20,-43 -19,-47! -12,-47 -5,-46! -9,-54!',
    { ...JACKET, fill: '#da7a6b', soft: 3 },
  );
  strokes(
    box,
    ['9,-38 4,-40 -1,-45', '6,-35 0,-38 -4,-43', '-2,-61 2,-55 2,-49', '-18,-46 -16,-43 -17,-40'],
    1.1,
    LINE,
    0.1,
  );
}

/** Bent over the water: the star in it lights the face from below, chin to brow; hair to the chin. */
function head(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x - 22.6 * scale, y - 77 * scale, scale * 1.66, { rot: -34 });
  // the neck goes back into the collar
  toned(box, '-0.8,4.6! -1.6,7.4 -0.4,9.4 2.6,9.8! 5,7!', { fill: SKIN.shade, shade: '#7a4a4c', soft: 1.6 });
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
    '-4.4,-3.6! -5.2,-5.4 -3,-8 1,-9 5.6,-7.4 8,-3 8.2,2 6.6,7.6 3.4,8.6! 1,7.4 -0.2,5 -0.4,2! -1.4,-0.6 -2.6,-2.6!',
    { fill: '#34323c', shade: '#1e1d28', soft: 3, rim: '#c8b48c', rimWidth: 1 },
    ['-0.6,2! 0.4,5 1.6,7.4 3.4,8.6! 4,6 2,2 0,-2!', '#5a4a48'],
  );
  strokes(box, ['-3,-6 1,-7 4,-4', '2,-3 4.6,0 4.6,5'], 0.6, '#57535c', 0.1);
}
