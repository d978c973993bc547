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

/** A low eye on a hut's terrace, as high as a bench. */
export const { seen, face, metre } = lookingLevel({ x: 330, horizon: 480, height: 0.95, focus: 900 });

/** The hut's wall runs from close by on the right to its corner on the left. */
const FROM = [1.7, 2.9] as const;
const TO = [-1.6, 5.2] as const;
/** Its far corner. */
export const CORNER = 0.8;
/** A metre out from it, as steps to the right and away. */
const OUT = [-0.572, -0.82] as const;

/** A place by the wall: how far along it, how high, how far out from it. */
export const by = (along: number, up: number, out = 0): Place => [
  lerp(FROM[0], TO[0], along) + OUT[0] * out,
  up,
  lerp(FROM[1], TO[1], along) + OUT[1] * out,
];
export const onWall = (along: number, up: number, out = 0): Point => seen(by(along, up, out));
export const board = (from: number, to: number, low: number, high: number, out = 0): Path =>
  polygon([onWall(from, low, out), onWall(from, high, out), onWall(to, high, out), onWall(to, low, out)]);
export const between = (a: Point, b: Point): Path => line(...a, ...b);

/** The morning sun stands behind us on the left. */
export const form = lit({
  from: { towards: [-0.85, -0.5] },
  shade: '#4a3534',
  rim: '#ffefc6',
  rimWidth: 1.8,
  stray: 0.8,
});
