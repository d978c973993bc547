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
const DRAWN: Point = [461, 202];
const ABOVE: Point = [-46, -104];
const BELOW: Point = [40, 92];

/** A red banner on a pole that runs through `hand`; the wind from the left carries it out of the picture. */
export function banner(art: Art, [x, y]: Point): void {
  const at = (t: number): Point => [x + lerp(0, ABOVE[0], t), y + lerp(0, ABOVE[1], t)];
  const [top, low] = [at(0.96), at(0.14)];
  const here = (...knots: string[]): Path => closed(...knots).translate(x - DRAWN[0], y - DRAWN[1]);
  const cloth = here(
    `${top[0] - x + DRAWN[0]},${top[1] - y + DRAWN[1]}!`,
    '436,104 458,122 482,128 506,142 532,152 580,190!',
    '590,310! 560,306 540,282 516,270 494,246 474,226 462,202',
    `${low[0] - x + DRAWN[0]},${low[1] - y + DRAWN[1]}!`,
  );
  art.fill(cloth, '#cf4544');
  art.clip(cloth, () => {
    for (const dark of [
      '454,118! 468,140 478,170 486,200 496,250! 478,232 464,208 462,180 458,148',
      '508,140! 522,170 530,206 536,240 548,296! 528,280 512,266 510,230 508,184',
      '414,100! 424,116 432,136 442,160 456,192! 448,186 434,160 422,134',
    ])
      art.fill(here(dark), '#96243a');
    for (const light of [
      '432,100! 446,116 454,150 460,184 464,206! 456,194 446,168 440,136',
      '484,126! 498,142 504,184 506,222 510,264! 500,254 494,222 488,176',
    ])
      art.fill(here(light), '#ea6f58');
    for (const [fold, from, to] of [
      ['440,104! 458,118 478,150 488,200 496,250! 474,228 460,190', 450, 486],
      ['496,130! 512,140 528,186 536,236 548,300! 520,276 508,220', 506, 540],
    ] as const)
      stippled(art, here(fold), '#7c1c34', [from + x - DRAWN[0], 0], [to + x - DRAWN[0], 0], [0, 0.7]);
  });
  within(art, cloth, { side: [-1.4, -1.8], paint: '#ffc9a0' });
  strokes(
    local(art, x - DRAWN[0], y - DRAWN[1]),
    ['470,136 482,180 490,236', '516,150 528,200 540,280'],
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
