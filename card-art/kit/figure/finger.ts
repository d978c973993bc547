import { limb, type Path } from '../pen/index.ts';

/** How broad it is from the root to the round tip. */
const PROFILE = [1, 1, 1.02, 1, 0.97, 0.95, 0.94, 0.92, 0.87, 0.76, 0.56, 0.18];

/**
 * The outline of a finger that is a few units of the picture broad.
 * @param course knots from the knuckle over the joints to the tip
 * @param breadth at the root
 */
export function finger(course: string, breadth: number): Path {
  return limb(
    course,
    PROFILE.map((part) => (part * breadth) / 2),
    13,
  );
}
