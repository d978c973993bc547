import { INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  ribbon,
} from '../../../kit/pen/index.ts';
import { form } from './light.ts';

/** The sky is behind her: skin in her own shade, what the earth throws back, and the sun's edge. */
const SKIN = {
  fill: '#bd8567',
  shade: '#94604f',
  back: '#d09b77',
  rim: '#ffe9b8',
  line: '#6a3a34',
} as const;
const WOOL = { fill: '#58809a', shade: '#3a5873', rim: '#d8ecec', line: '#2f4862' } as const;
const HAIR = { fill: '#5a352a', shade: '#3a2224', rim: '#ffcf86' } as const;

/** She lies in the grass, chin on her arms, and has all morning. */
export function child(art: Art): void {
  const box = local(art, 258, 160, 1);
  const head = local(art, 257, 158, 1, { rot: 7 });
  form(box, '-56,52! -52,30 -38,16 -16,10 20,8 42,16 56,32 62,54!', { ...WOOL, fill: '#48708c', soft: 9 });
  hairBehind(head);
  face(head);
  fringe(head);
  arms(box);
}

function hairBehind(head: Local): void {
  form(
    head,
    '0,-49! -18,-47 -33,-36 -40,-16 -40,6 -43,22 -37,36! -30,31 -26,25 0,0 26,25 31,33 38,35! 43,20 40,2 40,-18 32,-37 17,-47',
    { ...HAIR, soft: 8, rimWidth: 2.2 },
  );
}

function face(head: Local): void {
  form(
    head,
    '-28,-30! -30,-10 -31,4 -29,17 -22,28 -11,35 0,37 11,35 22,28 29,17 31,4 30,-10 28,-30!',
    { ...SKIN, soft: 5, rimWidth: 1.4 },
    // the fringe's shade, and the warm light that comes back up from the earth
    ['-40,-40! -40,-2 -28,-6 -10,-3 8,-5 24,-2 40,-6! 40,-40!', SKIN.shade],
    ['-26,22! -14,17 -4,24 8,22 20,17 27,20! 20,34 0,42 -20,36', SKIN.back],
    [ellipse(-19, 15, 7, 4.6), '#d28a70', 0.8],
    [ellipse(18, 15, 7, 4.6), '#c67e68', 0.7],
  );
  for (const [x, y] of [
    [-13, 4],
    [12.5, 4],
  ] as const)
    eye(head, x, y);
  // the nose's underside is what is seen from here
  head.fill(closed('-2.6,7! -4.6,13 -3.4,15.6! 0,14.6 3.6,15.6! 4.6,13 2.4,7!'), SKIN.back);
  head.fill(closed('-4.4,14.4! -2,13.4 0,14.2 2,13.4 4.4,14.4! 2.4,17 0,17.6 -2.4,17'), '#9c6552');
  head.fill(closed('-4,27.4! 0,26.6 4.4,27.2! 0,29.4'), '#a86a58', 0.8);
  head.blot(
    ribbon(curve('-8.6,21.4 -5,23.6 0,24.4 5,23.6 9,21'), 1.6, { start: 0.2, end: 0.2, samples: 12 }),
    SKIN.line,
  );
}

/** Half lowered: she looks down, on the leaves. */
function eye(head: Local, x: number, y: number): void {
  const put = (path: Path): Path => path.scale(x < 0 ? 1 : -1, 1).translate(x, y);
  head.fill(put(closed('-6.6,1.4! -3,-0.8 1,-1.4 5,-0.2 6.4,2! 3,4.4 -2,4.6')), '#dfc2a2');
  head.fill(put(closed('-3.2,1! -2,-1 2,-1.2 3.4,0.6! 3.4,3.4 2,5 -1.4,5 -3,3.4')), '#38211f');
  head.fill(ellipse(x - 1, y + 1.2, 0.8, 0.8), '#fff6dc');
  head.blot(
    [
      put(ribbon(curve('-8,2.8 -4,-0.6 0.6,-1.8 4.6,-0.8 7,2'), 1.9, { start: 0.2, end: 0.4, samples: 12 })),
      put(ribbon(curve('-5.4,-3 -1,-5 4.6,-3.6'), 0.8, { start: 0.2, end: 0.2, samples: 10 })),
    ],
    '#4a2926',
  );
  head.blot(
    put(ribbon(curve('-7,-7.4 -2,-10.6 5,-10'), 1.7, { start: 0.2, end: 0.5, samples: 10 })),
    '#6a4032',
  );
}

function fringe(head: Local): void {
  form(
    head,
    '0,-49.5! -18,-47.5 -33.5,-36 -39.6,-14 -36,8! -27,-4 -24,-13! -19,-8 -14,-7! -10,-11 -8,-15! -2,-8 5,-6! 10,-10 12,-14! 18,-8 25,-6! 28,-2 36,9! 40,-16 32.4,-37.4 17,-47.6',
    { ...HAIR, soft: 4, rimWidth: 2 },
  );
  strokes(
    head,
    ['-8,-44 -22,-32 -27,-12', '-3,-44 -12,-30 -15,-11', '4,-44 6,-28 3,-11', '9,-43 20,-30 24,-11'],
    INK.detail,
    '#8c5a40',
    0.15,
  );
}

/** One arm upon the other; the upper hand hangs over the edge. */
function arms(box: Local): void {
  form(box, '-68,58! -70,48 -60,40 -40,35 -14,34 10,38 20,52 -10,58', {
    ...WOOL,
    soft: 5,
    rimWidth: 1.6,
  });
  hand(box);
  form(box, '72,58! 74,46 62,38 40,34 14,34 -8,37 -20,41! -22,48 -19,56! 6,56 40,60', {
    ...WOOL,
    soft: 6,
    rimWidth: 1.6,
  });
  strokes(
    box,
    ['-14,39 -15,46 -13,55', '44,36 50,44 48,54', '52,37 58,42 58,50', '22,36 20,42 22,46'],
    INK.detail,
    WOOL.line,
    0.1,
  );
}

/** Index and middle finger, ring finger, little finger: the thumb is on her side. */
const FINGERS = [
  '-40,46 -48,49 -55,57 -59,65 -57,69 -53,68 -49,62 -42,57',
  '-38,48 -46,54 -51,64 -51,72 -47,75 -43,71 -41,64 -34,57',
  '-32,50 -38,57 -40,66 -39,73 -35,74 -32,69 -31,62 -26,57',
  '-25,51 -29,57 -30,64 -28,67.4 -25,66 -23,61 -18,56',
];

function hand(box: Local): void {
  for (const finger of FINGERS) form(box, finger, { ...SKIN, soft: 2.2, rimWidth: 1 });
  form(box, '-16,41! -26,39.6 -36,42 -43,46 -46,51 -42,56 -34,58 -24,58 -16,55!', {
    ...SKIN,
    soft: 0,
    rimWidth: 1.5,
  });
  strokes(
    box,
    ['-43,56 -41,52.6 -38,51', '-33,57.6 -31.6,54 -29,52', '-25,57.4 -24,54.6'],
    1,
    SKIN.shade,
    0.2,
  );
}
