import { finger } from '../../../kit/figure/finger.ts';
import { INK, ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, arc, closed, ellipse, type Local, leaning, local, Path } from '../../../kit/pen/index.ts';
import { openHand } from './hands.ts';
import { his, LINEN, LINEN_LINE, SKIN, strawHat } from './people.ts';

/** Units of the picture in a centimetre of his: he is nearer. */
const CM = 2.72;
const TROUSERS = { fill: '#4c5c64', shade: '#2c3740', soft: 10, rim: '#b9c8bd', rimWidth: 1.6 };
/** What stands in the water is shaded at its side only. */
const UPRIGHT = { ...TROUSERS, towards: [1, 0] as const };
/** Soaked up from the stream. */
const WET = [
  closed('-17,-4! -12,-2.4 -7,-3.6 -1,-1.8 5,-4.6! 9,-2.6 14,-3.8 18,-2.6 23,-5.4! 23,5 -17,5!'),
  '#35434c',
] as const;
const WAISTCOAT = { fill: '#a5773f', shade: '#66462f', soft: 14, rim: '#f6d99a', rimWidth: 1.8 };
const HAIR = { fill: '#3b2f2b', shade: '#241d20', soft: 5, rim: '#c39a6c', rimWidth: 1.6 };

/**
 * In the water to over the knee, in centimetres about the waterline under the hips: the far shoulder (13,-87) goes forward with
 * the arm that reaches, the chest so turns to us; the near arm (elbow -19,-59) keeps the hat at his thigh.
 */
export function man(art: Art): void {
  const on = local(art, 106, 802, CM);
  image(on);
  rings(on, -84, 84);
  legs(on);
  rings(on, 92, 268);
  wake(on);
  const upper = leaning(on, [0, -46], 5);
  farArm(upper);
  trunk(upper);
  head(upper);
  nearArm(upper);
}

/** What the water shows of him, broken by its rings. */
function image(on: Local): void {
  on.fill(
    closed('-14,0! -15.4,5 -12,9 -15,14 -11.4,18 -14,26! 22,26! 20,18 23,13 19.6,8 22.6,4 22,0!'),
    '#243f47',
    0.8,
  );
  on.fill(closed('2,9! 8,8 12,11 9,14 13,17 8,21 3,19 5,15 1,13!'), '#a48f5e', 0.6);
}

/** The stream stands round each leg, half of the ring behind it, and draws its rings towards us. */
const AROUND = [
  [-4.6, 0.2, 12.2],
  [13.6, -0.2, 10.4],
] as const;

function rings(on: Local, from: number, to: number): void {
  on.art.blot(
    AROUND.map(([x, y, breadth], i) =>
      ink(on.place(arc(x, y, breadth, from, to, breadth * 0.36)), 2.6, i, 0.1),
    ),
    '#eef3de',
    0.9,
  );
}

function wake(on: Local): void {
  on.art.blot(
    [arc(4, 2, 27, 98, 176, 8), arc(2, 2.6, 24, 196, 262, 8), arc(6, 4, 38, 104, 158, 13)].map((ring, i) =>
      ink(on.place(ring), 1.8, i + 2, 0.1),
    ),
    '#eef3de',
    0.9,
  );
}

function legs(on: Local): void {
  // the far thigh is ahead and carries him
  his(
    on,
    closed('0,-48! 12,-47! 16,-36 20.6,-18 21.8,0! 19.6,2.2 13.6,3 7.4,2.2 5,0.4! 2,-22!'),
    UPRIGHT,
    WET,
  );
  his(
    on,
    closed(
      '-12,-50! -2,-48 9,-47! 10,-34 7,-16 5,0.4! 2,2.8 -4.4,3.8 -11,2.8 -14.2,0.2! -14,-14 -16,-28 -16,-38!',
    ),
    UPRIGHT,
    WET,
    [closed('-18,-30! -11,-26 -4,-28! -9,-22 -14,-18 -18,-20!'), TROUSERS.shade],
  );
  strokes(
    on,
    ['8,-44 9,-36 5,-28', '-10,-44 -9,-38 -11,-32', '18,-22 12,-18 8,-19', '-12,-12 -5,-9 2,-12'],
    INK.form,
    '#252f37',
    0.1,
  );
}

