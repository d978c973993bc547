import { byHand, INK, lit, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Path, points, random, range, tube } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

const bark = lit({
  from: { towards: [-1, -0.1] },
  shade: '#161f22',
  rim: '#d9b876',
  rimWidth: 2.2,
  stray: 1.8,
});

/** The first tree of the avenue, yellow already; it crops the upper right. */
export function limeTree(art: Art): void {
  bark(
    art,
    tube(points('548,750 524,660 524,600 528,500 534,400 548,280'), [60, 34, 27, 23, 21, 26], 24).outline,
    '#3f4440',
    13,
  );
  strokes(
    art,
    ['520,660 518,580 522,500 526,420', '536,640 534,560 538,480', '508,676 514,640 512,600'],
    INK.form,
    '#1c2628',
  );
  const chance = random('lime');
  const crown = byHand(
    closed('590,40! 330,60 324,120 350,176 376,214 410,236 424,284 462,310 484,352 530,372 590,388!'),
    4,
  );
  art.fill(crown, '#25383a');
  const edge = crown.walk(70).filter(({ x }) => x < 560);
  const heart = (x: number, y: number, size: number, angle: number): Path =>
    leaf(x, y, size, size * 0.95, angle, chance.between(-4, 4));
  art.blot(
    edge.map(({ x, y, angle }) => heart(x, y, chance.between(17, 26), angle + 90 + chance.between(-50, 50))),
    '#25383a',
  );
  for (const [count, tone] of [
    [44, '#3f5548'],
    [30, '#6b7450'],
    [26, '#b98f4a'],
  ] as const)
    art.blot(
      range(count, () => {
        const { x, y } = edge[Math.floor(chance.between(8, edge.length - 4))]!;
        const way = chance.between(0.04, 0.7);
        return heart(
          x + (560 - x) * way,
          y + (120 - y) * way * 0.5,
          chance.between(14, 22),
          chance.between(120, 240),
        );
      }),
      tone,
    );
  // some that fall
  art.blot([heart(470, 372, 15, 200), heart(96, 590, 14, 130), heart(500, 560, 13, 240)], '#cfa65a');
}
