import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, local, random } from '../../../kit/pen/index.ts';
import { lump } from './clods.ts';
import { form } from './light.ts';

/** Two heart-shaped leaves, folded along their ribs, palm on palm: they look at the ground. */
export function leaves(art: Art): void {
  const box = local(art, 263, 474, 1, { rot: 12 });
  const far = closed('4,-4! 22,8 37,32 38,60 24,92 6,114! 2,84 0,50 -2,20');
  const near = closed('-2,-8! -24,4 -41,28 -44,58 -32,88 -7,119! 3,92 8,60 8,28 5,4!');
  form(box, far, { fill: '#7c9c4c', shade: '#40602e', soft: 9, rim: '#d8e49a', rimWidth: 1.6 });
  form(
    box,
    near,
    { fill: '#a8c173', shade: '#6a8c40', soft: 10, rim: '#f6fac6', rimWidth: 2.4 },
    ['-6,-6! 6,4 8,28 8,60 4,92 -6,120! -3,80 -4,40', '#6f9244'],
    ['-4,22! -20,26 -30,36 -16,36! -4,32', '#c8dc8a'],
    ['-4,44! -22,50 -36,64 -18,60! -4,54', '#c8dc8a'],
  );
  strokes(
    box,
    [
      '0,-2 0,30 -2,64 -7,110',
      '-1,20 -14,22 -30,34',
      '-1,38 -16,44 -38,62',
      '-2,56 -14,64 -33,86',
      '-3,76 -12,84 -22,100',
    ],
    INK.form,
    '#55772f',
    0.12,
  );
  strokes(box, ['12,22 24,32 31,44', '12,44 24,54 29,70', '10,66 20,76'], INK.detail, '#345028', 0.1);
  // two scales where they sit on the stem
  form(box, '-11,-16! -2,-10 9,-16! 13,0 6,12! 0,4 -6,10 -12,2', {
    fill: '#ccd68a',
    shade: '#8a9a50',
    soft: 4,
    rim: '#fffbd6',
    rimWidth: 1.4,
  });
}

/** What it has lifted on its neck, and what slides off. */
export function burden(art: Art): void {
  const chance = random('burden');
  for (const [x, y, r] of [
    [340, 402, 9],
    [356, 409, 5],
    [326, 404, 4],
    [404, 434, 5],
    [424, 456, 3],
    [242, 430, 3],
    [300, 524, 3.4],
    [316, 486, 2.2],
    [380, 520, 2.6],
  ] as const)
    form(art, lump(chance, x, y, r), {
      fill: '#8a5c3c',
      shade: '#3d2924',
      soft: r * 0.5,
      rim: '#ffe2a4',
      rimWidth: 1.3,
    });
}
