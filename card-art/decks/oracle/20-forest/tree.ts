import { modelled, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  lerp,
  Path,
  type Point,
  points,
  random,
  range,
  ribbon,
  spline,
  type Tube,
  tube,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** What a tree is painted with; `moss` lies on the side that the light falls on. */
export interface Bark {
  fill: string;
  shade: string;
  rim: string;
  moss: string;
  /** Bark lines, and those on the lit side. */
  line: string;
  faint: string;
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
  const [arms, feet] = [boughs.map(grown), roots.map(grown)];
  const limbs = [...arms, ...feet];
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
  fissures(art, trunk, half / 9, 0, bark, seed);
  // the bark of what grows out of it begins in its own
  arms.forEach((arm, i) => {
    fissures(art, arm, half / 16, 0.2, bark, `${seed} arm ${i}`);
  });
  const [edge, middle] = [trunk.at(0.3, -1)[0], trunk.at(0.3, 0.2)[0]];
  const low = Path.join(
    trunk.outline,
    feet.map(({ outline }) => outline),
  );
  art.clip(low, () => stippled(art, low, bark.moss, [edge, 0], [middle, 0], [0.85, 0]));
  for (const { outline, at } of arms)
    art.outside(trunk.outline, outline.bounds(), () => {
      // out of the stem's lit side the moss comes with it
      if (at(0.6)[0] < middle) stippled(art, outline, bark.moss, at(0.3), at(0.62), [0.95, 0]);
      stippled(art, outline, bark.moss, at(0.4, -1), at(0.4, 0.4), [0.85, 0]);
    });
  if (half < 12) return;
  const chance = random(seed);
  const tufts = range(46, () => {
    const [x, y] = trunk.at(chance.between(0, 0.5), chance.between(-1.02, -0.5));
    return leaf(x, y, chance.between(5, 11), chance.between(3, 6), chance.between(-80, 10));
  });
  art.blot(tufts, bark.moss);
}

/**
 * Furrows of the bark round a stem, each with the ridge beside it that has a little light: neighbours part and meet; those near
 * its edges are narrow and close together, those on the lit side faint.
 */
function fissures(art: Art, stem: Tube, weight: number, start: number, bark: Bark, seed: string): void {
  const chance = random(`${seed} bark`);
  const columns = 15;
  const [dark, ridges, faint]: [Path[], Path[], Path[]] = [[], [], []];
  for (const i of range(columns, (column) => column)) {
    const round = lerp(-0.94, 0.94, i / (columns - 1));
    const across = (t: number): number =>
      Math.sin((round + Math.sin(t * 40 + (i % 2) * Math.PI) * 0.035) * (Math.PI / 2));
    const broad = weight * (0.3 + 0.7 * Math.cos(round * (Math.PI / 2)));
    let from = start + chance.between(-0.06, 0.06);
    while (from < 0.92) {
      const to = from + chance.between(0.09, 0.2);
      const edge = (shift: number): Path =>
        stem.edge(
          (t) => Math.min(0.97, across(lerp(from, to, t)) + shift),
          Math.max(0, from),
          Math.min(1, to),
          6,
        );
      const wide = broad * chance.between(0.7, 1.2);
      (round < -0.3 ? faint : dark).push(ribbon(edge(0), wide, { peak: 0.4, samples: 7, start: 0.1 }));
      if (round >= -0.3) ridges.push(ribbon(edge(0.075), wide * 0.4, { samples: 6 }));
      from = to + chance.between(0.01, 0.05);
    }
  }
  art.blot(ridges, bark.faint).blot(dark, bark.line).blot(faint, bark.faint);
}

/** A ball of leaves: its middle and how far they reach. */
export type Puff = readonly [x: number, y: number, reach: number];

/** Its outline, uneven as leaves make it. */
const core = ([cx, cy, reach]: Puff, chance: () => number): Path =>
  spline(
    range(11, (i): Point => {
      const [turn, far] = [(i / 11) * 2 * Math.PI, reach * (0.46 + chance() * 0.24)];
      return [cx + Math.cos(turn) * far * 1.15, cy + Math.sin(turn) * far * 0.86];
    }),
    true,
  );

/**
 * A crown of several balls of leaves, the first behind the others: a dark core, leaves that hang out of it round its edge, and
 * small bright ones where each ball looks to the light, to the left and above.
 */
export function crown(
  art: Art,
  seed: string,
  puffs: readonly Puff[],
  size: number,
  [dark, middle, bright]: readonly [dark: string, middle: string, bright: string],
): void {
  const chance = random(seed);
  /** Leaves between two turns round a ball, so far out, so long, pointing outwards and somewhat down. */
  const leaves = (
    [cx, cy, reach]: Puff,
    count: number,
    [first, last]: readonly [number, number],
    [near, far]: readonly [number, number],
    long: number,
  ): Path[] =>
    range(count, () => {
      const turn = chance.between(first, last);
      const out = chance.between(near, far) * reach;
      const length = long * chance.between(0.7, 1.2);
      const angle = 90 + (turn * 180) / Math.PI + Math.cos(turn) * 26 + chance.between(-44, 44);
      return leaf(
        cx + Math.cos(turn) * out * 1.12,
        cy + Math.sin(turn) * out * 0.86,
        length,
        length * chance.between(0.36, 0.5),
        angle,
        chance.between(-2.4, 2.4),
      );
    });
  for (const puff of puffs) {
    const many = Math.round(puff[2] * 0.8);
    art.fill(core(puff, chance), dark);
    art.blot(leaves(puff, Math.round(many * 1.4), [0, 6.283], [0.36, 0.86], size), dark);
    art.blot(leaves(puff, Math.round(many * 1.1), [1.5, 6.5], [0.12, 0.84], size * 0.74), middle);
    art.blot(leaves(puff, Math.round(many * 0.85), [2.7, 5.3], [0.3, 0.98], size * 0.62), bright);
  }
}
