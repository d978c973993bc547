import { byHand, INK, strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, line, local, spline } from '../../../kit/pen/index.ts';
import { at, form } from './view.ts';

/** Where she stands, along and across the yard. */
const SWEEPER = [0.3, 5.5] as const;
const SIZE = 1.62;

const small = twoTone({ towards: [0.8, -0.6] });
const RIM = { rim: '#fff6d8', rimWidth: 1.5 };
const SKIN = { fill: '#d09468', shade: '#96593f', soft: 2.4, ...RIM };
const LINEN = { fill: '#f4ead0', shade: '#b3ab98', soft: 5, ...RIM };
const HAIR = '#5a3626';

/** Her shadow runs to the left over the stones: dress, shoulders, the hat's disc. */
export function sweeperShadow(art: Art): void {
  const [u, w] = SWEEPER;
  const [x, y] = at(u, 0, w);
  const outline = [
    [42, -12, 1],
    [-14, -34],
    [-86, -32],
    [-142, -25],
    [-160, -33],
    [-186, -35],
    [-216, -22],
    [-220, -6],
    [-204, 11],
    [-176, 18],
    [-150, 10],
    [-72, 19],
    [0, 12, 1],
  ] as const;
  const shadow = spline(
    outline.map(([dx, dy, sharp = 0]) => [x + dx, y + dy, sharp]),
    true,
  );
  art.group('style="mix-blend-mode:multiply"', () => void art.fill(byHand(shadow, 2), '#5f8ab8'));
}

/** Somebody in a straw hat sweeps the yard, seen from above; she leans to the lower left, into the stroke. */
export function sweeper(art: Art): void {
  const [u, w] = SWEEPER;
  const [x, y] = at(u, 0, w);
  const box = local(art, x, y - 12 * SIZE, SIZE);
  const shoe = { fill: '#6e4a36', shade: '#3f2c26', soft: 2, rim: '#d8a878', rimWidth: 1.2 };
  small(box, '-20,3! -11,2! -10,11 -15,16.6 -23,18! -27,15 -23,10', shoe);
  small(box, '9,3! 18,3! 19,11 14,16 6,17! 3,14 8,9', shoe);
  dress(box);
  farArm(box);
  broom(box);
  small(box, '-21,-35.6! -17,-38 -12,-36 -10.4,-31 -13,-27 -18,-26.4 -21.4,-30', SKIN);
  strokes(
    box,
    ['-20.6,-32.6 -15.6,-31', '-20,-29.8 -15.4,-28.4', '-18.6,-35.4 -14.4,-34'],
    INK.detail,
    '#8a4e38',
    0,
  );
  head(box);
  nearArm(box);
  hat(box);
}

/** The bodice bends forwards from the waist; the skirt swings back from the step. */
function dress(box: Local): void {
  const { art } = box;
  form(
    art,
    box.place(
      closed('-10,-48! 2,-44 13,-49! 20,-36 28,-17 35,3! 23,11 6,15 -11,14 -28,8! -26,-10 -21,-26 -14,-39'),
    ),
    '#3a6e78',
    11,
  );
  strokes(
    box,
    ['-8,-44 -15,-22 -18,5', '-2,-42 -4,-18 -6,10', '5,-43 11,-22 12,9', '10,-44 19,-22 25,3'],
    INK.form,
    '#184452',
    0.2,
  );
  small(box, '-21,-26! -14,-39 -9,-45! -12,-26 -19,8! -26,6!', {
    fill: '#275966',
    shade: '#275966',
    soft: 0,
  });
  form(
    art,
    box.place(
      closed('-12,-73! 0,-78 11,-75! 17,-66 16,-56 13.6,-47.4! 2,-43 -10.6,-46.6! -12,-54 -16,-62 -16,-69'),
    ),
    '#467a82',
    8,
  );
  strokes(box, ['-10.6,-47.6 2,-43.8 13.4,-48.6'], INK.contour, '#b8505a', 0);
  strokes(box, ['-9,-54 -3,-57 1,-62', '6,-49 5,-54 7,-59'], INK.detail, '#184452', 0.2);
}

/** The farther hand reaches down the stick. */
function farArm(box: Local): void {
  small(box, '-25.4,-52! -24.6,-43 -20.4,-34! -15.6,-35.6! -17,-42 -17.4,-49!', SKIN);
  small(
    box,
    '-5,-76! -13,-75.4 -20,-70 -25.6,-61 -27,-53! -22,-49.4 -16,-49.6! -13,-56 -8.6,-62 -6,-68',
    { ...LINEN, fill: '#e4d9be' },
    ['-27,-53! -22,-52.4 -16,-49.6! -15,-53 -21,-55.6 -26,-56.4', '#c4baa2'],
    ['-6,-68! -11,-62 -15,-54! -18,-58 -13,-65', '#c4baa2'],
  );
}

