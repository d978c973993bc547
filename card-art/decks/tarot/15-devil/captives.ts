import { body } from '../../../kit/figure/body.ts';
import type { Pose } from '../../../kit/figure/pose.ts';
import { standing } from '../../../kit/figure/poses.ts';
import { castShadow, INK, printed, strokes } from '../../../kit/hand/index.ts';
import { type Art, arc, closed, curve, ellipse, type Local, local } from '../../../kit/pen/index.ts';
import { RING } from './block.ts';
import { chain } from './chain.ts';
import { form, NIGHT } from './light.ts';

/** She lifts the loose iron from her neck with both hands. */
const LIFTING: Pose = {
  ...standing,
  head: [-1, -92],
  arms: [
    [
      [-19, -75],
      [-9, -88],
    ],
    [
      [19, -77],
      [9, -89],
    ],
  ],
};

/** He has turned his head to the way out. */
const TURNING: Pose = {
  ...standing,
  head: [2, -93],
  arms: [
    [
      [-13, -66],
      [-15, -51],
    ],
    [
      [12, -67],
      [20, -56],
    ],
  ],
  looks: 4,
};

interface Dress {
  skin: string;
  cloth: string;
  wrap: string;
  hair: string;
}

function figure(box: Local, pose: Pose, { skin, cloth, wrap, hair }: Dress, footY: number): void {
  const { art } = box;
  const { all } = body(pose);
  const placed = box.place(all);
  printed(
    art,
    [60, footY - 30, 550, footY + 14],
    () => void art.fill(castShadow(placed, footY, 1.2, 0.06), NIGHT, 0.85),
  );
  form(art, placed, skin, 7, { towards: [-1, -0.25], rim: '#ffc27a' });
  strokes(
    box,
    ['-0.4,-79 -0.8,-70 -1.4,-60', '-5,-78 -6,-73 -3,-69', '5,-78 6,-73 3,-69'],
    INK.detail,
    '#3c1820',
    0.2,
  );
  form(art, box.place(closed(wrap)), cloth, 7, { towards: [-1, -0.2] });
  strokes(box, ['-5,-56 -6,-42 -8,-30', '1,-55 2,-42 1,-30', '6,-56 8,-44 9,-30'], INK.form, NIGHT, 0.2);
  form(art, box.place(closed(hair)), '#241018', 4, { towards: [-1, -0.3], rimWidth: 1.6 });
}

/** Two before him; their irons are wide enough to be lifted off. */
export function captives(art: Art): void {
  const her = local(art, 190, 852, 1.78);
  figure(
    her,
    LIFTING,
    {
      skin: '#c87a50',
      cloth: '#8e3c34',
      wrap: '-9.6,-62! 0,-59 9.4,-62! 10.4,-46 13,-26 14,-12! 6,-9 -2,-12 -8,-9 -14,-12! -13,-26 -11,-46',
      hair: '-4.6,-88! -7,-94 -4,-100 1,-101 6,-98 6,-91 6.6,-82 5,-72 6,-64! 0,-68 -5,-63! -6,-76',
    },
    852,
  );
  const him = local(art, 428, 856, 1.9);
  figure(
    him,
    TURNING,
    {
      skin: '#9a5640',
      cloth: '#4c3444',
      wrap: '-9.6,-60! 0,-57 9.6,-60! 11,-46 12,-32! 6,-29 0,-32 -6,-28 -12,-31! -11,-46',
      hair: '2.6,-99.6! -2,-101 -5,-97 -5.4,-91 -3,-87 0,-87! 1,-92 3,-96 6,-97.6!',
    },
    856,
  );
  const [ringX, ringY] = RING;
  for (const [box, [x, y]] of [
    [her, [0, -84.5]],
    [him, [0.6, -83.5]],
  ] as const) {
    const [nx, ny] = box.at(x, y);
    art
      .line(ellipse(nx, ny, 10.5, 4.4), 4, '#150e18')
      .line(arc(nx, ny - 0.6, 10.5, 90, 300, 4.4), 1.3, '#f0a55e');
  }
  chain(art, curve(`199,706 214,770 236,826 280,838 314,812 ${ringX - 4},${ringY + 14}`), 29, 5);
  chain(art, curve(`418,700 408,770 392,828 364,840 346,814 ${ringX + 5},${ringY + 14}`), 29, 5);
}