/** Elbow low (35,-69), the forearm rises, the palm open for hers. */
function farArm(on: Local): void {
  openHand(
    on,
    51,
    -90.6,
    '34,-72! 34.8,-76.7 37.2,-81.4 40.8,-85.4 45.2,-89.4 49.8,-92.5! 52,-88.7! 50.2,-84.6 47.8,-79 45,-74 41,-68!',
  );
  // upper arm to the elbow's point, then round it up to the roll
  his(
    on,
    closed(
      '8,-91! 15,-91 21,-88 28,-82 33.4,-76.4! 37.6,-76.4 42.4,-69.4! 40.6,-65.6 37.6,-62.8 34.4,-62.4! 27.6,-66 20,-70.4 8,-74!',
    ),
    { ...LINEN, fill: '#e6dcc2', soft: 4 },
    // drawn from the crook to the elbow
    [closed('33.6,-76.6! 32.4,-72 33,-68.6 35.2,-66! 34.8,-70 35.4,-73!'), '#b9b59f'],
    [closed('32.4,-77.4! 29,-74.6 25.4,-72.6! 29.6,-72.6 32.6,-74!'), '#b9b59f'],
  );
  his(
    on,
    closed(
      '32.2,-76.2! 33.4,-79 35.6,-80.6! 38.6,-80.2 43.6,-76.6 45.8,-73.2! 45.2,-70.6 42.8,-68.4! 40.4,-72.4 36.4,-75.4!',
    ),
    { ...LINEN, soft: 2.4 },
    [closed('42,-79! 44.6,-76 46.4,-72.6! 43,-67.6! 41,-70.6!'), '#b9b59f'],
  );
  strokes(
    on,
    ['34,-78.6 38.4,-77.6 42.6,-74 44.4,-70.4', '17,-87 18,-81 15,-76'],
    INK.detail,
    LINEN_LINE,
    0.1,
  );
}

function trunk(on: Local): void {
  // shirt over the belt
  his(on, closed('-13,-53! 12,-52! 12.6,-47 6,-44.6 -4,-45.4 -13.4,-48!'), { ...LINEN, soft: 4 });
  his(
    on,
    closed(
      '-2,-94.4! 5,-95.4 12,-92.6! 16.6,-88 18.4,-80 17.6,-70 14.4,-60 13.4,-51! 5,-47.6 -6,-48.4 -13.4,-51.4! -13.6,-62 -15.4,-72 -15.6,-82 -11,-90!',
    ),
    WAISTCOAT,
    [closed('11,-92! 15,-82 14,-68 10,-50! 20,-48 26,-80 18,-94!'), '#c2924f'],
    [closed('-18,-80! -13,-73 -10,-64 -8.6,-54 -8,-46! -18,-46!'), '#66462f'],
  );
  // the shirt in the neck of the waistcoat, its buttons
  his(on, closed('4,-95.6! 12.6,-93.4! 14,-86 13.4,-80.6! 9.4,-86 5.4,-91!'), { ...LINEN, soft: 2 });
  strokes(
    on,
    ['13.4,-80.6 13,-70 10.4,-60 9.4,-48.6', '0,-84 -3,-78 -3,-72', '-9,-58 -3,-62 6,-64'],
    INK.form,
    '#573b29',
    0.08,
  );
  for (const [x, y] of [
    [14.4, -76.6],
    [13.2, -69],
    [11.6, -62],
    [10.8, -55],
  ] as const)
    on.fill(ellipse(x, y, 0.7), '#573b29');
}

/** From the deltoid behind to the elbow, forward to the thigh; the brim is between thumb and fingers. */
function nearArm(on: Local): void {
  const hat = local(on.art, ...on.at(-2.4, -18.4), CM * 0.86, { rot: 104 });
  strawHat(hat, his, '#3f4a4c');
  const arm = Path.join(
    // the forearm, the back of the hand
    closed('-23.6,-60! -23,-53 -19,-46 -14,-40 -10.6,-35.4! -5.6,-38.4! -8,-44 -10.6,-51 -13.4,-60!'),
    closed(
      '-10.8,-36.4! -9.8,-32.6 -9.5,-29.4! -7,-27.8 -4,-27.8 -1.2,-29.6! -0.8,-32.4 -2.4,-35.6 -5.8,-38.7!',
    ),
  );
  his(on, arm, { ...SKIN, soft: 6 });
  for (const [course, width] of [
    ['-8.2,-31 -8.2,-27.4 -7.2,-24.4', 2],
    ['-6.6,-30.4 -6.2,-25.8 -4.8,-22.6', 2.2],
    ['-4.6,-30.4 -3.8,-25.6 -2.6,-22.2', 2.3],
    ['-2.6,-31 -1.5,-27 -0.6,-23.4', 2.2],
  ] as const)
    his(on, finger(course, width), { ...SKIN, soft: 1.6, rimWidth: 0 });
  his(on, finger('-3.4,-34 -0.4,-31 1.2,-27.8 1.6,-24.8', 2.6), { ...SKIN, soft: 1.6, rimWidth: 0 });
  his(
    on,
    closed(
      '-10,-91! -15,-89 -18.4,-82 -20.6,-73 -24.4,-63 -25,-58! -21,-55 -15,-54.6 -12,-57! -9.6,-66 -6,-74 -3.4,-82 -5,-89!',
    ),
    { ...LINEN, soft: 8 },
    [closed('-25.4,-60! -21,-57.4 -16,-57.4 -11.6,-60! -11,-53 -26,-53!'), '#b9b59f'],
  );
  strokes(
    on,
    ['-6,-84 -10,-78 -11,-72', '-20,-72 -16,-67 -13,-66', '-21.6,-66 -18,-62 -14,-62'],
    INK.detail,
    LINEN_LINE,
    0.1,
  );
}