function broom(box: Local): void {
  box.line(line(17, -71.4, -48, 8.2), 3.4 * 1.2, '#7a5534').line(line(17.9, -71, -47.2, 8.6), 1.2, '#d8b070');
  form(
    box.art,
    box.place(closed('-40,-3! -47,1 -60,3 -72,7! -72,13 -66,21 -58,25! -48,21 -39,12 -37,4!')),
    '#c99a4a',
    5,
  );
  strokes(
    box,
    ['-45,5 -58,9 -69,10', '-44,8 -56,15 -66,18', '-42,9 -50,18 -57,22', '-41,9 -45,15 -48,19'],
    INK.detail,
    '#7a5a2c',
    0.1,
  );
  box.line(line(-48, 2, -39.6, 8), 2.6, '#8c3a44');
}

/** The nearer elbow stands out behind her; the forearm comes back over her belly to the top of the stick. */
function nearArm(box: Local): void {
  small(box, '18,-56! 10,-60.6 4,-61! 3.4,-56 9,-52 15,-48! 20,-50', SKIN);
  small(box, '7.6,-62.6! 3,-63.4 -0.4,-60 -0.2,-55.4 4,-53.6 8.4,-55 9,-59', SKIN);
  strokes(box, ['0.4,-60.4 4,-59', '0,-57.8 3.6,-56.6', '1.2,-55.4 4,-54.6'], INK.detail, '#8a4e38', 0);
  small(
    box,
    '3,-75.6! 11,-76.6 18,-71 23,-62 25,-53 22,-47.6 17,-45.6! 12.4,-49.6 12,-53.4 14.4,-57! 10,-62 5,-68',
    LINEN,
    ['14.4,-57! 17,-60 19,-58 17.4,-54 13,-51 12,-53.4', '#b3ab98'],
    ['3,-75.6! 5,-68 10,-62 13,-60! 11,-68 8,-75', '#cfc6b0'],
  );
  strokes(
    box,
    ['20,-66 17,-62 16,-58', '22.6,-55 19,-53 16.4,-53.4', '17,-45.8 14,-49 12.6,-53'],
    INK.detail,
    '#8f8775',
    0.2,
  );
}

/** Under the brim: a cheek, the nose's tip, a chin bent to the work; her hair is knotted at the nape. */
function head(box: Local): void {
  small(box, '-8,-80! 4,-82! 6,-74 1,-70 -6,-71!', { ...SKIN, fill: '#b97d58', rimWidth: 0 });
  small(
    box,
    '-19,-92! -21,-85 -21.6,-80.6 -23.4,-77.4! -21.6,-76.2 -21.4,-74.8! -21.8,-73.6 -20.6,-72 -20,-69.6 -16.6,-68.4 -10,-71 -4,-77 -2,-92!',
    { ...SKIN, soft: 0, rimWidth: 0 },
    ['-26,-96! -26,-80.6! -20,-79.4 -12,-78 -4,-79! 0,-96!', '#96593f'],
    ['-11,-71! -7,-75 -5,-80! 0,-80 -4,-70', '#a8694a'],
    ['-20.4,-74! -18.8,-74.4 -18.4,-73.4 -20.6,-72.6', '#a8484a'],
  );
  strokes(box, ['-20,-79.2 -17.4,-78.2 -15.2,-79'], INK.detail, '#4a2a20', 0);
  box.fill(closed('-6,-84! -8,-78 -4,-74.6 0,-74 5,-76 9,-82 6,-90!'), HAIR);
  small(box, ellipse(7.4, -78, 5.2, 4.6), {
    fill: HAIR,
    shade: '#37211a',
    soft: 2,
    rim: '#b98258',
    rimWidth: 1.2,
  });
}

function hat(box: Local): void {
  const on = local(box.art, ...box.at(-6.4, -92.6), SIZE * 0.82, { rot: -17 });
  const { art } = on;
  form(art, on.place(ellipse(0, 0, 25, 13)), '#d9b260', 7);
  form(art, on.place(closed('-12,-1! -11,-11 -4,-16 5,-16 12,-10 12,-1! 6,4 -6,4')), '#e8c678', 6, {
    rimWidth: 1.4,
  });
  on.fill(closed('-12.4,-4! 0,1.6 12.4,-4! 12.2,0 6,4.4 -6,4.4 -12.2,0'), '#b8505a');
  strokes(on, ['-20,4 0,10.4 20,4', '-23,-2 -17,-7', '23,-2 17,-7'], INK.detail, '#a07c3a', 0.2);
}
