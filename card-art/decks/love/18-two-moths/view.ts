import { lit } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The flame in the lantern. */
export const FLAME: Point = [178, 482];

/** Where the storehouse's corner stands, and how its lines run: all to one point far left on the horizon. */
export const CORNER = 306;
/** @returns where a line of the wall that leaves the corner at `y` is, at `x` */
export const alongWall = (y: number, x: number): number => y + ((y - 618) * (x - CORNER)) / 1170;

/** Every form is rounded by the flame. */
export const byFlame = lit({ from: { at: FLAME }, shade: '#0c1a26', rim: '#ffdf9c', rimWidth: 2.2 });
