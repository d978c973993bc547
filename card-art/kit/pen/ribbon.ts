import { type Knot, lerp, unit } from './numbers.ts';
import type { Path, Step } from './path.ts';
import { spline } from './shapes.ts';

export interface RibbonOptions {
  /** How many places along the path carry the edge. */
  samples?: number;
  /** Width at the two ends, as parts of the full width. */
  start?: number;
  end?: number;
  /** Where along the path it is widest, 0 … 1. */
  peak?: number;
}

/** A stroke that swells and tapers: a closed outline along a path. For all organic lines. */
export function ribbon(
  path: Path,
  width: number,
  { samples = 10, start = 0, end = 0, peak = 0.5 }: RibbonOptions = {},
): Path {
  const steps = path.walk(samples);
  const last = samples - 1;
  const left: Knot[] = [];
  const right: Knot[] = [];
  steps.forEach((step, index) => {
    const { x, y, t } = step;
    const swell = t < peak ? t / peak / 2 : 0.5 + (t - peak) / (1 - peak) / 2;
    const floor = lerp(start, end, t);
    const half = ((floor + (1 - floor) * Math.sin(Math.PI * swell)) * width) / 2;
    const before = steps[Math.max(0, index - 1)] as Step;
    const after = steps[Math.min(last, index + 1)] as Step;
    const [dx, dy] = unit([after.x - before.x, after.y - before.y]);
    const sharp = index === 0 || index === last ? 1 : 0;
    left.push([x - dy * half, y + dx * half, sharp]);
    right.push([x + dy * half, y - dx * half, sharp]);
  });
  return spline([...left, ...right.reverse()], true);
}
