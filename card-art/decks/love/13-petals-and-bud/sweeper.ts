import { byHand, INK, strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, line, local, spline } from '../../../kit/pen/index.ts';
import { at, form } from './view.ts';

/** Where she stands, along and across the yard. */
const SWEEPER = [0.3, 5.5] as const;
const SIZE = 1.46;

const small = twoTone({ towards: [0.8, -0.6] });
const RIM = { rim: '#fff6d8', rimWidth: 1.5 };
const SKIN = { fill: '#d09468', shade: '#96593f', soft: 2.4, ...RIM };
const LINEN = { fill: '#f4ead0', shade: '#b3ab98', soft: 5, ...RIM };
const HAIR = { fill: '#5a3626', shade: '#37211a', soft: 3, rim: '#b98258', rimWidth: 1.2 };

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

/** Somebody in a straw hat sweeps the yard, seen from above; she bends to the left, over the stroke, her profile under the brim. */
export function sweeper(art: Art): void {
  const [u, w] = SWEEPER;
  const [x, y] = at(u, 0, w);
  const box = local(art, x + 12, y, SIZE);
  shoes(box);
  farArm(box);
  broom(box);
  grip(box, -26, -43);
  dress(box);
  head(box);
  nearArm(box);
  hat(box);
}

function shoes(box: Local): void {
  const shoe = { fill: '#6e4a36', shade: '#3f2c26', soft: 2, rim: '#d8a878', rimWidth: 1.2 };
  small(box, '-14,-8! -4,-8! -3,0 -8,5 -18,7.4! -23,5 -20,0', shoe);
  small(box, '26,-10! 36,-9! 38,-2 34,3 26,5! 21,2 24,-4', shoe);
}

/** The skirt hangs from the hips, the leading knee felt in it; the bodice leans out over the broom. */
function dress(box: Local): void {
  const { art } = box;
  form(
    art,
    box.place(
      closed(
        '-3,-80! 10,-84 24,-79! 31,-70 35,-56 40,-36 48,-9! 36,-2 18,2 0,1 -14,-1 -25,-6! -23,-22 -18,-38 -14,-50 -9,-66',
      ),
    ),
    '#3a6e78',
    9,
  );
  small(
    box,
    '-3,-80! -9,-66 -14,-50 -18,-38 -23,-22 -25,-6! -12,-2! -11,-20 -7,-36 -1,-50! -4,-58 0,-70 4,-81!',
    { fill: '#255563', shade: '#255563', soft: 0 },
  );
  strokes(
    box,
    ['6,-78 9,-52 6,-4', '14,-79 21,-54 22,-2', '21,-77 29,-54 36,-8', '-1,-50 4,-58 5,-70'],
    INK.form,
    '#184452',
    0.2,
  );
  form(
    art,
    box.place(
      closed(
        '24,-79! 24.6,-92 20,-104 11,-114 -2,-121 -11,-122! -19,-117 -21,-110! -17,-100 -10,-91 -3,-80! 10,-76',
      ),
    ),
    '#467a82',
    7,
  );
  small(box, '-11,-122! -19,-117 -21,-110! -17,-100 -10,-91 -3,-80! 3,-79! -2,-92 -8,-102 -10,-112', {
    fill: '#2c5c69',
    shade: '#2c5c69',
    soft: 0,
  });
  strokes(box, ['-3.4,-80.6 10,-76.6 24.4,-79.6'], INK.contour, '#b8505a', 0);
}

/** A fist round the stick: the back of the hand, three fingers laid over. */
function grip(box: Local, x: number, y: number): void {
  const at = local(box.art, ...box.at(x, y), SIZE, { rot: 38 });
  small(at, '-4.6,-6.4! 1,-7.6 5.4,-5 6,2 4,6.6 -2,7.4 -5.6,4 -6.2,-2', SKIN);
  strokes(at, ['-5.6,-2.6 -1,-3', '-5.8,0.6 -0.6,0.4', '-5,3.8 -0.4,3.8'], INK.detail, '#8a4e38', 0);
}

/** The farther arm goes straight down to the stick's middle, the sleeve rolled above the elbow. */
function farArm(box: Local): void {
  small(box, '-31.4,-80! -32,-68 -30.6,-56 -29,-47! -22.6,-46! -23,-58 -22.6,-70 -22,-80!', {
    ...SKIN,
    fill: '#b57c56',
    rimWidth: 0,
  });
  small(
    box,
    '-8,-119! -18,-117 -25,-108 -30,-96 -34,-82! -31,-78 -24,-76.4 -19.6,-78! -16,-90 -12,-100',
    { ...LINEN, fill: '#d3c9b0', rimWidth: 0 },
    ['-34,-82! -31,-78 -24,-76.4 -19.6,-78! -18.6,-81 -25,-80.6 -32,-85', '#a89e88'],
  );
}

