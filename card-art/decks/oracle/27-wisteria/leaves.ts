import { curve, lerp, Path, polar, ribbon } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** A wisteria's leaf: pairs of leaflets and one at its end, hanging from (x, y). */
export function pinnate(
  x: number,
  y: number,
  length: number,
  angle: number,
  pairs = 5,
): readonly [leaflets: Path, stalk: Path] {
  const end = polar(x, y, length, angle);
  const rib = curve(`${x},${y} ${(x + end[0]) / 2},${(y + end[1]) / 2 - length * 0.1} ${end[0]},${end[1]}`);
  const steps = rib.walk(pairs + 2).slice(1);
  const leaflets = steps.flatMap((step, i) => {
    const size = length * lerp(0.42, 0.3, i / pairs);
    if (i === pairs) return [leaf(step.x, step.y, size, size * 0.42, step.angle)];
    return [-62, 58].map((turn) => leaf(step.x, step.y, size, size * 0.42, step.angle + turn, size * 0.06));
  });
  return [Path.join(leaflets), ribbon(rib, length * 0.035, { start: 1, end: 0.4 })];
}
