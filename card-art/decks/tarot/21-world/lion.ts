import { type Fleece, fleece } from '../../../kit/creatures/fleece.ts';
import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { GLOW, intoNight } from './form.ts';

const COAT = { lit: '#f6c277', base: '#cf8e4c', mid: '#a5673f', dusk: '#6e4040', line: '#2e1830' } as const;
const PALE = { base: '#eec48c', mid: '#bd8a62' } as const;

/** Locks round the face, back to front; each line begins at the far cheek and ends under the chin. */
const COATS: readonly Fleece[] = [
  {
    roots: '-56,-20 -46,-58 -20,-84 20,-90 56,-74 80,-36 84,6 72,50 44,84 4,104 -38,100',
    tufts: 8,
    locks: 7,
    length: [62, 100],
    width: 40,
    heading: [-50, 206],
    bend: [30, -14],
    tones: [
      ['#6e3c34', '#94583a'],
      ['#3c2440', '#603844'],
    ],
    lit: 'left',
  },
  {
    roots: '-50,-30 -38,-60 -14,-78 20,-80 50,-62 70,-30 72,8 60,44 36,72 4,92 -32,90',
    tufts: 8,
    locks: 6,
    length: [48, 92],
    width: 34,
    heading: [-46, 204],
    bend: [30, -14],
    tones: [
      ['#8a4c30', '#c07c42'],
      ['#52303c', '#84503e'],
    ],
    lit: 'left',
  },
  {
    roots: '-50,-36 -36,-58 -14,-69 18,-66 44,-50 58,-22 58,10 48,36 30,56 4,78 -28,84',
    tufts: 9,
    locks: 5,
    length: [26, 82],
    width: 26,
    heading: [-56, 204],
    bend: [36, -14],
    tones: [
      ['#a8643a', '#e0a45a'],
      ['#6c3e3e', '#a86c46'],
    ],
    lit: 'left',
  },
];

/** Lower right: it looks up to the dancer, the mane goes back into the dark. */
export function lion(art: Art): void {
  const box = local(art, 474, 742, 0.84, { rot: 8 });
  box.fill(
    closed('-50,-10 -56,-60 -20,-104 50,-104 96,-64 112,10 98,90 50,140 0,140 -30,100 -30,60'),
    '#36203e',
  );
  for (const coat of COATS.slice(0, 2)) fleece(art, box, coat, COAT.line);
  face(box);
  fleece(art, box, COATS[2]!, COAT.line);
  ear(box);
  muzzle(box);
  eye(box, 4, -22, 1);
  eye(box, -45, -24, -0.66);
  intoNight(art, '380,640 570,640 570,880 380,880', [500, 770], [566, 880]);
}

function ear(box: Local): void {
  flat(
    box,
    '20,-62! 26,-82 40,-94 56,-92 64,-78 60,-60 48,-44!',
    COAT.mid,
    ['18,-60 26,-84 40,-96 48,-92 36,-82 30,-64 28,-50', COAT.lit],
    { along: ['20,-62 26,-82.6 40,-94.6 56,-92.6'], paint: GLOW, width: 4 },
  );
  box.fill(closed('32,-58! 36,-74 46,-82 54,-76 52,-60 44,-48!'), '#3e2034');
  for (const tuft of ['32,-50 36,-64 44,-74', '40,-46 44,-60 50,-68'])
    box.fill(ribbon(curve(tuft), 8, { start: 0.6, samples: 8 }), COAT.mid);
}

