import { INK, ink, modelled, regionOf } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  Path,
  points,
  spline,
  tube,
} from '../../../kit/pen/index.ts';

const RED = '#d2553d';
const SHADE = '#5a1c30';

const CARAPACE = closed('0,-46! 6,-36 15,-22 18,-2 15,16 0,20 -15,16 -18,-2 -15,-22 -6,-36');
/** Arms with their claws: not alike, the left one reaches, the right one is folded. */
const CLAWS: readonly (readonly [arm: string, palm: string, finger: string])[] = [
  [
    '-11,-26 -32,-36 -40,-56',
    '-36,-54! -34,-66 -38,-82 -50,-104! -55,-92 -56,-78 -52,-62 -46,-52',
    '-52,-70! -62,-78 -64,-92 -57,-106! -54,-96 -52,-86',
  ],
  [
    '11,-26 36,-30 46,-44',
    '42,-42! 38,-56 40,-72 34,-92! 46,-86 54,-72 56,-56 52,-44',
    '38,-62! 28,-68 24,-80 28,-94! 33,-86 38,-78',
  ],
];
const LEGS = [
  '-14,-16 -36,-18 -46,-4 -54,2',
  '-16,-6 -38,-2 -46,14 -52,22',
  '-16,4 -36,12 -42,28 -46,36',
  '14,-16 38,-12 50,2 58,6',
  '16,-6 38,2 48,18 54,26',
  '16,4 34,14 42,30 44,38',
];

/** A crayfish that climbs out of the water, seen from behind and above, about 130 × `scale` long. */
export function crayfish(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  // it lies on level ground: seen from low down, its length shrinks
  const place = (path: Path): Path => box.place(path.scale(1, 0.78));
  const form = (shape: Path, fill: string, soft: number): void =>
    modelled(
      art,
      regionOf(shape, 12),
      { towards: [soft * 0.3, -soft], soft, shade: SHADE, rim: '#ffe6cf', rimWidth: 1.8 },
      () => void art.fill(shape, fill),
    );
  form(
    Path.join(LEGS.map((leg) => place(tube(points(leg), [3.4, 2.8, 2.4, 0.8], 10).outline))),
    '#a43c38',
    2,
  );
  const feelers = ['-5,-42 -24,-76 -18,-116 -44,-150', '5,-42 14,-80 4,-112 18,-156'];
  art.blot(
    feelers.map((feeler, i) => ink(place(curve(feeler)), 2.2, i, 0)),
    '#e88a68',
  );
  for (let i = 0; i < 5; i++) {
    const [half, down] = [15.5 - i * 1.6, 64 - i * 11];
    const ring = spline(
      [
        [-half, down - 13],
        [0, down - 16],
        [half, down - 13],
        [half + 2.4, down, 1],
        [0, down + 5],
        [-half - 2.4, down, 1],
      ],
      true,
    );
    form(place(ring), RED, 4);
  }
  for (const [arm, palm, finger] of CLAWS) {
    form(place(tube(points(arm), [4, 5, 6], 12).outline), '#b8463a', 3);
    form(place(closed(finger)), RED, 3);
    form(place(closed(palm)), RED, 5);
  }
  form(place(CARAPACE), RED, 7);
  art.blot(
    [
      '-17,2 -9,-6 -7,-14',
      '17,2 9,-6 7,-14',
      '-2,-6 -2,18',
      '2.4,-4 2.4,18',
      '-5,-22 -2,-40',
      '5,-22 2,-40',
    ].map((line, i) => ink(place(curve(line)), INK.form, i, 0.1)),
    SHADE,
  );
  for (const side of [-1, 1]) {
    art.fill(place(ellipse(side * 9, -33, 2.6, 3)), '#1a0f1c');
    art.fill(place(ellipse(side * 9 + 0.6, -34.2, 0.9)), '#fff4e0');
  }
}
