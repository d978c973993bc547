import { body } from '../../../kit/figure/body.ts';
import type { Pose } from '../../../kit/figure/pose.ts';
import { INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  limb,
  local,
  type Path,
  type Point,
  points,
  polygon,
  range,
  tube,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { form } from './form.ts';
import { on, RADIUS } from './place.ts';

/** On the top, at rest while all turns: a sphinx with a sword. In a box of about 100. */
export function sphinx(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const shape = (outline: Path, fill: string, soft: number, shade = '#2c3a6a'): void =>
    form(art, box.place(outline), fill, soft * scale, { shade, rimWidth: 1.8 });
  // tail, far foreleg, back, haunch, near foreleg
  shape(limb('34,-6 48,-3 58,4 64,14', [4.4, 3.6, 3, 2.6], 12), '#4f7a9a', 2);
  shape(closed('60,10! 66,8 72,18 66,28! 58,22'), '#33507a', 2);
  shape(closed('-14,-40! -20,-20 -22,-6 -30,-4 -33,0! -12,0! -8,-30'), '#4a7090', 3);
  shape(closed('-20,-62! -2,-62 16,-52 32,-36 42,-16 40,0! -6,0! -14,-24 -22,-44'), '#5f8cab', 8);
  shape(closed('8,-2! 6,-22 18,-35 34,-30 42,-12 38,0! -6,0! -4,-6'), '#709db8', 6);
  shape(closed('-20,-58! -10,-56 -4,-46! -4,-26 -6,-8 0,0! -24,0! -26,-5 -18,-9 -20,-30'), '#709db8', 4);
  strokes(box, ['-22,-1 -21,-5', '-17,-1 -16,-5', '-2,-1 -1,-5', '3,-1 4,-5'], 1.4, '#2c3a6a', 0);
  // the head-cloth and face, to the left
  const crowned = local(art, ...box.at(-9, -62), scale * 0.84);
  const part = (outline: string, fill: string, soft: number, shade: string): void =>
    form(art, crowned.place(closed(outline)), fill, soft * scale, { shade, rimWidth: 1.6 });
  part('-12,-6! -10,6 2,8 6,0 4,-8!', '#b97a5c', 2, '#7a4a3c');
  part('-10,-36! -15,-29 -19.5,-23 -16,-21 -17,-16 -14.5,-10 -7,-6! 2,-14 0,-32', '#d9a27a', 3, '#7a4a3c');
  part(
    '-12,-35! -8,-43 4,-44 14,-36 20,-20 26,-2! 18,4 10,3! 10,16 6,24 -2,22! -2,8 -3,-4! -4,-16 -6,-26',
    '#e0b25c',
    5,
    '#7a4a2c',
  );
  strokes(
    crowned,
    ['-6,-40 2,-30 0,-16', '4,-42 10,-28 8,-8', '12,-36 18,-18 18,0', '-2,2 4,4 10,2', '-2,12 4,14 9,12'],
    INK.form,
    '#2f5f7e',
  );
  strokes(crowned, ['-14,-28 -11,-29.4 -8,-27.6'], 1.6, '#3a2038', 0);
  crowned.fill(ellipse(-13, -37, 3.4, 4), '#e8783c');
  box
    .fill(polygon(points('-31,-24 -26,-25 -43,-112 -46,-119 -47,-110')), '#fbf6e6')
    .fill(polygon(points('-28,-25 -26,-25 -43,-112 -46,-119')), '#b4b2c4');
  shape(closed('-40,-32! -18,-36! -18,-32! -40,-28!'), '#e0b25c', 2, '#7a4a2c');
}

/** Goes down on the left, head first. */
export function serpent(art: Art): void {
  const way: Point[] = [
    [-33, -0.6],
    [-38, 0.1],
    [-46, 0.3],
    [-54, -0.25],
    [-64, 0.1],
    [-74, 0.55],
    [-84, 0.45],
    [-94, -0.1],
    [-104, 0],
    [-113, 0.5],
    [-119, 0.72],
  ].map(([angle, out]) => on(angle!, RADIUS + out!));
  const snake = tube(way, [1, 5, 8, 10, 11, 11.5, 11.5, 11, 10, 8.5], 44);
  form(art, snake.outline, '#d9a441', 6, { shade: '#6a3a2c', rim: '#fff4c8' });
  strokes(
    art,
    range(30, (i) => snake.rib(0.1 + i * 0.029, 0.008, -0.75, 0.9)),
    INK.form,
    '#8a5430',
    0.1,
  );
  const [hx, hy] = way[way.length - 1]!;
  const box = local(art, hx, hy, 1, { rot: -14 });
  form(art, box.place(closed('-7,-14! 7,-14! 12,-2 11,10 4,22 -4,22 -11,10 -12,-2')), '#e0b04c', 5, {
    shade: '#6a3a2c',
    rim: '#fff4c8',
  });
  box.fill(ellipse(-6.4, 3, 2.6, 3.4), '#2a1630').fill(ellipse(-7.2, 1.8, 1), '#fffdf0');
  strokes(box, ['0,22 1,31 -4,38', '1,31 6,37'], 2, '#a02c3c', 0);
}

/** Clings to the rim and is carried up. */
const rising: Pose = {
  head: [-6, -92],
  neck: [-3, -83],
  shoulders: [
    [-5, -80],
    [1, -80],
  ],
  waist: [4, -65],
  hips: [
    [2, -53],
    [5, -53],
  ],
  arms: [
    [
      [-14, -88],
      [-24, -98],
    ],
    [
      [-12, -74],
      [-24, -80],
    ],
  ],
  legs: [
    [
      [-14, -40],
      [-12, -16],
      [-20, -16],
    ],
    [
      [-4, -28],
      [2, -6],
      [-6, -3],
    ],
  ],
  looks: 0,
  facesLeft: true,
};

/** A jackal-headed figure goes up on the right, holding on to the rim. */
export function jackal(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const parts = body(rising);
  const SKIN = '#a84f3c';
  const shape = (outline: Path, fill: string, soft: number, shade = '#4a1c34'): void =>
    form(art, box.place(outline), fill, soft * scale, { shade, rimWidth: 1.6 });
  shape(parts.farLeg, '#863f3a', 2);
  shape(parts.farArm, '#863f3a', 2);
  const trunk = (): void => void box.fill(parts.trunk, SKIN);
  form(art, box.place(parts.trunk), trunk, 5 * scale, { shade: '#4a1c34', rimWidth: 1.6 });
  shape(parts.nearLeg, SKIN, 2);
  shape(closed('-4,-62! 4,-60 11,-62! 13,-50 8,-34 2,-28! -10,-38! -8,-48'), '#f0e0bc', 4, '#8a6a6a');
  strokes(box, ['4,-58 2,-46 -4,-36', '9,-58 9,-46 4,-32'], INK.detail, '#8a6a6a');
  shape(leaf(-3, -96, 16, 6, 8, 0), '#863f3a', 1);
  shape(
    closed('1,-84! 5,-90 4,-98 -2,-101 -8,-99! -14,-95.6 -21,-93! -21.6,-90 -15,-88.6 -8,-87! -6,-84!'),
    SKIN,
    2,
  );
  shape(leaf(1, -97, 17, 7, 20, 0), SKIN, 1.4);
  box.fill(ellipse(-7.6, -95.4, 1.3), '#fff0c8');
  strokes(box, ['-4,-82 0,-79 4,-82'], 3, '#e0b25c', 0);
  shape(parts.nearArm, SKIN, 2);
}
