import { ink } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  limb,
  local,
  type Path,
  points,
  random,
  range,
  tube,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { form } from './view.ts';

const BARK = { shade: '#2c1a34', rim: '#f0c894', rimWidth: 2 } as const;

/** A bough of the tree of fruit comes in from the left; the serpent hangs in it. */
export function fruitBough(art: Art): void {
  const chance = random('fruit bough');
  const leaves = (count: number): Path[] =>
    range(count, () =>
      leaf(
        chance.between(44, 128),
        chance.between(560, 680),
        chance.between(24, 40),
        chance.between(13, 18),
        chance.between(60, 220),
        4,
      ),
    );
  art.blot(leaves(26), '#2f5a48');
  form(art, limb('20,700 60,652 96,624 136,600', [15, 12, 9, 4], 16), '#6c4a44', 7, BARK);
  serpent(art);
  art.blot(leaves(16), '#4a7a50');
  art.blot(leaves(9), '#9bb071');
  for (const [x, y, r, turn] of [
    [76, 690, 20, 8],
    [116, 652, 16, -12],
    [66, 608, 14, 20],
  ] as const)
    apple(art, x, y, r, turn);
}

function apple(art: Art, x: number, y: number, r: number, turn: number): void {
  const put = (path: Path): Path => path.scale(r).rotate(turn).translate(x, y);
  art.blot([ink(put(curve('0,-0.6 0.1,-1.1 0.28,-1.5')), 2.6, x, 0)], '#3a2430');
  form(
    art,
    put(
      closed(
        '0,-0.8! 0.45,-1 1,-0.75 1.08,0 0.7,0.78 0.25,1 0,0.9! -0.25,1 -0.74,0.7 -1.02,0 -0.96,-0.7 -0.45,-0.96',
      ),
    ),
    '#cb3d49',
    r * 0.5,
    { shade: '#6c1840', rim: '#ffd9b0' },
  );
  art.fill(put(closed('0.3,-0.66! 0.62,-0.62 0.78,-0.3! 0.5,-0.36')), '#f2a08c');
}

/** It has come up out of the bough and looks at the two. */
function serpent(art: Art): void {
  const body = tube(
    points('40,760 70,742 92,712 76,676 56,650 72,622 98,612 100,584 80,560 76,526 94,500 122,496 140,504'),
    [4, 8, 10, 10, 9.6, 9, 9, 8.6, 8, 7.4, 9.4, 3],
    50,
  );
  form(art, body.outline, '#429680', 6, { shade: '#123a44', rim: '#e6efc8', rimWidth: 1.8 });
  art.blot(
    range(17, (i) => ellipse(...body.at(0.06 + i * 0.051), 3, 2.4)),
    '#e9c778',
  );
  art.fill(ellipse(127, 494, 3.2), '#fff6dc').fill(ellipse(128, 494, 1.9), '#1c1826');
  art.blot(
    [ink(curve('139,504 143,504 147,501'), 1.8, 1, 0), ink(curve('142,504 146,506 149,508'), 1.6, 2, 0)],
    '#b8344c',
  );
}

/** A young tree of flames stands behind his shoulder. */
export function flameBough(art: Art): void {
  for (const [way, widths] of [
    ['528,674 505,636 486,600', [7, 5, 2.6]],
    ['531,690 527,652 532,620 530,596', [6, 5, 2.6]],
    ['556,890 546,780 530,690 516,632 508,580', [12, 11, 9, 7, 3]],
  ] as const)
    form(art, limb(way, widths, 12), '#74484c', 5, BARK);
  for (const [x, y, size, rot, shape] of [
    [529, 594, 1.05, 3, 1],
    [507, 580, 1.35, -5, 0],
    [481, 598, 1.15, -14, 2],
    [527, 644, 0.8, 6, 2],
  ] as const)
    flame(art, x, y, size, rot, FLAMES[shape]);
}

/** Outline and core of a flame that stands on (0, 0). */
const FLAMES = [
  [
    '0,4! -11,-2 -15,-15 -10,-28 -13,-42! -4,-36 -5,-52 6,-72! 5,-54 13,-42 11,-32 18,-40! 19,-18 11,-2',
    '0,0! -7,-6 -7,-16 -2,-24 0,-40! 5,-26 9,-15 6,-4',
  ],
  [
    '0,4! -12,-3 -14,-16 -6,-30 -6,-46! 2,-40 6,-28 10,-36! 16,-22 13,-6',
    '0,0! -6,-5 -7,-14 -2,-26! 2,-18 6,-14 7,-6',
  ],
  [
    '0,4! -13,-2 -18,-14 -17,-30! -11,-26 -9,-38 -14,-54! 0,-46 5,-34 6,-24 13,-30! 15,-14 10,-1',
    '1,0! -8,-4 -9,-13 -5,-20 -6,-34! 2,-26 5,-16 7,-10 6,-2',
  ],
] as const;

function flame(
  art: Art,
  x: number,
  y: number,
  size: number,
  rot: number,
  [outline, core]: (typeof FLAMES)[number],
): void {
  const box = local(art, x, y, size, { rot });
  form(art, box.place(closed(outline)), '#f09a44', 6, { shade: '#c8402f', rim: '#fff3c4', towards: [0, 1] });
  box.fill(closed(core), '#ffe9a8');
}
