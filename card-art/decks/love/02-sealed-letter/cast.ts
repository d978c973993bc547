import { printed } from '../../../kit/hand/index.ts';
import type { Art, Path } from '../../../kit/pen/index.ts';

/** Whatever lies on the desk throws its shadow away from the lamp. */
export function cast(art: Art, outline: Path, dx: number, dy: number): void {
  printed(art, [44, 590, 556, 868], () => void art.fill(outline.translate(dx, dy), '#22102a', 0.8), {
    edge: 5,
  });
}
