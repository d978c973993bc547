import { type Path, type Point, ribbon, spline } from '../../pen/index.ts';
import type { Relief } from './relief.ts';
import type { Skeleton } from './skeleton.ts';
import type { V3 } from './vec.ts';

/** A hand as it is seen: what its shapes are drawn from. */
export interface Seen {
  relief: Relief;
  bones: Skeleton;
  seen: (place: V3) => V3;
  light: V3;
  /** Of the hand, in units of the box. */
  length: number;
  nails: boolean;
  /** From cells to the box. */
  place: (path: Path) => Path;
  /** What is held, two points of its axis: only what lies nearer is drawn. */
  before?: readonly [V3, V3] | undefined;
}

/** A line as the hand draws it, in cells. */
export const stroke = (points: readonly Point[], width: number): Path =>
  ribbon(spline(points), width, {
    start: 0.25,
    end: 0.15,
    samples: Math.max(5, Math.min(11, points.length * 2)),
  });
