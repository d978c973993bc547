import { mix } from '../../../kit/grade/mix.ts';
import { flat, ink, stippled } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, line, local, ramp, ribbon } from '../../../kit/pen/index.ts';
import { wobbly } from './water.ts';

/** What the water adds to every colour the deeper it lies. */
const DEEP = '#23362f';
const DARK = '#4a1430';

/** From the guard petals to the heart: outline, colour, and the lip that rolls over. */
const FROM_BENEATH: readonly (readonly [outline: string, fill: string, lip?: string])[] = [
  [
    '-18,8! -58,46 -98,34 -112,-6 -96,-46 -60,-56 -20,-24',
    '#bb4c58',
    '-99,32! -112,-6 -97,-45 -78,-54! -92,-28 -96,4',
  ],
  [
    '-16,-18! -72,-36 -82,-66 -50,-86 -8,-92 36,-88 72,-70 74,-42 50,-30 10,-14',
    '#a53c4e',
    '-83,-58! -76,-76 -50,-87 -8,-93 36,-89 66,-76! 32,-78 -10,-82 -50,-72',
  ],
  ['18,-14! 54,-60 92,-50 112,-12 104,26 66,44 20,14', '#8d2f46'],
  ['10,14! 72,22 98,44 84,76 46,92 6,90 -12,52', '#96354a', '99,42! 88,74 46,93 8,91! 44,82 76,66'],
  [
    '-8,14! 12,62 2,90 -38,94 -80,78 -100,44 -62,26',
    '#ad4452',
    '8,84! -2,93 -38,96 -82,78 -98,50! -72,66 -36,80',
  ],
  [
    '-8,26! -46,42 -74,22 -80,-18 -58,-46 -20,-50 0,-20',
    '#a63a4d',
    '-74,22! -82,-18 -59,-48 -26,-51! -56,-30 -66,-4',
  ],
  [
    '0,-20! -34,-44 -20,-66 22,-68 58,-46 56,-10 22,4',
    '#8f2c45',
    '-31,-50! -18,-67 22,-69 58,-48! 22,-58 -12,-54',
  ],
  ['14,-6! 54,-32 76,-6 70,36 36,64 -2,58 -6,24', '#84283f', '75,10! 68,40 36,66 0,60! 36,50 58,30'],
  ['2,22! 14,52 -10,66 -46,52 -64,24 -46,2 -14,0', '#9e3a4c', '6,60! -10,68 -48,53 -65,26! -40,42 -12,52'],
  [
    '-6,14! -34,22 -50,0 -42,-28 -14,-40 8,-28 6,-6',
    '#8f2c45',
    '-38,18! -51,0 -43,-29 -16,-41! -34,-22 -40,-2',
  ],
  ['2,-14! -12,-36 14,-46 40,-30 44,0 24,18 2,10', '#78203b', '-8,-40! 14,-48 41,-31 44,-12! 28,-30 12,-38'],
  ['8,2! 34,-2 30,26 6,40 -22,34 -30,12 -8,8', '#8a2b42', '31,20! 6,42 -24,35 -30,18! -12,28 8,30'],
  ['-4,8! -20,4 -22,-14 -4,-26 18,-20 22,0 8,12', '#6b1935', '-21,0! -23,-15 -4,-28 18,-21! 0,-20 -14,-12'],
  ['0,4! -8,-4 -2,-14 10,-12 14,0 8,8', '#8f2c45', '-8,-2! -3,-15 10,-13! 0,-10'],
];

/**
 * The rose in the water round (x, y): from beneath one looks into the bloom, whose back, hip and stalk are behind it.
 * The stalk stands straight below the real one at `stalkX`.
 */
export function image(art: Art, x: number, y: number, scale: number, stalkX: number): void {
  const box = local(art, x, y, scale);
  const seen = (outline: string) => wobbly(box.place(closed(outline)), 60);
  const stalk = curve(
    `${stalkX - 8},${y + 62 * scale} ${stalkX},${y + 92 * scale} ${stalkX - 8},850 ${stalkX + 4},890`,
  );
  art.fill(wobbly(ribbon(stalk, 9, { start: 1, end: 1, samples: 16 })), '#41603f');
  for (const [outline, fill] of [
    ['40,72! 74,70 104,82 124,108! 92,104 60,98', '#4b6b43'],
    ['20,80! 34,100 38,116 28,134! 14,114 4,96', '#3c5a3c'],
    ['84,30! 112,40 126,56 132,80! 110,70 88,56', '#36523a'],
  ] as const)
    art.fill(seen(outline), fill);
  const lips = art.linear(
    ...box.at(-30, -90),
    ...box.at(20, 96),
    ramp(0, '#eba592', 0.45, '#d67a78', 1, '#9a4650'),
  );
  for (const [outline, fill, lip] of FROM_BENEATH) {
    const shape = seen(outline);
    flat(art, shape, fill, { side: [7 * scale, 4 * scale], paint: mix(fill, DARK, 0.5) });
    if (!lip) continue;
    art.clip(shape, () => void art.fill(seen(lip).translate(4, 5), mix(fill, DARK, 0.6)));
    art.fill(seen(lip), lips);
  }
  const [, low] = box.at(0, 100);
  stippled(art, wobbly(ellipse(x, y, 114 * scale, 98 * scale)), DEEP, [0, y - 40], [0, low], [0, 0.55]);
  // its edge parts into level slips
  const slips = (colour: string, ends: readonly (readonly [number, number, number])[]): void =>
    void art.blot(
      ends.map(([left, right, up]) => ink(line(...box.at(left, up), ...box.at(right, up + 1)), 3, left, 0)),
      colour,
    );
  slips('#a8474f', [
    [-134, -108, -28],
    [-124, -84, 52],
    [96, 130, 22],
    [78, 118, 62],
    [-96, -66, 88],
  ]);
  slips('#2c4036', [
    [-112, -58, 12],
    [60, 116, -22],
    [-88, -20, 72],
    [30, 104, 48],
  ]);
}
