import { body } from '../../../kit/figure/body.ts';
import type { Pose } from '../../../kit/figure/pose.ts';
import { INK, ink } from '../../../kit/hand/index.ts';
import { type Art, ellipse, local, type Path, points, range, spline, tube } from '../../../kit/pen/index.ts';
import { lit } from './lit.ts';

/** Stands in profile to the right and leans into the drive; the near hand points the way with a wand. */
const driving: Pose = {
  head: [7, -93],
  neck: [3.6, -83.4],
  shoulders: [
    [5, -80],
    [1, -80],
  ],
  waist: [0.4, -65],
  hips: [
    [0, -53],
    [-1, -53],
  ],
  arms: [
    [
      [12, -67],
      [24, -60],
    ],
    [
      [11, -71],
      [25, -77],
    ],
  ],
  legs: [
    [
      [3, -28],
      [0, -4],
      [6, 0],
    ],
    [
      [-3, -28],
      [-6, -4],
      [0, 0],
    ],
  ],
  looks: 0,
};

const CAPE =
  '3,-83! -4,-82 -12,-76 -22,-75 -32,-80 -46,-78! -40,-70 -44,-60 -38,-50 -42,-42! -30,-44 -20,-38 -12,-42 -6,-52 -2,-66';
const CUIRASS = '5,-82! -2,-82.6 -5.4,-78 -6,-70 -5,-63 -6,-55! 0,-53.4 6,-55! 6.4,-63 8.6,-70 8,-78';
const SKIRT = '-6,-56! 0,-54.6 6,-56! 8,-46 9,-34! -10,-34! -8,-46';
const HAIR = '6,-100! 1,-99.4 -1.4,-95 -1,-89 -2.4,-84! 1,-83 4,-86 4.6,-91 6.4,-95 10,-97!';

/** The driver, 100 × `scale` high, feet at (x, y); light from the right. */
export function driver(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const parts = body(driving);
  const put = (knots: string, closed = true): Path => box.place(spline(points(knots), closed));
  const skin = '#d99a6c';
  lit(art, 4, '#8a4a3c', [
    [box.place(parts.farArm), '#b97a58'],
    [box.place(tube(points('5,-80 9,-73 12,-67'), [4, 4.6, 3.4], 12).outline), '#a8743c'],
  ]);
  lit(art, 12, '#4a1432', [[put(CAPE), '#a83a48']]);
  art.blot(
    [
      '-2,-80 -14,-72 -26,-72 -42,-75',
      '-3,-76 -14,-64 -26,-60 -40,-59',
      '-3,-70 -10,-58 -20,-50 -34,-47',
    ].map((fold, i) => ink(put(fold, false), INK.contour, i, 0.2)),
    '#5c1c3a',
  );
  lit(art, 6, '#3a1c3c', [[put(SKIRT), '#5b3f5c']]);
  art.blot(
    range(4, (i) =>
      ink(put(`${-4 + i * 3},-54 ${-5 + i * 3.6},-46 ${-6 + i * 4},-36`, false), INK.form, i, 0),
    ),
    '#2a1430',
  );
  lit(art, 2, '#8a4a3c', [
    [box.place(tube(points('2,-80 4.4,-87'), [3.4, 2.8, 2.6], 8).outline), skin],
    [box.place(parts.head), skin],
  ]);
  lit(art, 7, '#7a4a2c', [[put(CUIRASS), '#d9a85c']], '#fffbe6');
  art.blot(
    [
      ink(put('-5.6,-63.4 0,-62 6,-63.4', false), INK.contour, 1, 0),
      ink(put('-5.8,-61 0,-59.6 6,-61', false), INK.form, 2, 0),
      ink(put('0,-78 4,-73 8,-72', false), INK.form, 3, 0.2),
    ],
    '#7a4a2c',
  );
  lit(art, 4, '#3a1c24', [[put(HAIR), '#5a3028']]);
  lit(art, 2, '#8a5a2c', [
    [
      put(
        '-0.6,-96.4! 5,-98.4 11.6,-97! 12.6,-100.4 9.8,-99.4 9.4,-103.6 6.6,-100.2 4.4,-104 2.8,-100 -0.4,-102.6 -1.4,-98!',
      ),
      '#f2c45c',
    ],
  ]);
  art.fill(put('9.3,-94.2! 10,-95 11.2,-94.6! 10.8,-93.7 10,-93.6!'), '#3a1c24');
  art.blot(ink(put('8.6,-96 10,-96.4 11.6,-95.8', false), 1.4, 1, 0), '#3a1c24');
  const wand = put('22,-72 27,-80 33,-93', false);
  art.blot(ink(wand, 6, 3, 0), '#7a3f2c');
  art.fill(ellipse(...box.at(33.4, -94), 6), '#e2a84e');
  lit(art, 4, '#8a4a3c', [[box.place(parts.nearArm), skin]]);
  lit(art, 5, '#7a4a2c', [
    [box.place(tube(points('1,-80 6,-75.4 9,-72.4'), [4.6, 5, 4.4, 3.4], 14).outline), '#c9964e'],
    [put('-3.6,-80! -1,-84 4,-83.6 6.6,-79 4.6,-76 -1,-76.4!'), '#e2b468'],
  ]);
  lit(art, 3, '#7a4a2c', [
    [box.place(tube(points('15.4,-73 20,-75'), [2.6, 2.6, 2.2], 8).outline), '#d9a85c'],
  ]);
}