function broom(box: Local): void {
  box.line(line(5, -80, -64, 4.2), 4.1, '#7a5534').line(line(5.9, -79.6, -63.2, 4.6), 1.2, '#d8b070');
  form(
    box.art,
    box.place(closed('-56,-7! -63,-3 -76,-1 -90,4! -91,10 -84,19 -75,24! -64,18 -55,8 -53,0!')),
    '#c99a4a',
    5,
  );
  strokes(
    box,
    ['-61,1 -75,5 -87,7', '-60,4 -72,11 -83,15', '-58,5 -66,14 -74,19', '-57,5 -61,11 -64,15'],
    INK.detail,
    '#7a5a2c',
    0.1,
  );
  box.line(line(-64, -2, -55.6, 4), 2.6, '#8c3a44');
}

/** The nearer elbow stands out behind her; the forearm comes back over the waist to the top of the stick. */
function nearArm(box: Local): void {
  small(box, '17,-80! 8,-76.6 -1,-71 -8,-67.4! -6,-61.4! 3,-62.6 12,-66.6 20,-72!', SKIN);
  grip(box, -10, -63.4);
  small(
    box,
    '-8,-118! 0,-119.6 8,-114 14,-104 20,-92 23.6,-82 23,-74 18,-69.6! 13,-73 10,-78! 5,-88 -1,-97 -8,-105! -12,-112',
    LINEN,
    ['-8,-105! -1,-97 5,-88 10,-78! 13,-73 18,-69.6! 19,-74 15,-84 8,-97 -2,-110 -10,-114', '#cfc6b0'],
    ['10,-78! 13,-73 18,-69.6! 19.6,-72.6 15.6,-76 12.6,-81', '#a89e88'],
  );
  strokes(box, ['19.6,-85 15.6,-80 14.6,-76', '6,-109 3,-106 1,-102'], INK.detail, '#8f8775', 0.2);
}

/** The nape with its knot of hair; of the face what the brim leaves free. */
function head(box: Local): void {
  small(box, '-22,-124! -10,-122! -8,-117 -14,-113.6 -20,-114.6', { ...SKIN, fill: '#a8694a', rimWidth: 0 });
  const face =
    '-46,-128! -45.6,-122 -48.4,-116.8 -48,-115! -45.4,-114.2! -46,-112.4 -45.6,-111 -44.2,-110! -44.4,-107.6 -42.6,-105.4 -38.6,-105.2 -33,-108 -27,-113.6! -20,-122 -18,-132!';
  small(
    box,
    face,
    { ...SKIN, fill: '#96593f', soft: 0, rimWidth: 0 },
    ['-40,-103! -37,-109 -31,-112 -24,-116! -28,-110', '#7c4634'],
    // the sun that the yard throws back finds brow, nose, lips and chin
    ['-52,-124! -42.6,-120 -42.4,-114! -41,-110 -39.6,-105.4! -42,-102 -52,-106', '#d99a68'],
    {
      along: [
        '-45.6,-122 -48.4,-116.8 -48,-115',
        '-45.4,-114.2 -46,-112.4 -45.6,-111 -44.2,-110',
        '-44.2,-109 -44.2,-107.4 -42.6,-105.4 -38.6,-105.2',
      ],
      paint: '#fff0c8',
      width: 2.4,
    },
  );
  small(box, '-31,-130! -27,-122 -20,-118.6 -13,-120 -8,-128 -10,-138 -20,-142!', HAIR);
  small(box, ellipse(-8.6, -124.6, 6.4, 5.8), HAIR);
}

function hat(box: Local): void {
  const on = local(box.art, ...box.at(-28, -135), SIZE, { rot: -24 });
  const { art } = on;
  form(art, on.place(ellipse(0, 0, 25, 12.4)), '#cf9f48', 5);
  form(art, on.place(closed('-12,-2! -11,-11 -5,-16 4,-16.4 11,-11 12.6,-2! 6,2.6 -6,2.6')), '#e6bd62', 4, {
    rimWidth: 1.4,
  });
  on.fill(closed('-12.4,-5! 0,0 12.4,-5! 12.8,-1 6,3.4 -6,3.4 -12.4,-1'), '#b8505a');
  strokes(on, ['-19,4 0,9.4 20,4', '-23,-2 -17,-6', '23,-2 17,-6'], INK.detail, '#a07c3a', 0.2);
}
