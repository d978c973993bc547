import { type Art, arc, LINE, ramp, spline, svgPath } from '../pen/index.ts';
import { foliage, type LeaningTree, trunkAndLimbs } from './leaning-tree.ts';
import { sprig } from './sprig.ts';

/** An apple on its stalk, lit from the upper right. */
function apple(art: Art, x: number, y: number, r: number): void {
  const stalk = spline([
    [x + 3, y - r * 1.9],
    [x + 1, y - r * 1.3],
    [x, y - r * 0.7],
  ]);
  art.line(stalk);
  const shape = svgPath(
    'M0 -.7C.5 -1.15 1.2 -.6 1 .1C.8 1 .3 1.05 0 .9',
    'C-.3 1.05 -.8 1 -1 .1C-1.2 -.6 -.5 -1.15 0 -.7Z',
  );
  const tone = art.radial(
    x + r * 0.4,
    y - r * 0.4,
    r * 1.9,
    ramp(0, '#ffe0c0', 0.35, '#e0728a', 1, '#7a2450'),
  );
  art.solid(shape.scale(r).translate(x, y), tone);
  art.line(arc(x, y, r * 0.66, 30, 100), LINE.fine, '#fff6ea', 0.9);
}

/** A leaning fruit tree. `behind` is painted between its foliage and its wood. */
export function fruitTree(
  art: Art,
  tree: LeaningTree,
  {
    fruits,
    behind,
  }: { fruits: readonly (readonly [x: number, y: number, radius: number])[]; behind: () => void },
): void {
  foliage(art, tree.foliage, art.linear(0, 260, 0, 560, ramp(0, '#5b5490', 1, '#2a2358')));
  behind();
  const foot = tree.spine[0]![0];
  const bark = ramp(0, '#5d4068', 0.5, '#5d4068', 1, '#c99a88');
  trunkAndLimbs(art, tree, art.linear(foot - 120, 0, foot + 90, 0, bark));
  const fill = art.radial(...art.light, 430, ramp(0, '#efd9e2', 0.5, '#8f86c0', 1, '#3a3878'));
  for (const { spine, count, leaf } of tree.limbs) {
    const look = { spread: 52, taper: 0.7, stem: 1.4 };
    sprig(art, spline(spine), { count, len: leaf, width: leaf * 0.42, fill, ...look });
  }
  for (const fruit of fruits) apple(art, ...fruit);
}
