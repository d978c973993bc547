import { around, byHand, INK, lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  Path,
  points,
  random,
  range,
  roundLimb,
  tube,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

export const coat = lit({
  from: { towards: [-0.7, -0.75] },
  shade: '#5a3626',
  rim: '#f9e3ad',
  rimWidth: 2.2,
  stray: 1.2,
  // the frame cuts it: no edge there
  region: (outline) => around(outline, 24),
});

const [COAT, LIGHT] = ['#c2935c', '#d0a468'];

/** The sun through the leaves, on what lies under them. */
export function dapples(
  art: Art,
  inside: Path,
  spots: readonly (readonly [x: number, y: number, r: number])[],
): void {
  art.clip(inside, () => {
    const spot = ([x, y, r]: readonly [number, number, number]): Path =>
      byHand(
        closed(
          `${x - r},${y} ${x - r * 0.3},${y - r * 0.5} ${x + r * 0.7},${y - r * 0.42} ${x + r},${y + r * 0.1} ${x + r * 0.2},${y + r * 0.5} ${x - r * 0.7},${y + r * 0.4}`,
        ),
        3,
      );
    art.blot(spots.map(spot), '#f0d193', 0.85);
  });
}

/** It lies on its belly, the tail laid round towards us. */
export function lion(art: Art): void {
  const body = closed(
    '200,700! 232,612 286,578 340,584 396,606 442,600 492,586 540,604 580,664 586,800! 480,812 360,808 240,806!',
  );
  coat(art, body, COAT, 24);
  dapples(art, body, [
    [330, 596, 22],
    [392, 660, 16],
    [440, 606, 24],
    [378, 690, 9],
    [420, 628, 8],
    [300, 640, 10],
  ]);
  const haunch = closed('404,720 416,650 456,614 508,612 556,650 590,720 584,800 520,812 450,812 412,786');
  coat(art, haunch, LIGHT, 22);
  dapples(art, haunch, [
    [476, 646, 26],
    [520, 634, 12],
    [512, 690, 18],
    [448, 704, 13],
    [478, 744, 9],
    [536, 740, 14],
    [452, 668, 7],
  ]);
  coat(art, roundLimb('500,800 450,806 396,806 368,802', [20, 17, 16, 18], 16), LIGHT, 8);
  strokes(
    art,
    ['356,796 352,804 356,814', '368,794 364,804 368,816', '440,700 424,740 430,776 446,796'],
    INK.form,
    '#5a3626',
  );
  strokes(
    art,
    ['340,606 330,650 338,700 350,740', '352,620 346,650', '300,604 318,640 322,690'],
    INK.detail,
    '#7c5032',
  );
  tail(art);
  coat(art, roundLimb('262,760 200,790 128,796 96,794', [22, 20, 18, 20], 16), '#b58753', 8);
  const foreleg = roundLimb('326,690 352,752 300,802 216,812', [48, 38, 23, 23], 20);
  coat(art, foreleg, LIGHT, 13);
  dapples(art, foreleg, [
    [346, 694, 17],
    [362, 738, 10],
    [322, 758, 14],
    [262, 806, 12],
    [336, 720, 6],
  ]);
  strokes(
    art,
    [
      '300,716 306,724 308,734',
      '316,704 322,714 324,724',
      '340,770 334,780 326,786',
      '372,712 374,724 372,736',
      '300,784 290,792 280,796',
    ],
    INK.form,
    '#8a5a34',
    0.1,
  );
  strokes(
    art,
    [
      '416,640 422,650 424,660',
      '398,632 402,642 402,650',
      '456,760 448,766 438,768',
      '500,660 508,668 512,678',
      '540,690 546,702 546,714',
      '496,716 502,726 502,736',
      '470,780 460,784 450,784',
    ],
    INK.form,
    '#8a5a34',
    0.1,
  );
  strokes(
    art,
    ['84,790 80,798 84,808', '98,788 94,798 98,810', '204,804 200,814 204,826', '220,802 216,814 220,828'],
    INK.form,
    '#5a3626',
  );
}

function tail(art: Art): void {
  const course = '574,790 560,836 500,846 440,832 396,836';
  const rope = tube(points(course), [12, 10, 9, 8, 6], 24).outline;
  coat(art, rope, COAT, 5);
  const chance = random('tuft');
  const locks = range(11, (i) =>
    leaf(
      402,
      836,
      chance.between(30, 52),
      13,
      -96 + (i - 5) * 9 + chance.between(-6, 6),
      chance.between(-8, 8),
    ),
  );
  coat(art, Path.join(locks), () => void art.blot(locks, '#6b4029'), 5, { rim: '#d9a86a' });
  strokes(art, [curve('396,836 376,838 362,834'), curve('396,840 380,848 368,850')], INK.detail, '#3c241c');
}
