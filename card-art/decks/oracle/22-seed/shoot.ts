import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, local, random } from '../../../kit/pen/index.ts';
import { lump } from './clods.ts';
import { form } from './light.ts';

/** The first two leaves, just parting: they bow still, and have the light on their backs. */
export function leaves(art: Art): void {
  farLeaf(art);
  nearLeaf(art);
  // two scales where they sit on the stem
  const box = local(art, 258, 470, 0.9, { rot: 28 });
  form(box, '-10,-14! -2,-9 9,-14! 12,0 5,11! 0,4 -6,9 -12,2', {
    fill: '#d3dc90',
    shade: '#8fa052',
    soft: 3,
    rim: '#fffbd6',
    rimWidth: 1.4,
  });
}

function farLeaf(art: Art): void {
  const box = local(art, 261, 474, 0.9, { rot: -27 });
  form(
    box,
    '0,-2! 18,2 38,18 47,42 44,66 30,92 12,122! -2,98 -12,70 -14,38 -10,12',
    { fill: '#88aa5a', shade: '#4c7136', soft: 12, rim: '#e2eea0', rimWidth: 1.8 },
    ['2,-4! 10,30 15,70 12,124! 50,110 60,40 30,-6!', '#73994c'],
  );
  strokes(
    box,
    [
      '2,2 10,30 15,70 13,114',
      '9,26 20,28 36,38',
      '13,48 26,52 40,66',
      '15,72 24,78 30,88',
      '8,40 -4,46 -9,56',
    ],
    INK.detail,
    '#3f6330',
    0.1,
  );
}

function nearLeaf(art: Art): void {
  const box = local(art, 256, 472, 1, { rot: 38 });
  form(
    box,
    '2,-4! -20,-2 -42,14 -53,40 -50,68 -34,96 -14,112 0,134! 10,112 20,98 32,74 34,42 24,14',
    { fill: '#bad37e', shade: '#82a354', soft: 11, rim: '#fbfcd2', rimWidth: 2.6 },
    // the half beyond the rib turns from the sun
    ['0,-6! 5,30 5,80 0,136! 40,110 50,40 26,-6!', '#96b665'],
    // here the shaft ends
    ['2,2! -18,2 -40,16 -51,40 -49,66 -36,92! -24,84 -10,80 5,76! 4,40', '#ddeb9c', 0.85],
    ['-2,20! -18,18 -36,30 -42,44! -22,34 0,38', '#f3f8c4'],
    ['2,52! -16,50 -34,60 -42,72! -20,64 4,70', '#f3f8c4'],
    ['8,34! 18,32 28,38 32,48! 20,42 8,48', '#a9c673'],
  );
  strokes(
    box,
    [
      '0,0 4,30 5,74 1,124',
      '3,24 -14,22 -34,32 -42,42',
      '5,50 -14,50 -34,64 -44,74',
      '5,76 -10,80 -24,94',
      '4,30 16,32 27,44',
      '5,56 16,60 25,74',
      '4,82 10,88 14,98',
    ],
    INK.form,
    '#62893e',
    0.12,
  );
}

/** What it has lifted on its neck, and what slides off. */
export function burden(art: Art): void {
  const chance = random('burden');
  for (const [x, y, r] of [
    [322, 426, 8],
    [337, 432, 4.6],
    [309, 424, 3.6],
    [402, 470, 3.4],
    [414, 512, 2.4],
    [352, 520, 2.2],
  ] as const)
    form(art, lump(chance, x, y, r), {
      fill: '#8a5c3c',
      shade: '#3d2924',
      soft: r * 0.5,
      rim: '#ffe2a4',
      rimWidth: 1.3,
    });
}
