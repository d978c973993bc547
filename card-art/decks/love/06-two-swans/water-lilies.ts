import { contactShadow, ink } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  polar,
  polygon,
  range,
  spline,
} from '../../../kit/pen/index.ts';
import { byDawn } from './view.ts';

/** A leaf that lies on the water, notched; its middle at (x, y). */
export function lilyLeaf(art: Art, x: number, y: number, half: number, notch: number): void {
  contactShadow(art, x, y + 4, half * 1.15, half * 0.3, '#0f3440');
  const rim = range(22, (i) => {
    const [px, py] = polar(0, 0, half, notch + 14 + (i / 21) * 332);
    return [x + px, y + py * 0.27] as const;
  });
  byDawn(
    art,
    polygon([[x, y], ...rim.map(([px, py]): [number, number] => [px, py])]),
    '#48715b',
    half * 0.12,
    {
      rimWidth: 1.8,
    },
  );
  art.blot(
    range(6, (i) => {
      const [px, py] = polar(0, 0, half * 0.8, notch + 50 + i * 52);
      return ink(
        spline([
          [x, y],
          [x + px, y + py * 0.27],
        ]),
        1.4,
        i,
        0.1,
      );
    }),
    '#1d4c44',
  );
}

/** A rose water lily, half open; its foot at (x, y), about 70 × 46. */
export function waterLily(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const petal = closed('0,0! -10,-14 -9,-32 0,-44! 9,-32 10,-14');
  for (const [turn, fill] of [
    [-74, '#a8405e'],
    [74, '#a8405e'],
    [-26, '#b84e6a'],
    [26, '#b84e6a'],
    [0, '#c65e78'],
    [-50, '#d06c84'],
    [50, '#d06c84'],
  ] as const)
    byDawn(art, box.place(petal.rotate(turn)), fill, 4, { shade: '#5c2044', rimWidth: 1.6 });
  byDawn(art, box.place(closed('0,2! -14,-8 -12,-22 -3,-32! 4,-24 10,-10')), '#e08a9a', 3, {
    shade: '#7c2c50',
    rimWidth: 1.4,
  });
  box.fill(ellipse(3, -22, 4, 3), '#f0c860');
  box.blot(ink(curve('-26,3 0,7 26,3'), 2.4, 1, 0.1), '#0f3440');
}
