import { INK, ink, modelled, stippled } from '../../../kit/hand/index.ts';
import { type Art, Path, points, random, range, type Tube, tube } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** What a tree is painted with; `moss` lies on the side that the light falls on. */
export interface Bark {
  fill: string;
  shade: string;
  rim: string;
  moss: string;
  /** Bark lines. */
  line: string;
}

/** Courses of a tree, the stem from its foot up, and the half widths along each. */
export interface Growth {
  stem: readonly [course: string, halves: readonly number[]];
  boughs: readonly (readonly [course: string, halves: readonly number[]])[];
  roots: readonly (readonly [course: string, halves: readonly number[]])[];
}

/** An old tree that stands on its roots, lit from the left, moss on that side. */
export function tree(art: Art, { stem, boughs, roots }: Growth, bark: Bark, seed: string): void {
  const grown = ([course, halves]: readonly [string, readonly number[]]): Tube =>
    tube(points(course), halves, 26);
  const trunk = grown(stem);
  const limbs = [...boughs, ...roots].map(grown);
  const all = Path.join(
    trunk.outline,
    limbs.map(({ outline }) => outline),
  );
  const half = Math.max(...stem[1]) * 0.5;
  modelled(
    art,
    all.bounds(),
    {
      towards: [-half * 0.8, -half * 0.25],
      soft: half * 0.7,
      shade: bark.shade,
      rim: bark.rim,
      rimWidth: half > 12 ? 3 : 2,
    },
    () => {
      for (const { outline } of limbs) art.fill(outline, bark.fill);
      art.fill(trunk.outline, bark.fill);
    },
  );
  const chance = random(seed);
  const fissures = range(Math.round(half * 0.9) + 4, (i): Path => {
    const [from, across] = [chance.between(0, 0.6), chance.between(-0.75, 0.9)];
    return ink(
      trunk.edge((t) => across + Math.sin(t * 20 + i) * 0.05, from, from + chance.between(0.14, 0.4)),
      half > 12 ? 4.4 : INK.form,
      `${seed}${i}`,
      0.3,
    );
  });
  art.blot(fissures, bark.line);
  const [edge, middle] = [trunk.at(0.3, -1)[0], trunk.at(0.3, 0.2)[0]];
  art.clip(all, () => stippled(art, all, bark.moss, [edge, 0], [middle, 0], [0.85, 0]));
  if (half < 12) return;
  const tufts = range(46, () => {
    const [x, y] = trunk.at(chance.between(0, 0.5), chance.between(-1.02, -0.5));
    return leaf(x, y, chance.between(5, 11), chance.between(3, 6), chance.between(-80, 10));
  });
  art.blot(tufts, bark.moss);
}

/** Leaves of a crown in three values, the light ones to the left and above. */
export function crown(
  art: Art,
  seed: string,
  [cx, cy, rx, ry]: readonly [cx: number, cy: number, rx: number, ry: number],
  size: number,
  tones: readonly string[],
): void {
  const chance = random(seed);
  tones.forEach((tone, tier) => {
    const leaves = range([90, 46, 26][tier]!, () => {
      const [angle, far] = [chance.between(0, 6.283), Math.sqrt(chance())];
      return leaf(
        cx + Math.cos(angle) * far * rx - tier * rx * 0.16,
        cy + Math.sin(angle) * far * ry - tier * ry * 0.16,
        size * chance.between(0.6, 1.25),
        size * chance.between(0.4, 0.64),
        chance.between(90, 270),
        chance.between(-3, 3),
      );
    });
    art.blot(leaves, tone);
  });
}
