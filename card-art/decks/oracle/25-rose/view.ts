import { lit } from '../../../kit/hand/index.ts';
import { lookingLevel, type Place, type Point } from '../../../kit/pen/index.ts';

/** Low over the water of a garden canal, its far end left of the axis; the wall runs from the right into the depth. */
export const EYE = { x: 92, horizon: 372, height: 1, focus: 300 } as const;
export const { seen, face, metre } = lookingLevel(EYE);

/** The wall: how far to our right it stands, and how high. */
export const WALL = { right: 2.2, top: 2.24 } as const;

/** A place of the wall: so far away, so high. */
export const onWall = (away: number, up: number, out = 0): Point =>
  seen([WALL.right - out, up, away] as Place);

/** The sun stands low at the far end, left, outside: it comes along the wall. */
export const form = lit({
  from: { towards: [-0.86, -0.5] },
  shade: '#1d2a26',
  rim: '#ffe6b4',
  rimWidth: 1.8,
  stray: 0.6,
});
