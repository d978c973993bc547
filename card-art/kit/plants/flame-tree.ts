import { type Art, LINE, ramp, spline } from '../pen/index.ts';
import { flameLeaf } from './flame-leaf.ts';
import { foliage, type LeaningTree, trunkAndLimbs } from './leaning-tree.ts';

const EMBERS = { lite: '#ffe6bd', mid: '#e08a86', dark: '#8d3562' };

/** Small flames along the boughs, leaning left and right in turns; no two neighbours alike. */
function smallFlames(art: Art, { limbs }: LeaningTree): void {
  limbs.forEach(({ spine, count, leaf }, limb) => {
    const places = spline(spine)
      .walk(count + 2)
      .slice(1, -1);
    places.forEach(({ x, y }, i) => {
      const right = i % 2 === 1;
      const length = leaf + ((i * 7 + limb * 3) % 9);
      flameLeaf(art, x, y + 2, length, {
        rot: right ? 16 : -16,
        mirror: !right,
        lineWidth: LINE.fine,
        ...EMBERS,
      });
    });
  });
}

/** A leaning tree whose leaves are small flames and whose branch ends carry a great one each. */
export function flameTree(
  art: Art,
  tree: LeaningTree,
  flames: readonly (readonly [x: number, y: number, length: number, lean: number])[],
): void {
  foliage(art, tree.foliage, art.linear(0, 260, 0, 560, ramp(0, '#9a4f78', 1, '#4a2358')));
  const foot = tree.spine[0]![0];
  const bark = ramp(0, '#8a4a66', 0.5, '#8a4a66', 1, '#f0c49a');
  trunkAndLimbs(art, tree, art.linear(foot + 120, 0, foot - 90, 0, bark), () => smallFlames(art, tree));
  flames.forEach(([x, y, length, lean], i) => {
    art.glow(x, y - length * 0.4, length * 0.9, art.palette.glow, 0.4);
    flameLeaf(art, x, y, length, { rot: lean, mirror: i % 2 === 1 });
  });
}
