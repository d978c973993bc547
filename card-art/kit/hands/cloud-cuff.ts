import type { Art, Paint } from '../pen/index.ts';
import type { Puff } from '../sky/cloud.ts';
import { cloudForm } from '../sky/cloud-form.ts';

const BACK: readonly Puff[] = [
  [-62, -4, 34, -1],
  [58, -10, 36, 1],
  [0, 2, 40, 0],
  [-104, 22, 28, -1],
  [104, 18, 30, 1],
];
const FRONT: readonly Puff[] = [
  [-128, 44, 24, -1],
  [-92, 40, 32, -1],
  [-44, 34, 38, -1],
  [8, 42, 36, 1],
  [54, 34, 38, 1],
  [98, 42, 30, 1],
  [132, 48, 22, 1],
  [-20, 66, 30, 0],
  [34, 68, 30, 0],
  [-70, 62, 26, 0],
  [80, 62, 26, 0],
];

/** Cloud round a wrist at (x, y), about 310 wide: billows behind, what `hand` paints, billows before. */
export function cloudCuff(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { fill, back }: { fill: Paint; back: Paint },
  hand: () => void,
): void {
  const placed = (puffs: readonly Puff[]): Puff[] =>
    puffs.map(([dx, dy, radius, side]): Puff => [x + dx * scale, y + dy * scale, radius * scale, side ?? 1]);
  cloudForm(art, placed(BACK), { fill: back });
  hand();
  cloudForm(art, placed(FRONT), { fill });
}
