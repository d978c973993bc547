import { packCells, pebble } from '../../../kit/pen/cells.ts';
import { type Art, type Path, type Point, random } from '../../../kit/pen/index.ts';

/**
 * Foam that has torn into a net: threads round open water, thinning towards its ragged edge.
 * @param lay from a square (0 … 1 each way) to the water; stretch it, and the meshes are stretched
 */
export function net(
  art: Art,
  count: number,
  seed: number,
  lay: (x: number, y: number) => Point,
  colour: string,
): void {
  const chance = random(`net ${seed}`);
  const square: Point[] = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ];
  const place = (path: Path): Path =>
    path.map((x, y) =>
      lay(x / 100 + Math.sin(y * 0.09 + seed) * 0.05, y / 100 + Math.sin(x * 0.11 + seed * 2) * 0.06),
    );
  for (const cell of packCells(square, count, seed)) {
    const middle = (axis: 0 | 1): number =>
      cell.reduce((sum, corner) => sum + corner[axis], 0) / cell.length / 100;
    const edge = Math.hypot(middle(0) - 0.5, middle(1) - 0.5) * 2;
    // torn at the edge, and here and there within
    if (edge > chance.between(0.6, 1.05) || chance() < 0.14) continue;
    // the mesh does not lie in the middle of its cell: threads swell and thin
    const shift = [chance.between(-2.2, 2.2), chance.between(-2.2, 2.2)] as const;
    const open = chance.between(0.62, 1) + edge * 0.1;
    const mesh = pebble(cell, Math.min(open, 1.02)).translate(...shift);
    art.cover([place(pebble(cell, 1.14)), place(mesh)], colour);
  }
}
