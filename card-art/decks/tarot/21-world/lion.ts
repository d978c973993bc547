import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { GLOW } from './form.ts';

const COAT = { lit: '#cf9f92', base: '#8f6e8a', mid: '#6c5680', dusk: '#4a4070', line: '#252355' } as const;
const PALE = { base: '#b08c98', mid: '#7a6488' } as const;

/** A lock on its way from the face, and its breadth. */
type Lock = readonly [way: string, width: number];

/** What lies behind, from the crown round to the throat. */
const BEHIND: readonly Lock[] = [
  ['-44,-40 -62,-62 -62,-86 -46,-104', 24],
  ['-26,-56 -28,-90 0,-114 40,-114', 36],
  ['4,-60 28,-98 70,-108 106,-88', 38],
  ['36,-52 74,-78 110,-62 128,-26', 40],
  ['52,-24 92,-40 122,-14 130,28', 42],
  ['56,0 96,-2 118,36 114,84', 44],
  ['-14,74 0,104 -12,138 -38,160', 36],
  ['6,66 26,98 18,138 -8,170', 40],
  ['24,56 52,84 52,126 26,166', 44],
  ['42,30 80,46 88,92 68,140', 44],
];
/** What falls over it, out of the brow and the cheek. */
const BEFORE: readonly Lock[] = [
  ['-12,56 -12,84 -24,106 -46,118', 20],
  ['2,54 8,82 -4,108 -30,126', 22],
  ['18,44 28,72 20,102 -6,128', 24],
  ['30,30 46,54 44,88 22,122', 25],
  ['38,14 60,32 64,66 46,102', 26],
  ['42,-2 68,6 80,38 70,76', 26],
  ['42,-22 70,-22 88,4 86,42', 26],
  ['34,-38 62,-48 84,-30 94,0', 26],
  ['-34,-42 -44,-58 -44,-76 -30,-92', 18],
  ['18,-50 42,-68 68,-62 86,-38', 25],
  ['-24,-46 -26,-74 -4,-94 26,-94', 24],
  ['-2,-52 14,-78 42,-84 68,-68', 25],
];

/** Locks one over the other, each with its side to the light. */
function mane(box: Local, locks: readonly Lock[], [dark, light]: readonly [string, string]): void {
  for (const [way, width] of locks) {
    const spine = curve(way);
    const shape = { start: 0.2, peak: 0.42, samples: 14 };
    box.fill(ribbon(spine.translate(1.6, 1.8), width * 1.06, shape), COAT.line);
    box.fill(ribbon(spine, width, shape), dark);
    box.fill(ribbon(spine.translate(-width * 0.12, -width * 0.06), width * 0.42, shape), light);
  }
}

/** Lower right: it looks up to the dancer, the mane goes back into the dark. */
export function lion(art: Art): void {
  const box = local(art, 500, 648, 0.72, { rot: 4 });
  box.fill(
    closed('-50,-10 -56,-60 -20,-104 50,-104 96,-64 112,10 98,90 50,140 0,140 -30,100 -30,60'),
    '#2b2858',
  );
  mane(box, BEHIND, ['#3a356a', '#4d457a']);
  face(box);
  mane(box, BEFORE, ['#57497a', '#7c668e']);
  muzzle(box);
  eye(box, 4, -22, 1);
  eye(box, -45, -24, -0.66);
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
