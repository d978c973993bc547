import { PROFILE } from '../../../kit/figure/body.ts';
import { stippled, strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, local, spline } from '../../../kit/pen/index.ts';

const RIM = '#ffe9b4';
const toned = twoTone({ towards: [-0.4, -0.9] });
const JACKET = { fill: '#cf6a5e', shade: '#9a4450', soft: 4, rim: RIM, rimWidth: 1.4 } as const;
const TROUSERS = { fill: '#3d5a72', shade: '#263c52', soft: 4, rim: '#a9b99a', rimWidth: 1.2 } as const;
const BOOT = { fill: '#e0a850', shade: '#a06c34', soft: 3, rim: RIM, rimWidth: 1.2 } as const;
const SKIN = { fill: '#e9bb94', shade: '#b87c66', soft: 1.6 } as const;
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
  toned(box, LEG, TROUSERS);
  toned(box, BOOT_SHAPE, BOOT);
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
    '-45,-31! -50,-27 -53,-22 -55.6,-14.6! -53.6,-14 -51.4,-18.6! -52,-13.4 -50,-13 -48.6,-18! -46.4,-15.6 -45,-19! -44,-24 -41.6,-27!',
    SKIN,
  );
  toned(
    box,
    '-12,-66! -24,-62 -35,-56 -39,-53! -44,-43 -48,-32! -45,-28 -40,-25! -34,-34 -29,-43! -20,-46 -10,-50!',
    { ...JACKET, fill: '#b85a54', shade: '#84384a', soft: 3 },
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
    '-19,-46! -25,-46 -30,-42! -33,-38 -33,-34 -31,-33! -29,-36 -28,-37! -29,-33 -27,-32 -25,-37! -21,-38 -17,-40!',
    SKIN,
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

/** Bent over the water: a face that the star lights, and hair to the chin. */
function head(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x - 23 * scale, y - 77 * scale, scale * 1.66, { rot: -32 });
  toned(
    box,
    spline(PROFILE, true).scale(-1, 1),
    { ...SKIN, soft: 0, rim: RIM, rimWidth: 1.2, towards: [-1, -0.2] },
    ['-1,-4! -2,1 -2.4,4 -4.4,7! 4,9 6,0', SKIN.shade],
  );
  strokes(box, ['-4.6,-0.4 -3.6,0.2 -2.4,-0.3'], 0.9, '#3a2c34', 0);
  toned(
    box,
    '-4.6,-2.4! -5.6,-5 -3,-8 1,-9 5.6,-7.4 8,-3 8,2 6.4,7.6 3,8.4! 0.4,7 -0.6,4 -0.8,1! -2.4,-0.4 -3.4,-1.6!',
    { fill: '#34323c', shade: '#1e1d28', soft: 3, rim: '#c8b48c', rimWidth: 1 },
  );
}
