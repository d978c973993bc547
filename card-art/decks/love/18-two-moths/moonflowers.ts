import { ink } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, polar, range, spline } from '../../../kit/pen/index.ts';
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

/** How much of its breadth the rim shows of its depth, and where in it the throat goes down. */
const [TIPPED, THROAT_X, THROAT_Y] = [0.66, 7, 15] as const;

/** Five petals grown together into a trumpet, its mouth turned up to the light: the folds run over the wall into the throat. */
function flower(art: Art, x: number, y: number, r: number): void {
  const box = local(art, x, y, 1, { rot: -14 });
  const disc = spline(
    range(50, (i) => {
      const [px, py] = polar(0, 0, r * (1 + 0.04 * Math.cos((i / 50) * Math.PI * 10)), i * 7.2);
      return [px, py * TIPPED] as const;
    }),
    true,
  );
  // the outside of the trumpet, below its lip
  byFlame(art, box.place(closed('-62,26! -30,56 -6,76 4,110! 30,110! 32,74 50,54 68,20!')), '#cfc6cf', 9, {
    shade: '#6f7396',
    rimWidth: 0.4,
  });
  byFlame(art, box.place(disc), '#fbf1dc', 12, { shade: '#a9a6bb', rim: '#fffef4', rimWidth: 3 });
  box.clip(disc, () => {
    // the wall sinks towards the throat; the side under the lit lip is in its shade
    for (const [size, tone] of [
      [0.62, '#efe6d6'],
      [0.43, '#dcd5cf'],
      [0.27, '#bdb9ba'],
    ] as const)
      box.fill(
        ellipse(THROAT_X * (1 - size * 0.7), THROAT_Y * (1 - size * 0.8), r * size, r * size * TIPPED),
        tone,
      );
    for (const [i, angle] of [4, 76, 148, 220, 292].entries()) {
      const [tx, ty] = polar(0, 0, r * 1.01, angle);
      const at = (t: number, side: number): readonly [number, number] => {
        const sink = (1 - t) ** 1.5;
        const [ox, oy] = polar(0, 0, side * r * 0.1 * (1 - t) ** 0.6, angle + 90);
        return [tx * t + THROAT_X * sink + ox, (ty * t + oy) * TIPPED + THROAT_Y * sink];
      };
      const run = (side: number) => range(6, (k) => at(0.1 + (k / 5) * 0.9, side));
      box.fill(spline([...run(-1), ...run(1).reverse()], true), i % 2 ? '#cfd2aa' : '#d9dab4');
      box.blot(ink(spline(run(0)), 1.5, i, 0.05), '#9aa586');
    }
  });
  box.fill(ellipse(THROAT_X, THROAT_Y, 13, 9), '#87885f');
  box.fill(closed('-5,12! 0,8 8,6.6 15,9 19,14! 12,12 2,12'), '#5c6440');
  box.blot([ellipse(4, 14, 2.4, 3.6), ellipse(10, 15, 2.4, 3.8), ellipse(7, 10.6, 2.4, 3.6)], '#fff3b8');
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
