import { flat, ink, stippled, strokes, within } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  local,
  type Path,
  type Point,
  tube,
} from '../../../kit/pen/index.ts';

/** Where the hand was when the cloth was drawn; of the pole, from the hand that holds it. */
const DRAWN: Point = [456, 272];
const ABOVE: Point = [-33, -160];
const BELOW: Point = [26, 122];

/** A red banner on a pole that runs through `hand`; the wind from the left carries it out of the picture. */
export function banner(art: Art, [x, y]: Point): void {
  const at = (t: number): Point => [x + lerp(0, ABOVE[0], t), y + lerp(0, ABOVE[1], t)];
  const [top, low] = [at(0.96), at(0.4)];
  const here = (...knots: string[]): Path => closed(...knots).translate(x - DRAWN[0], y - DRAWN[1]);
  const cloth = here(
    `${top[0] - x + DRAWN[0]},${top[1] - y + DRAWN[1]}!`,
    '446,118 466,136 490,142 516,130 546,126 590,136!',
    '600,276! 562,270 536,278 514,272 492,252 466,236 452,222',
    `${low[0] - x + DRAWN[0]},${low[1] - y + DRAWN[1]}!`,
  );
  art.fill(cloth, '#cf4544');
  art.clip(cloth, () => {
    for (const dark of [
      '464,120! 486,150 492,190 490,226 494,260! 476,246 462,234 468,200 470,160',
      '530,110! 552,140 560,190 552,240 540,284! 520,276 512,268 528,230 536,180',
      '422,112! 434,130 440,160 444,190 448,222! 436,214 430,180',
    ])
      art.fill(here(dark), '#96243a');
    for (const light of [
      '444,114! 458,130 462,164 460,206 458,232! 452,222 452,180 448,140',
      '506,134! 522,150 524,190 514,240 508,268! 502,258 510,220 512,180',
    ])
      art.fill(here(light), '#ea6f58');
    for (const [fold, from, to] of [
      ['440,110! 468,120 486,150 492,190 490,226 494,260! 470,244 448,224 450,180', 446, 482],
      ['506,126! 530,116 552,140 560,190 552,240 540,284! 512,272 504,240', 512, 540],
    ] as const)
      stippled(art, here(fold), '#7c1c34', [from + x - DRAWN[0], 0], [to + x - DRAWN[0], 0], [0, 0.7]);
  });
  within(art, cloth, { side: [-1.4, -1.8], paint: '#ffc9a0' });
  strokes(
    local(art, x - DRAWN[0], y - DRAWN[1]),
    ['486,144 492,190 488,240', '524,132 536,180 524,262'],
    1.5,
    '#7c1c34',
    0.2,
  );
  const pole = tube([at(1), [x, y], [x + BELOW[0], y + BELOW[1]]], [3.2, 3.2], 6);
  flat(art, pole.outline, '#8a5532', { side: [-1.6, -0.6], paint: '#e6b070' });
  flat(art, ellipse(...at(1.03), 6.4), '#f2cf72', { side: [2.4, 2], paint: '#c9953c' });
  art.blot(
    ink(curve(`${at(0.96).join(',')} ${at(0.7).join(',')} ${at(0.42).join(',')}`), 2, 3, 0),
    '#7c1c34',
  );
}
