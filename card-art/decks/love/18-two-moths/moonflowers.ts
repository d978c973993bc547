import { ink } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  type Path,
  polar,
  range,
  spline,
} from '../../../kit/pen/index.ts';
import { byFlame } from './view.ts';

const LEAF = closed('0,0! -14,-16 -44,-18 -52,8 -40,40 -16,66 4,92! 22,62 44,36 52,6 40,-18 14,-16!');
const LEAVES: readonly (readonly [x: number, y: number, size: number, rot: number, fill: string])[] = [
  [382, 846, 0.9, 74, '#1d4a4c'],
  [520, 838, 1.2, -60, '#1a4248'],
  [548, 744, 0.95, 118, '#2a5f58'],
  [452, 862, 1, 20, '#173a42'],
  [424, 800, 0.66, 128, '#427364'],
];

/** Flowers that open at night, close to us at the right; the lantern lights them from above. */
export function moonflowers(art: Art): void {
  for (const [x, y, size, rot, fill] of LEAVES) {
    const box = local(art, x, y, size, { rot });
    byFlame(art, box.place(LEAF), fill, 11, { rim: '#e8c984' });
    box.blot(
      [
        '0,4 2,40 4,84',
        '-2,14 -18,20 -40,12',
        '2,16 20,20 40,10',
        '0,34 -16,40 -30,40',
        '3,36 18,42 30,38',
      ].map((vein, i) => ink(curve(vein), 2, i, 0.06)),
      '#8faf8e',
      0.6,
    );
  }
  bud(art, 384, 792, -22);
  flower(art, 486, 802, 78);
}

/** Five petals grown together, a star of folds on them; turned up to the light. */
function flower(art: Art, x: number, y: number, r: number): void {
  const box = local(art, x, y, 1, { rot: -14 });
  const disc: Path = spline(
    range(40, (i) => {
      const [px, py] = polar(
        0,
        0,
        r * (1 + 0.07 * Math.cos((i / 40) * Math.PI * 10) + 0.016 * Math.sin(i * 2.4)),
        i * 9,
      );
      return [px, py * 0.74] as const;
    }),
    true,
  );
  byFlame(art, box.place(disc), '#fbf1dc', 16, { shade: '#8f8fae', rim: '#fffef4', rimWidth: 3 });
  for (const [i, angle] of [0, 72, 144, 216, 288].entries()) {
    const [tx, ty] = polar(0, 0, r * 0.96, angle);
    const [lx, ly] = polar(0, 0, r * 0.16, angle - 42);
    const [rx, ry] = polar(0, 0, r * 0.16, angle + 42);
    box.fill(
      spline(
        [
          [lx, ly * 0.74, 1],
          [tx, ty * 0.74, 1],
          [rx, ry * 0.74, 1],
        ],
        true,
      ),
      i % 2 ? '#d6d8b0' : '#dfdfb8',
    );
    box.blot(ink(curve(`0,4 ${tx * 0.9},${ty * 0.66}`), 1.6, i, 0.05), '#9aa586');
  }
  box.fill(ellipse(0, 3, 10, 8), '#beb66a');
  box.blot([ellipse(-3, 0, 3, 4), ellipse(4, 2, 3, 4), ellipse(0, -4, 3, 4)], '#fff3b8');
}

/** Rolled up yet. */
function bud(art: Art, x: number, y: number, rot: number): void {
  const box = local(art, x, y, 1, { rot });
  byFlame(art, box.place(closed('-6,60! -9,30 -15,6 -10,-22 0,-44! 12,-20 14,8 8,32 6,60!')), '#f1e7cf', 6, {
    shade: '#7d86a2',
  });
  box.blot(
    ['0,-38 8,-10 -4,30', '-4,-26 -8,0 2,44'].map((fold, i) => ink(curve(fold), 2, i, 0.08)),
    '#a4a890',
  );
  byFlame(art, box.place(closed('-9,66! -12,48 -7,38! 0,46! 8,38! 12,50 8,66!')), '#477667', 4);
}
