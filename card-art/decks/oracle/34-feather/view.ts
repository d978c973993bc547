import { lit } from '../../../kit/hand/index.ts';
import {
  lerp,
  line,
  lookingLevel,
  type Path,
  type Place,
  type Point,
  polygon,
} from '../../../kit/pen/index.ts';

/** The one point to which both walls run, low in the lane; our eye is as high as a child's. */
const { seen: level } = lookingLevel({ x: 264, horizon: 742, height: 1.15, focus: 700 });

/** Between the walls: to the right, along the lane away from us, up from its ground; in metres. */
export const seen = ([right, along, high]: Place): Point => level([right, high, along]);

/** What lies further out is cut off: a wall close to us would reach far beyond the card. */
const MOST: readonly (readonly [axis: 0 | 1, side: 1 | -1, at: number])[] = [
  [0, 1, -20],
  [0, -1, -620],
  [1, 1, 0],
  [1, -1, -920],
];

export function face(...places: readonly Place[]): Path {
  let corners = places.map(seen);
  for (const [axis, side, at] of MOST) {
    const inside = (point: Point): number => side * point[axis] - at;
    corners = corners.flatMap((corner, i) => {
      const before = corners[(i + corners.length - 1) % corners.length]!;
      const [a, b] = [inside(before), inside(corner)];
      const t = a / (a - b);
      const cut: Point = [before[0] + (corner[0] - before[0]) * t, before[1] + (corner[1] - before[1]) * t];
      return [...(a >= 0 !== b >= 0 ? [cut] : []), ...(b >= 0 ? [corner] : [])];
    });
  }
  return polygon(corners);
}
export function between(from: Place, to: Place): Path {
  let ends = [seen(from), seen(to)] as const;
  for (const [axis, side, at] of MOST) {
    const [a, b] = ends.map((end) => side * end[axis] - at) as [number, number];
    const cut: Point = [0, 1].map((i) => lerp(ends[0][i]!, ends[1][i]!, a / (a - b))) as [number, number];
    ends = [a < 0 ? cut : ends[0], b < 0 ? cut : ends[1]];
  }
  return line(...ends[0], ...ends[1]);
}

/** The walls to the left and right, the house across the lane's end, and how high each is. */
export const LEFT = { at: -1.62, top: 9.2 } as const;
export const RIGHT = { at: 2.5, top: 8.6 } as const;
export const END = { at: 16.5, top: 4.7, ridge: 5.85 } as const;
/** Nearer than this no wall is in the picture. */
export const NEAR = 2.4;

/** A step to the forenoon sun, over the left roof. */
export const LIGHT = [-0.75, -0.6] as const;

export const form = lit({
  from: { towards: LIGHT },
  shade: '#4a3240',
  rim: '#fff3d2',
  rimWidth: 1.8,
  stray: 0.6,
});
