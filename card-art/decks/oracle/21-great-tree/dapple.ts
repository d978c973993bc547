import { byHand } from '../../../kit/hand/index.ts';
import { type Art, closed, lerp, Path, polar, type Random, random, range } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** Leaves as they grow: some on one shoot. */
export const shoot = (x: number, y: number, size: number, chance: Random): Path[] => {
  const heading = chance.between(0, 360);
  return range(5, (i) => {
    const turn = heading + lerp(-70, 70, i / 4) + chance.between(-10, 10);
    const long = size * chance.between(0.8, 1.2);
    return leaf(...polar(x, y, size * 0.2, turn), long, long * 0.36, turn, 2);
  });
};

/**
 * Sun in patches: where it comes through, torn at the edge and crossed by the shadows of leaves.
 * @param size a leaf's length
 * @param squash how flat what they fall on lies: 1 is upright
 * @param crossed how many shoots' shadows lie within, as a part of those at the edge
 */
export function dapple(
  art: Art,
  patches: readonly string[],
  [light, shadow]: readonly [string, string],
  size: number,
  squash = 1,
  crossed = 0.22,
): void {
  for (const knots of patches) {
    const chance = random(knots);
    const patch = byHand(closed(knots), 4);
    const [left, top, right, bottom] = patch.bounds();
    const middle = (top + bottom) / 2;
    const edge = patch.walk(Math.round((right - left + (bottom - top) / squash) / (size * 0.55)));
    const laid = (x: number, y: number): Path[] =>
      shoot(x, y, size * chance.between(0.7, 1.1), chance).map((path) => path.scale(1, squash, x, y));
    const inside = range(Math.round(edge.length * crossed), () =>
      laid(
        lerp(left, right, chance.between(0.15, 0.85)),
        middle + (bottom - top) * chance.between(-0.35, 0.35),
      ),
    );
    art.fill(patch, light).fill(
      Path.join(
        edge.map(({ x, y }) => laid(x, y)),
        inside,
      ),
      shadow,
    );
  }
}
