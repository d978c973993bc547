import { lit } from '../../../kit/hand/index.ts';
import {
  line,
  lookingLevel,
  type Path,
  type Place,
  type Point,
  polar,
  polygon,
} from '../../../kit/pen/index.ts';

/** The zenith, and how the lane is turned round it. */
const ZENITH: Point = [338, 424];
const TURN = -2;

const upright = lookingLevel({ x: 0, horizon: 0, height: 0, focus: 820 });

/** From the bottom of a narrow lane straight up: to the right, along the lane, above our eye; in metres. */
export function seen(place: Place): Point {
  const [x, y] = upright.seen(place);
  const reach = Math.hypot(x, y);
  return polar(...ZENITH, reach, (Math.atan2(x, -y) * 180) / Math.PI + TURN);
}

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
export const between = (from: Place, to: Place): Path => line(...seen(from), ...seen(to));

/** The walls to the left and right, the house across the lane's end, and how high each is. */
export const LEFT = { at: -2.05, top: 11 } as const;
export const RIGHT = { at: 1.5, top: 9.4 } as const;
export const END = { at: -1.66, top: 10 } as const;
/** Nearer than this no wall is in the picture. */
export const LOW = 2.2;

/** A step to the forenoon sun, over the left roof. */
export const LIGHT = [-0.75, -0.6] as const;

export const form = lit({
  from: { towards: LIGHT },
  shade: '#4a3240',
  rim: '#fff3d2',
  rimWidth: 1.8,
  stray: 0.6,
});