/** Three quarters to the left. */
function face(box: Local): void {
  flat(
    box,
    '-36,-60! -12,-70 18,-66 42,-50 56,-22 56,8 48,30 32,48! 18,60 2,72 -12,79! -24,84 -38,81 -48,73! -55,66 -61,58 -62,48! -67,42 -67,32 -61,24! -56,10 -53,-4 -56,-20 -50,-42',
    COAT.dusk,
    ['46,-90! 48,-20 44,10 34,30 20,44 6,66 -6,90! -100,90! -100,-90!', COAT.mid],
    ['30,-90! 34,-40 26,-14 30,10 22,30 10,60 -10,90! -100,90! -100,-90!', COAT.base],
    // forehead and the bridge of the nose
    ['-40,-62 -14,-72 10,-68 2,-50 -10,-38 -14,-26 -14,-8 -20,8 -52,8 -46,-10 -42,-26 -52,-40', COAT.lit],
    ['-14,-28 -9,-14 -14,2 -18,12 -26,8 -20,-8', COAT.mid],
    // over and under the near eye
    ['-8,-36 8,-40 22,-32 24,-24 10,-30 -4,-28', COAT.lit],
    ['-8,-12 6,-10 20,-16 22,-8 8,-2 -8,-4', PALE.base],
    {
      along: ['-61,24 -56,10 -53,-4 -56.6,-20 -50.6,-42 -36.6,-60.6 -12,-70.6 18,-66.6'],
      paint: GLOW,
      width: 4,
    },
  );
  strokes(
    box,
    [
      '-30,-40 -26,-54 -28,-64',
      '-18,-38 -10,-52 -12,-64',
      '-24,-30 -24,-18',
      '24,-6 34,4 38,16',
      '14,2 26,14 28,28',
    ],
    INK.form,
    COAT.dusk,
    0.2,
  );
}

function muzzle(box: Local): void {
  flat(box, '-46,52! -34,56 -22,58 -12,60 -14,72 -28,80 -40,78 -48,68', PALE.base, [
    '-30,54 -14,58 -8,62 -12,76 -30,84 -46,78 -34,70',
    PALE.mid,
  ]);
  flat(box, '-40,28! -50,24 -60,27 -66,36 -62,46 -54,52 -40,50!', PALE.base, {
    along: ['-50,23.4 -60,26.4 -66.6,36 -62,46'],
    paint: GLOW,
    width: 3,
  });
  flat(box, '-38,28! -24,21 -10,20 4,26 11,37 8,49 -6,57 -22,58 -36,50!', PALE.base, [
    '-30,52 -14,50 0,44 8,32 16,44 6,58 -20,62',
    PALE.mid,
  ]);
  flat(box, '-55,8! -46,3 -34,2 -20,6! -19,14 -25,23 -33,28 -41,28! -51,21', '#6a3040', [
    '-55,6 -46,2 -34,1 -18,5 -26,11 -40,10',
    '#b06a6a',
  ]);
  box
    .fill(closed('-30,20! -24,16 -21,18 -25,23!'), '#26101f')
    .fill(closed('-46,22! -50,18 -52,14 -48,17!'), '#26101f');
  strokes(
    box,
    ['-37.6,28 -37,40 -37,50', '-37,50 -24,58.4 -6,57.6 9,48', '-37,50 -47,53.6 -56,50'],
    2.4,
    COAT.line,
    0,
  );
  for (const [x, y] of [
    [-22, 34],
    [-12, 30],
    [-14, 40],
    [-4, 38],
    [-24, 43],
    [-52, 34],
    [-56, 40],
  ] as const)
    box.fill(ellipse(x, y, 1.7), '#7a4a44');
  strokes(box, ['-14,38 8,52 22,72', '-4,36 18,46 36,62', '-20,42 -6,60 2,80'], INK.detail, GLOW, 0);
}

/** `width` below 0: the far one, seen mirrored and narrower. */
function eye(box: Local, x: number, y: number, width: number): void {
  const at = (u: number, v: number): string => `${x + u * width},${y + v}`;
  box.fill(
    closed(`${at(-15, 9)}! ${at(-10, 0)} ${at(-2, -7)} ${at(8, -7)} ${at(16, -1)}! ${at(8, 6)} ${at(-2, 7)}`),
    COAT.line,
  );
  const lids = closed(
    `${at(-9, 4)}! ${at(-4, -3)} ${at(4, -4.6)} ${at(11, -0.6)}! ${at(5, 3.6)} ${at(-2, 4.8)}`,
  );
  box.fill(lids, '#8a5a2c');
  box.clip(lids, () => {
    const [ix, iy] = [x - (width > 0 ? 1 : 0), y - 1];
    box
      .fill(ellipse(ix, iy, 6 * Math.abs(width) ** 0.5, 6.4), '#f2b23e')
      .fill(ellipse(ix, iy - 0.4, 2.7, 3), '#1c0f1e')
      .fill(ellipse(ix - 1.8, iy - 2, 1.3, 1.3), '#fff8e2');
  });
}
