import { INK, ink, modelled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  limb,
  local,
  Path,
  points,
  spline,
} from '../../../kit/pen/index.ts';

/** A white dog that leaps up at its master's heel, to the right; about 60 × `scale` wide, its hind paws at (x, y). */
export function littleDog(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const far = Path.join(
    limb('6,-20 13,-11 9,-5 14,-1', [5, 3.6, 2.2, 2.4, 1.6], 12),
    limb('30,-36 42,-33 46,-40', [4, 2.6, 2.2, 1.4], 12),
  );
  const near = Path.join(
    limb('0,-22 6,-24 22,-32 33,-42', [6, 8, 7.6, 7.4, 6], 12),
    limb('31,-40 38,-50 41,-56', [6.4, 5.4, 5], 12),
    closed('36,-60 42,-63 47,-60 54,-59 57,-56 54,-53.6 47,-52 41,-51 37,-54'),
    limb('1,-20 6,-12 -1,-6 4,-1', [6, 4, 2.4, 2.6, 1.7], 12),
    limb('30,-38 39,-28 44,-30', [4.6, 3, 2.4, 1.6], 12),
    limb('-2,-26 -10,-30 -13,-40 -9,-46', [3, 3.4, 3, 0.6], 12),
  );
  const ear = closed('39,-61! 33,-60 30,-53 33,-49 37,-53');
  modelled(
    art,
    [x - 22 * scale, y - 70 * scale, x + 62 * scale, y + 4 * scale],
    { towards: [5, -2], soft: 4, shade: '#6c5a8e', rim: '#fffdf2', rimWidth: 1.4 },
    () => {
      box.fill(far, '#b9a6c0').fill(near, '#f3e8e0');
    },
  );
  const fur = points('33,-45 28,-33 20,-26 10,-21 -4,-30 34,-52').map(([fx, fy], i) =>
    ink(
      box.place(
        spline([
          [fx, fy],
          [fx + 2, fy + 5],
          [fx - 1, fy + 10],
        ]),
      ),
      2.2,
      i,
      0,
    ),
  );
  art.blot(fur, '#fffaf2');
  box.fill(ear, '#a9748a');
  box.fill(ellipse(48, -57.6, 1.1), '#2a1838').fill(ellipse(56.6, -56.4, 1.5), '#2a1838');
  art.blot(ink(box.place(curve('4,-29 16,-36 28,-46')), INK.detail, 2), '#8c7aa6');
}
