import { Path, range, spline, TAU } from '../../pen/index.ts';
import { cellOf } from './relief.ts';
import { facing, onSkin, type Seen } from './seen.ts';
import { digitsOf, sideways } from './skeleton.ts';
import { add, minus, mix, normal, type V3 } from './vec.ts';

/** Where a nail lies: from the last joint to the middle of the round tip, and beyond. */
const MIDDLE = 0.84;

/** The nails that look at us. */
export function nailsOf(view: Seen, shows: (i: number) => boolean): Path {
  const { bones, seen, relief, place } = view;
  const found: Path[] = [];
  for (const { joints, backs, radii } of digitsOf(bones)) {
    const [from, to] = [joints[2], joints[3]];
    const direction = normal(minus(to, from));
    const back = backs[2];
    const side = sideways(direction, back);
    const r = radii[3] * 1.06;
    if (facing(view, from, back) < 0.25) continue;
    const middle = mix(from, to, MIDDLE);
    const rim = range(10, (k): V3 => {
      const angle = (TAU * k) / 10;
      const [u, v] = [Math.sin(angle) * 0.68, Math.cos(angle)];
      return add(
        add(add(middle, direction, v * r * 0.92), side, u * r),
        back,
        r * (Math.sqrt(1 - u * u) - (v > 0 ? 0.25 * v * v : 0)),
      );
    });
    if (!onSkin(view, shows, add(middle, back, r), 0.03)) continue;
    found.push(
      spline(
        rim.map((spot) => cellOf(relief, seen(spot)).at),
        true,
      ),
    );
  }
  return place(Path.join(found));
}
