import { body } from '../../../kit/figure/body.ts';
import type { Pose } from '../../../kit/figure/pose.ts';
import { modelled } from '../../../kit/hand/index.ts';
import { type Art, closed, local } from '../../../kit/pen/index.ts';

/** Drawn upright, then turned over: arms flung wide, legs that run in the air. */
const DIVING: Pose = {
  head: [3, -93],
  neck: [0, -83],
  shoulders: [
    [-8, -81],
    [8, -80],
  ],
  waist: [2, -65],
  hips: [
    [-4, -53],
    [4.6, -52],
  ],
  arms: [
    [
      [-21, -90],
      [-29, -104],
    ],
    [
      [22, -84],
      [33, -95],
    ],
  ],
  legs: [
    [
      [-16, -34],
      [-12, -11],
      [-16, -4],
    ],
    [
      [10, -28],
      [22, -8],
      [25, 0],
    ],
  ],
  looks: null,
};

/** Feet first, arms thrown up, one knee drawn in. */
const FEET_FIRST: Pose = {
  head: [-4, -93],
  neck: [-1, -83],
  shoulders: [
    [-8, -80],
    [7, -81],
  ],
  waist: [2, -65],
  hips: [
    [-3, -53],
    [5, -52],
  ],
  arms: [
    [
      [-22, -88],
      [-31, -100],
    ],
    [
      [16, -95],
      [17, -111],
    ],
  ],
  legs: [
    [
      [-8, -29],
      [-16, -7],
      [-18, 3],
    ],
    [
      [18, -38],
      [12, -16],
      [16, -8],
    ],
  ],
  looks: null,
};

interface Cloth {
  coat: string;
  hair: string;
}

/** A figure against the light: a dark shape with the sky on its one side. */
function figure(
  art: Art,
  pose: Pose,
  { coat, hair }: Cloth,
  [x, y, scale, rot, mirror]: readonly [number, number, number, number, boolean],
  fill: string,
  rim: string,
): void {
  const box = local(art, x, y, scale, { rot, mirror });
  const { all } = body(pose);
  const [left, top, right, bottom] = box.place(all).bounds();
  modelled(
    art,
    [left - 40, top - 40, right + 40, bottom + 40],
    { towards: [5, -3], soft: 4, shade: '#0b0c22', rim, rimWidth: 1.6 },
    () => {
      box.fill(all, '#191a3a').fill(closed(coat), fill).fill(closed(hair), '#120f26');
    },
  );
}

/** Two who lived in the tower, thrown from it. */
export function fallers(art: Art): void {
  figure(
    art,
    FEET_FIRST,
    {
      coat: '-8,-83! 0,-81 8,-83 8,-66 18,-54! 32,-50 40,-60! 36,-44 24,-28! 12,-24 4,-30 -8,-22! -20,-30 -28,-44! -18,-46 -8,-54 -5,-66',
      hair: '-7,-87! -11,-94 -9,-104 -2,-116 6,-122! 2,-112 4,-104 1,-96 1,-88',
    },
    [238, 512, 1.04, -24, false],
    '#6a2440',
    '#ffb070',
  );
  figure(
    art,
    DIVING,
    {
      coat: '-9,-83! 0,-81 9,-82 8,-66 14,-50 18,-36! 8,-40 2,-34 -6,-40 -15,-34! -14,-50 -7,-66',
      hair: '3,-99.4! -2,-99 -3,-93 -1,-88 4,-86 8,-90 9,-96',
    },
    [112, 470, 1.02, 164, false],
    '#3a2a58',
    '#ffb070',
  );
}