/** Laid back to look up at her: nape, jaw, ear in one line over the far shoulder. */
function head(on: Local): void {
  // the collar's far leaf, then the neck out of the trapezius, its one muscle from the ear to the pit of the throat
  his(on, closed('11,-95.4! 13.8,-95.6! 15.8,-91.4 16.4,-87.4! 13.4,-86.4 11.8,-85!'), {
    ...LINEN,
    fill: '#d8d0b8',
    soft: 1,
  });
  his(
    on,
    closed(
      '-6,-91.6! -2.4,-94 0,-97.6 0.6,-105! 8,-109! 15.4,-101.6! 13.4,-99.6 12.6,-97 13,-92 12.6,-88 11.8,-84.6! 8,-88 2,-92',
    ),
    { ...SKIN, fill: '#b98560', soft: 5, rimWidth: 0 },
    [closed('2,-104! 7,-101.6 12,-99.6 17,-100! 17,-107! 0,-107!'), '#8a5a44'],
    [closed('6.4,-102! 8.4,-98.6 10.8,-93! 11.8,-93 10,-98.6 8,-102!'), '#8a5a44'],
  );
  his(
    on,
    closed(
      '-5.8,-92.8! -3,-97 -0.4,-99! 1.4,-96.4 5,-93.4 8.8,-89.4 11.8,-84.4! 9,-83.2 5.6,-82.4! 3.4,-87 -0.4,-90.4!',
    ),
    { ...LINEN, soft: 2 },
  );
  strokes(on, ['-0.6,-98.6 2,-94.6 6,-91.4 10.6,-85.4'], INK.detail, LINEN_LINE, 0.1);
  const box = local(on.art, ...on.at(8.6, -108), CM * 1.06, { rot: -20 });
  his(
    box,
    closed(
      '6.5,-8.6! 8.4,-5.6 8.9,-3.2 8.2,-1.7! 9.4,0.2 11,2.2! 10.8,3.1! 9,3.6! 9,4.4 9.5,5! 8.8,5.5! 9.3,6.3 8.5,7! 9.2,8.2 8.8,9.8 7,10.4! 3.6,9 -0.8,6! -4,3 -4,-6 0,-10!',
    ),
    { ...SKIN, soft: 0, rimWidth: 1.6 },
    [closed('6,11! 5,8 3.8,5.4 3,2 1.6,-3! -8,-6! -6,9!'), '#b07c59'],
    [closed('9,-2.2! 7,-2.6 5,-1.8 5.4,0! 7.2,0.5 8.6,-0.4!'), '#b07c59'],
    [closed('10.6,3.3! 8.8,2.6 8.2,3.6 9,4.2!'), SKIN.shade],
    [closed('8.6,6.6! 7,6.6 6.8,7.4 8.2,7.4!'), '#b07c59'],
  );
  box.fill(closed('8.2,-1! 7,-1.3 5.6,-0.5! 6.6,-0.1 8,-0.2!'), '#ecdcc0');
  box.fill(closed('8.1,-1.1! 7.2,-1.2 6.9,-0.6 7.4,-0.1 8,-0.2!'), '#2c1d1c');
  strokes(box, ['8.4,-1.1 7,-1.5 5,-0.6'], 1.5, '#2c1d1c', 0);
  strokes(box, ['8.6,-3.6 7,-4.5 4.8,-3.8'], 1.5, '#3b2f2b', 0.1);
  strokes(box, ['9,5.5 7.6,5.5 6.2,4.7'], 1.2, '#8a3c40', 0);
  his(
    box,
    closed(
      '-1.4,3.4! -2,5.4! -2.8,5! -3,7.6! -4.2,6.4! -5,8.4! -6,6.4! -7.4,5 -9,1.4 -9.9,-3 -9,-7.6 -6,-11 -1,-12.8 4.6,-12.4 8.4,-10 9,-7.8! 7.4,-8.4 6,-7.4 4.6,-7.8 3.6,-6.2 2.8,-5! 3.8,-3.2 2.6,-2.6! 2.6,-0.8 1.9,2.2! 1,1.8 0.8,0! -0.8,0!',
    ),
    HAIR,
    [closed('-8,-8! -3,-11 3,-11 7.4,-9.4! 3,-9.6 -2,-8.6 -6,-5.4!'), '#66503f'],
    // cut short over the ear and down to the nape
    [closed('-10,-0.6! -6,0.4 -2.4,-0.6 0.4,-2.6 2.6,-3.6! 4.4,-3 3,3 -1,9 -8,9!'), '#56412f'],
  );
  strokes(
    box,
    ['-7.4,1.6 -6.4,4 -5,5.6', '-4.6,1.4 -4,4 -3.4,5.6', '-1.8,0 -2,2.4 -2.2,3.6', '1.6,-2.4 1.9,-0.6 1.6,1'],
    1.2,
    HAIR.fill,
    0,
  );
  his(box, closed('0.8,-1! -1.4,-1.4 -2.4,0.4 -1.8,2.6 -0.6,4! 0.6,3 1.2,1!'), {
    fill: '#c2906a',
    shade: '#8a5a44',
    soft: 1.4,
  });
}
