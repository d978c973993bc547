import { fringe, strokes } from '../../../kit/hand/index.ts';
import { closed, curve, ellipse, type Local, ribbon } from '../../../kit/pen/index.ts';
import { fallen } from './colours.ts';
import { COAT, SKIN } from './form.ts';

/** Broad over the cheeks, turned a little to the left and up. */
const HEAD = closed(
  '-28,-80! -18,-82 -10,-88! -6,-84 4,-90! 8,-84 18,-86! 32,-79! 60,-68 80,-46 90,-20 93,4! 104,17! 97,23! 107,38! 95,43! 99,60! 80,62 58,76 34,92 8,101! -4,110! -10,102! -28,108! -32,98! -50,100! -54,86 -72,70! -92,64! -87,48! -101,43! -91,27! -98,20! -88,6 -89,-20 -80,-46 -60,-68!',
);
const EARS = [
  [
    '-86,-26! -92,-60 -92,-94 -84,-124! -64,-112 -42,-92 -26,-74!',
    '-78,-44! -82,-70 -82,-94 -78,-108! -64,-98 -50,-84 -40,-72! -60,-62',
  ],
  [
    '34,-78! 52,-100 74,-118 96,-126! 102,-94 100,-58 90,-20!',
    '48,-74! 60,-92 76,-106 90,-112! 93,-90 91,-64 84,-42! 66,-60',
  ],
] as const;

const fill = (box: Local, knots: string, tone: string, opacity = 1): void =>
  void box.fill(closed(knots), tone, opacity);

export function head(box: Local): void {
  for (const [i, [outline, hollow]] of EARS.entries()) {
    box.fill(closed(outline), i ? COAT.deep : COAT.shade);
    fill(box, hollow, i ? '#6a5068' : SKIN.ear);
    if (!i) fallen(box, closed(outline), 0.62);
    if (!i)
      box.clip(closed(outline), () =>
        fill(box, '-40,-100! -54,-84 -66,-58 -70,-30! -20,-40!', COAT.shade, 0.6),
      );
  }
  // hair that grows over the hollows
  box.blot(
    fringe('-46,-76 -58,-64 -74,-46', 70, { count: 9, length: [18, 36], width: 8, seed: 'ear left' }),
    COAT.lit,
    0.9,
  );
  box.blot(
    fringe('80,-46 66,-62 48,-76', 70, { count: 9, length: [18, 36], width: 8, seed: 'ear right' }),
    COAT.shade,
  );
  box.fill(HEAD, COAT.shade);
  fallen(box, HEAD, 0.94);
  planes(box);
  eye(box, -54, 2, 0.92, false);
  eye(box, 24, 1, 0.96, true);
  muzzle(box);
}

/** What of the head turns from the light: temple, cheek and jaw on the right, under the brows, beside the nose. */
function planes(box: Local): void {
  box.clip(HEAD, () => {
    // the far half, in the dark of the room
    fill(
      box,
      '56,-90! 62,-60 60,-34 64,-10 68,8 62,30 48,50 34,68 12,88 -10,106! 130,110! 130,-60!',
      COAT.deep,
      0.82,
    );
    // under the brows, deepest beside the nose
    fill(box, '-82,-6! -70,-20 -54,-24 -40,-18 -30,-4 -26,14! -34,6 -44,-8 -58,-14 -72,-12', COAT.deep, 0.5);
    fill(box, '-2,16! 2,-6 10,-20 24,-26 42,-22 56,-8! 42,-16 24,-17 12,-8 4,4', COAT.dark, 0.55);
    // the side of the nose that turns away
    fill(box, '-14,-24! -11,-6 -10,12 -6,27! -1,28 0,14 -4,-6!', COAT.deep, 0.4);
    // the bridge stands into the light
    fill(box, '-22,-46! -28,-20 -29,6 -32,27! -17,27! -16,6 -18,-18!', '#fffdf6', 0.55);
    // chin and jaw turn under
    fill(box, '-74,66! -50,74 -30,80 -10,84 10,82 30,74! 50,110! -80,110!', COAT.deep, 0.72);
  });
  strokes(
    box,
    ['-36,-60 -32,-48 -32,-38', '-18,-64 -16,-52 -17,-42', '2,-62 0,-50 -3,-42'],
    3,
    COAT.shade,
    0.2,
  );
}

/** Wide, the gaze up to where the colours leave the stone; the upper lid's rim is dark. */
function eye(box: Local, x: number, y: number, size: number, right: boolean): void {
  const at = (u: number, v: number): string => `${x + u * size * (right ? 1 : -1)},${y + v * size}`;
  // from the inner corner over the top to the outer one
  const rim = closed(
    `${at(-25, 13)}! ${at(-18, -4)} ${at(-4, -15)} ${at(12, -16)} ${at(27, -9)}! ${at(21, 6)} ${at(8, 14)} ${at(-8, 14)} ${at(-18, 12)}`,
  );
  const ball = closed(
    `${at(-20, 10)}! ${at(-14, -3)} ${at(-2, -11)} ${at(11, -12)} ${at(22, -7)}! ${at(17, 5)} ${at(6, 10.6)} ${at(-8, 11)}`,
  );
  box.fill(rim, COAT.ink);
  box.fill(ball, '#abc67a');
  box.clip(ball, () => {
    box.fill(ellipse(x - 6, y - 2, 20 * size, 15 * size), right ? '#b4c07c' : '#e2e59a', 0.85);
    box.fill(ellipse(x, y + 13, 20 * size, 6 * size), '#4f8a72', 0.7);
    box.fill(ellipse(x - 5, y - 4, (right ? 6.4 : 4.2) * size, 12.6 * size), '#141020');
    box.fill(
      closed(
        `${at(-26, 4)}! ${at(-14, -4)} ${at(0, -9)} ${at(14, -9)} ${at(28, -3)}! ${at(26, -24)} ${at(-20, -24)}`,
      ),
      COAT.ink,
      0.5,
    );
    box.fill(ellipse(x - 10, y - 6, 3.2 * size, 3.6 * size), '#fffdf4');
  });
}

function muzzle(box: Local): void {
  // two pads, one in the colours, the other in the dark
  fill(box, '-20,40! -34,38 -50,44 -54,56 -46,68 -30,70 -18,62!', '#fffaf2', 0.72);
  fill(box, '-16,40! 0,38 16,44 20,56 12,68 -4,70 -18,62!', COAT.fair, 0.7);
  fill(box, '-32,27! -24,24 -14,24 -5,27! -8,35 -18,42! -28,36', SKIN.nose);
  fill(box, '-30,27! -24,25 -17,25! -20,30 -27,31', '#f0b3ac');
  strokes(box, ['-18,42 -18.4,50 -18,56'], 2.2, COAT.ink, 0);
  strokes(box, ['-18,56 -26,66 -38,68 -47,62', '-18,56 -10,66 2,68 12,61'], 2.6, COAT.ink, 0.04);
  box.blot(
    [
      [-36, 50],
      [-43, 56],
      [-33, 58],
      [0, 50],
      [8, 55],
      [-2, 58],
    ].map(([x, y]) => ellipse(x!, y!, 1.6)),
    COAT.shade,
  );
  box.blot(
    [
      '-40,50 -74,42 -112,46',
      '-42,56 -76,56 -116,68',
      '-40,61 -70,70 -104,90',
      '6,50 44,42 92,44',
      '8,56 46,56 100,68',
      '6,61 40,70 84,90',
    ].map((way) => ribbon(curve(way), 1.6, { start: 0.9, end: 0 })),
    '#fffaf0',
    0.7,
  );
}
