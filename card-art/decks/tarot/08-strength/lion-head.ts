import { type Fleece, fleece } from '../../../kit/creatures/fleece.ts';
import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { COAT, RIM } from './form.ts';
import { wildRose } from './roses.ts';

const PALE = { lit: '#fbe6bf', base: '#efcf9f', mid: '#c99c70' } as const;

/** Its head's own box: 170 from the mane's edge to the nose, which is on the right. */
const head = (art: Art): Local => local(art, 308, 605, 0.82, { rot: 11 });

/** Locks round the face, back to front; each line begins on the crown and ends under the jaw. */
const COATS: readonly Fleece[] = [
  {
    roots: '10,-84 -40,-110 -96,-96 -132,-44 -138,26 -118,96 -72,142 -14,152 40,128',
    tufts: 7,
    locks: 6,
    length: [84, 124],
    width: 46,
    heading: [-30, -190],
    bend: [-64, 34],
    tones: [
      ['#6e3830', '#8e4e34'],
      ['#4a2432', '#663232'],
    ],
  },
  {
    roots: '10,-78 -34,-98 -80,-82 -108,-40 -114,20 -96,80 -54,122 -2,132 48,114',
    tufts: 7,
    locks: 6,
    length: [76, 116],
    width: 40,
    heading: [-36, -186],
    bend: [-60, 34],
    tones: [
      ['#8a4a30', '#b2683a'],
      ['#5c2e32', '#80442f'],
    ],
  },
  {
    roots: '-20,-76 -56,-66 -80,-34 -84,14 -70,60 -38,98 6,108 52,100',
    tufts: 7,
    locks: 5,
    length: [70, 104],
    width: 34,
    heading: [-60, -184],
    bend: [-50, 34],
    tones: [
      ['#a65e34', '#cc8648'],
      ['#6e3830', '#9a5834'],
    ],
  },
  {
    roots: '2,-66 -24,-60 -42,-36 -48,0 -42,36 -18,64 16,80 48,86 66,84',
    tufts: 8,
    locks: 5,
    length: [46, 74],
    width: 24,
    heading: [-74, -184],
    bend: [-40, 30],
    tones: [
      ['#bb7040', '#e0a45c'],
      ['#86482f', '#b5703c'],
    ],
  },
];

/** All of the mane that lies behind the face. */
export function mane(art: Art): void {
  const box = head(art);
  box.fill(
    closed('10,-80! -50,-116 -110,-96 -146,-40 -150,40 -124,120 -70,170 0,180 50,150 60,80! 20,0'),
    '#4a2432',
  );
  for (const coat of COATS.slice(0, 3)) fleece(art, box, coat, COAT.line);
}

function ear(box: Local): void {
  flat(
    box,
    '-44,-44! -58,-66 -62,-88 -52,-102 -34,-101 -20,-88 -16,-70 -20,-50!',
    COAT.mid,
    ['-24,-92 -34,-98 -50,-98 -36,-90 -28,-74 -26,-50 -10,-50', COAT.lit],
    { along: ['-52,-102.6 -34,-101.6 -19.4,-88 -15.4,-70'], paint: RIM, width: 4 },
  );
  box.fill(closed('-42,-48! -50,-66 -53,-84 -45,-90 -34,-84 -27,-68 -28,-50!'), COAT.dark);
  for (const tuft of ['-40,-40 -46,-60 -46,-78', '-34,-40 -38,-58 -36,-76', '-28,-44 -30,-58 -28,-70'])
    box.fill(ribbon(curve(tuft), 7, { start: 0.6, samples: 8 }), '#b5703c');
}

const FACE =
  '-50,-40! -34,-62 -6,-68 18,-60 36,-48 58,-37 82,-25 102,-15! 112,-11 120,-4 122,5 119,14! 121,24 121,34 117,43 110,48! 112,56 110,66 102,75 90,80 72,82! 40,84 0,90 -40,80 -62,40 -62,0';

