import { type Knot, type Path, spline } from '../pen/index.ts';
import type { Joint } from './grown-branches.ts';

/** The closed outline of a branch with its own widths; `flare` widens the very foot. */
export function bough(branch: readonly Joint[], flare = 0): Path {
  const last = branch.length - 1;
  const thinned = last > 5 ? branch.filter((_, i) => i === last || i % 2 === 0) : branch;
  const end = thinned.length - 1;
  // each joint moves towards its neighbours: growth is knotty
  const smooth = thinned.map((joint, i): Joint => {
    if (i === 0 || i === end) return joint;
    const [a, b] = [thinned[i - 1]!, thinned[i + 1]!];
    return [(a[0] + 2 * joint[0] + b[0]) / 4, (a[1] + 2 * joint[1] + b[1]) / 4, joint[2]];
  });
  const left: Knot[] = [];
  const right: Knot[] = [];
  smooth.forEach(([x, y, width], i) => {
    const a = smooth[Math.max(0, i - 1)]!;
    const b = smooth[Math.min(end, i + 1)]!;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy) || 1;
    const taper = (1 - (0.22 * i) / smooth.length) * (i === end ? 0.3 : 1);
    const half = (width / 2) * taper * (1 + flare * Math.max(0, 1 - i / 5) ** 2);
    const corner = i === 0 ? 1 : 0;
    left.push([x - (dy / length) * half, y + (dx / length) * half, corner]);
    right.push([x + (dy / length) * half, y - (dx / length) * half, corner]);
  });
  return spline([...left, ...right.reverse()], true);
}
