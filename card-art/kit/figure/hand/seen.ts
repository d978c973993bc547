import { type Path, type Point, ribbon, spline } from '../../pen/index.ts';
import { cellOf, type Relief } from './relief.ts';
import type { Skeleton } from './skeleton.ts';
import { add, type V3 } from './vec.ts';

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
}

/** How far a step from a place leads towards us. */
export const facing = ({ seen }: Seen, place: V3, out: V3): number =>
  seen(add(place, out))[2] - seen(place)[2];

/**
 * Where a place of the skin is drawn, in cells; undefined where something lies before it.
 * @param slack how far it may lie beside the skin, in lengths of the hand
 */
export function onSkin(
  { relief, seen }: Seen,
  shows: (index: number) => boolean,
  place: V3,
  slack: number,
): Point | undefined {
  const spot = seen(place);
  const { at, index } = cellOf(relief, spot);
  return shows(index) && Math.abs(relief.depth[index]! - spot[2]) < slack ? at : undefined;
}

/** A line as the hand draws it, in cells. */
export const stroke = (points: readonly Point[], width: number): Path =>
  ribbon(spline(points), width, {
    start: 0.25,
    end: 0.15,
    samples: Math.max(4, Math.min(9, points.length + 2)),
  });
