import { body } from '../../../kit/figure/body.ts';
import type { Pose } from '../../../kit/figure/pose.ts';
import { ink } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, limb, local, type Path } from '../../../kit/pen/index.ts';
import { starPath } from '../../../kit/sky/star.ts';
import { form } from './form.ts';

/** Leans into the drive; the near arm points the way, the far one holds the reins. */
const DRIVING: Pose = {
  head: [12, -91],
  neck: [7.4, -82],
  shoulders: [
    [8, -79],
    [4, -79],
  ],
  waist: [0.4, -64],
  hips: [
    [-2, -52],
    [-3, -52],
  ],
  arms: [
    [
      [17, -68],
      [28, -64],
    ],
    [
      [19, -83],
      [34, -87],
    ],
  ],
  legs: [
    [
      [5, -28],
      [0, -4],
      [6, 0],
    ],
    [
      [-4, -28],
      [-8, -4],
      [-2, 0],
    ],
  ],
  looks: -4,
};

/** The driver, 100 × `scale` high, feet at (x, y). */
export function driver(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const parts = body(DRIVING);
  const put = (path: Path | string): Path => box.place(typeof path === 'string' ? closed(path) : path);
  form(art, put(parts.farArm), '#b97a58', 3, { shade: '#7a4038' });
  form(art, put(limb('8,-79 13,-73 17,-68', [4, 4.4, 3.4], 10)), '#9a6a34', 3, { shade: '#5a3424' });
  // the mantle flies out behind, further than the car is long
  form(
    art,
    put(
      '7,-82! 1,-83 -8,-80 -20,-80 -32,-86 -46,-84 -58,-88! -52,-79 -60,-72! -48,-68 -52,-60! -38,-58 -40,-48! -26,-52 -14,-50 -6,-56 0,-68',
    ),
    '#c23a3a',
    10,
    { shade: '#5c1434', rim: '#ffcf98', rimWidth: 2.4 },
  );
  art.blot(
    ['2,-80 -12,-76 -28,-79 -48,-80', '1,-76 -12,-69 -28,-68 -50,-70', '0,-71 -10,-62 -22,-59 -40,-58'].map(
      (fold, i) => ink(put(curve(fold)), 2.6, i, 0.2),
    ),
    '#5c1434',
  );
  form(art, put('-8,-56! -2,-54 4.6,-56! 8,-44 8,-30! -12,-30! -10,-44'), '#4a3a5c', 5, { shade: '#241a34' });
  form(art, put(limb('5,-80 9,-87', [3.2, 2.8], 6)), '#d99a6c', 2, { shade: '#8a4a3c' });
  form(art, put(parts.head), '#dfa276', 3, { shade: '#8a4a3c' });
  form(
    art,
    put('9,-82! 1,-82.6 -3,-78 -5,-70 -6,-60 -7.4,-54! -2,-52 5,-54.4! 7,-62 10,-70 11.4,-77'),
    BRASS,
    6,
    {
      shade: '#7a4428',
      rim: '#fffbe0',
    },
  );
  art.blot(
    ['-6.6,-61 0,-59.4 6.4,-62', '-7,-58 0,-56.4 5.6,-59'].map((band, i) => ink(put(curve(band)), 1.8, i, 0)),
    '#7a4428',
  );
  form(
    art,
    put(
      '16.4,-97! 13,-95 10.6,-93.6 9.8,-90 8.4,-86.4 4,-83 -3,-80.4 -9,-80.4! -4,-84.6 -0.6,-89 2.6,-93 4.6,-97 9,-99.4 13,-99!',
    ),
    '#4a2428',
    3,
  );
  form(
    art,
    put('4.6,-95.6! 11,-97 17,-95! 18.4,-99 15,-98 15,-102.4 11.6,-99 9.6,-103.4 7.6,-99 4,-101.4!'),
    '#f4c85c',
    2,
    {
      shade: '#a4682c',
      rim: '#fffbe0',
    },
  );
  art.fill(put(starPath(12, -99.5, 5, 2.6, 1.1, 0)), '#fffdf0');
  art.blot([ink(put(curve('14,-92.6 15.6,-93 16.8,-92.4')), 1.6, 1, 0)], '#3a1820');
  form(art, put(parts.nearArm), '#dfa276', 3, { shade: '#8a4a3c' });
  form(art, put(limb('4.4,-79 11,-81.6 18,-83', [4.8, 4.8, 3.4], 12)), '#c9913f', 4, { shade: '#6a3c28' });
  form(art, put('0,-81! 2,-85 8,-84 10,-79 7,-75 1,-76!'), '#efbe62', 3, { shade: '#7a4428' });
}

const BRASS = '#d9a44c';

/** From his far hand to the two mouths. */
export function reins(art: Art, from: readonly [number, number], mouths: readonly string[]): void {
  art.blot(
    mouths.map((mouth, i) => ink(curve(`${from[0]},${from[1]} ${mouth}`), 2.2, i, 0)),
    '#7a2a2c',
  );
}
