import { lit, twoTone } from '../../../kit/hand/index.ts';
import { type Knot, type Path, type Point, points, polygon } from '../../../kit/pen/index.ts';

/** The lamp in the room. */
export const LAMP: Point = [268, 384];
const HORIZON = 590;

/** Where a point of the house front is seen: `y` is its height at the picture's left edge, all runs together to the right. */
export const onFront = (x: number, y: number): Knot => [x, HORIZON + ((y - HORIZON) * (1000 - x)) / 956];
/** A flat piece of the front between written corners. */
export const piece = (corners: string): Path => polygon(points(corners).map(([x, y]) => onFront(x, y)));
export const frontPath = (path: Path): Path =>
  path.map((x, y): Point => [onFront(x, y)[0], onFront(x, y)[1]]);

/** Where the house stands in the water. */
export const WATERLINE = 664;
/** Its far corner. */
export const END = 424;

export const byLamp = lit({ from: { at: LAMP }, shade: '#081a20', rim: '#ffd489', rimWidth: 2 });

/** People: two tones and the lamp's edge, no grain. */
export const toned = twoTone({ at: LAMP });
