import { type Art, arc, LINE, local, points, ramp, spline, svgPath } from '../pen/index.ts';
import { leaf } from './leaf.ts';
import { foliage, type LeaningTree, trunkAndLimbs } from './leaning-tree.ts';
import { sprig } from './sprig.ts';

type Fruit = readonly [x: number, y: number, radius: number, rot: number];
const RED = ramp(0, '#ffe0c0', 0.35, '#e0728a', 1, '#7a2450');
const APPLE = svgPath(
  'M0 -.7C.5 -1.15 1.2 -.6 1 .1C.8 1 .3 1.05 0 .9',
  'C-.3 1.05 -.8 1 -1 .1C-1.2 -.6 -.5 -1.15 0 -.7Z',
);

/** An apple on its stalk, tilted by `rot`, lit from the upper right; every second one keeps a leaf. */
function apple(art: Art, [x, y, radius, rot]: Fruit, leafy: boolean): void {
  const box = local(art, x, y, radius, { rot });
  box.line(spline(points('.2,-1.9 .1,-1.3 0,-.7')));
  if (leafy) box.solid(leaf(0.1, -1.3, 1, 0.5, 70, 0.1), '#8f86c0', LINE.fine);
  const skin = art.radial(x + radius * 0.4, y - radius * 0.4, radius * 1.9, RED);
  box.solid(APPLE, skin);
  art.line(arc(x, y, radius * 0.66, 30, 100), LINE.fine, '#fff6ea', 0.9);
}

/** A leaning fruit tree. `behind` is painted between its foliage and its wood. */
export function fruitTree(
  art: Art,
  tree: LeaningTree,
  { fruits, behind }: { fruits: readonly Fruit[]; behind: () => void },
): void {
  foliage(art, tree.foliage, art.linear(0, 260, 0, 560, ramp(0, '#5b5490', 1, '#2a2358')));
  behind();
  const foot = tree.spine[0]![0];
  const bark = ramp(0, '#5d4068', 0.5, '#5d4068', 1, '#c99a88');
  const fill = art.radial(...art.light, 430, ramp(0, '#efd9e2', 0.5, '#8f86c0', 1, '#3a3878'));
  trunkAndLimbs(art, tree, art.linear(foot - 120, 0, foot + 90, 0, bark), () => {
    for (const { spine, count, leaf: length } of tree.limbs) {
      const look = { spread: 52, taper: 0.7, stem: 1.4 };
      sprig(art, spline(spine), { count, len: length, width: length * 0.42, fill, ...look });
    }
  });
  fruits.forEach((fruit, i) => {
    apple(art, fruit, i % 2 === 0);
  });
}
