import { type Art, ellipse, type Knot, LINE, type Paint, tube } from '../pen/index.ts';

/** A tree given in card coordinates: trunk from the foot upwards, boughs, quiet foliage behind them. */
export interface LeaningTree {
  spine: readonly Knot[];
  /** Half widths of the trunk, from foot to tip. */
  girth: readonly number[];
  limbs: readonly Limb[];
  /** Discs that melt into one closed form. */
  foliage: readonly (readonly [x: number, y: number, radius: number])[];
}

export interface Limb {
  spine: readonly Knot[];
  halfWidth: number;
  /** How many leaves (pairs) or flames it carries, and how long they are. */
  count: number;
  leaf: number;
}

/** The foliage as one closed quiet form behind the boughs. */
export function foliage(art: Art, discs: LeaningTree['foliage'], fill: Paint): void {
  const shapes = discs.map(([x, y, radius]) => ellipse(x, y, radius));
  art.line(shapes, LINE.mid * 2, 'gold', 0.55);
  art.blot(shapes, fill);
}

/** Boughs, what they carry, then the trunk over their feet, with its grain. */
export function trunkAndLimbs(
  art: Art,
  { spine, girth, limbs }: LeaningTree,
  bark: Paint,
  onLimbs: () => void,
): void {
  for (const { spine: path, halfWidth } of limbs) {
    art.solid(
      tube(
        path,
        [1, 0.78, 0.5, 0.1].map((part) => part * halfWidth),
        16,
      ).outline,
      bark,
    );
  }
  onLimbs();
  const trunk = tube(spine, girth, 36);
  art.solid(trunk.outline, bark, LINE.bold * 0.85);
  const grain = [-0.6, -0.25, 0.15, 0.55].map((v, i) => trunk.edge(v, 0.02 + i * 0.05, 0.96 - i * 0.07, 20));
  art.line(grain, LINE.hair, 'gold', 0.8);
}