/** Its face from the side, asleep. */
export function lionFace(art: Art): void {
  const box = head(art);
  flat(
    box,
    FACE,
    COAT.base, // under the brow's and the muzzle's planes
    ['-70,6 -40,0 -10,4 14,4 36,12 54,14 64,26 62,44 66,60 60,100 -70,120', COAT.mid],
    ['-70,44 -30,46 0,56 30,64 56,62 72,74 60,110 -70,120', COAT.dusk],
    [
      '-40,-66 -6,-72 20,-62 40,-48 70,-34 104,-18 102,-6 82,-14 60,-24 38,-36 14,-46 -16,-50 -40,-44',
      COAT.lit,
    ],
    // round the eye, and the hollow before it
    ['14,-38 32,-38 50,-28 60,-14 48,-20 34,-28 18,-32', COAT.lit],
    ['16,-14 30,-4 46,-1 58,2 50,8 34,7 20,0', COAT.lit],
    ['58,-22 74,-14 84,-2 76,4 64,-6', COAT.mid],
    { along: ['-34,-63 -6,-69 18.6,-61 36.6,-49 58.6,-38 82.6,-26'], paint: RIM, width: 4 },
  );
  muzzle(box);
  // asleep
  box.blot(
    ribbon(curve('14,-26 22,-16 34,-10.6 48,-11 58,-6 68,4'), 5.6, {
      start: 0.3,
      end: 0.1,
      peak: 0.5,
      samples: 14,
    }),
    COAT.line,
  );
  strokes(box, ['22,-16 19,-10', '30,-12 28,-5', '39,-10 39,-3'], INK.detail, COAT.line, 0);
  strokes(
    box,
    ['12,-38 28,-38 46,-30', '-14,-52 -6,-48 2,-49', '-10,-60 0,-56 10,-56', '66,-22 84,-12 98,-6'],
    INK.form,
    COAT.dusk,
    0.1,
  );
  strokes(box, ['6,20 20,30 28,44', '-12,30 2,42 8,58', '30,26 42,36 46,50'], INK.form, COAT.dusk, 0.24);
}

function muzzle(box: Local): void {
  const pad = '119,14! 108,9 94,10 80,17 69,29 65,42 70,52 82,56 98,54 110,48! 117,43 122,33';
  flat(
    box,
    pad,
    PALE.base,
    ['62,40 74,44 92,46 112,40 124,30 124,50 100,60 66,60', PALE.mid],
    ['118,12 106,10 92,12 84,20 96,20 112,24', PALE.lit],
  );
  flat(box, '110,48! 98,54 84,57 72,55! 70,64 74,76 82,82 92,82 103,76 111,66 112,56!', PALE.base, [
    '66,62 84,66 104,62 114,56 112,72 92,88 70,84',
    PALE.mid,
  ]);
  flat(box, '84,-20! 94,-17 104,-14 112,-11 120,-4 122.6,5 119,14! 112,15 104,10 98,2 92,-8!', '#6a3440', [
    '84,-22 104,-16 116,-8 120,0 106,-4 92,-10',
    '#a0606a',
  ]);
  box.fill(closed('106,2! 112,0 117,3 116,8 110,9!'), '#2c1220');
  strokes(box, ['119,14 118,26 114,38 110,48', '114,46 98,54.6 82,56 68,52'], 2.8, COAT.line, 0);
  for (const [x, y] of [
    [100, 24],
    [88, 28],
    [78, 36],
    [102, 35],
    [90, 40],
  ] as const)
    box.fill(ellipse(x, y, 1.9), '#8a5440');
  strokes(box, ['98,26 112,40 124,62', '88,32 96,52 98,74', '102,36 116,54 122,76'], INK.detail, PALE.lit, 0);
}

/** What lies before the face: the short locks of the cheek and the brow, the ear, the wreath. */
export function wreathed(art: Art): void {
  const box = head(art);
  fleece(art, box, COATS[3]!, COAT.line);
  ear(box);
  for (const [x, y, length, width, angle, tone] of [
    [-104, -44, 30, 14, -100, '#2f5340'],
    [-92, -74, 34, 15, -60, '#47703f'],
    [-74, -100, 32, 14, -40, '#2f5340'],
    [-50, -116, 30, 13, -8, '#47703f'],
    [-20, -112, 30, 13, 30, '#2f5340'],
    [0, -106, 28, 12, 62, '#5c824c'],
    [-108, -30, 28, 12, -160, '#47703f'],
    [-74, -74, 28, 13, 150, '#2f5340'],
  ] as const)
    box.fill(leaf(x, y, length, width, angle, 4), tone);
  for (const [x, y, r, rot, look] of [
    [-106, -30, 16, 40, 0.5],
    [-98, -60, 21, 0, 0.3],
    [-66, -112, 17, 50, 0.45],
    [-82, -90, 24, 20, 0.1],
    [-36, -118, 20, 70, 0.35],
    [-6, -104, 16, 10, 0.5],
  ] as const)
    wildRose(art, ...box.at(x, y), r, rot, look);
}
