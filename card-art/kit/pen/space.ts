import type { Point } from './numbers.ts';
import type { Path } from './path.ts';
import { polygon } from './shapes.ts';

/** A place as we see it: to the right of us, up from the ground, away from us; in metres, or in what the eye is given in. */
export type Place = readonly [right: number, up: number, away: number];

/** An eye that looks level into the picture. */
export interface Eye {
  /** Where what is straight before us is seen, and the horizon, in units of the picture. */
  x: number;
  horizon: number;
  /** How high the eye is above the ground. */
  height: number;
  /** Units of a metre that is one metre away. */
  focus: number;
}

/**
 * @returns where a place is seen, the flat piece between places, and how many units a metre takes so far away. What is
 * behind us has no place: `away` is above 0.
 */
export function lookingLevel({ x, horizon, height, focus }: Eye) {
  const metre = (away: number): number => focus / away;
  const seen = ([right, up, away]: Place): Point => [
    x + right * metre(away),
    horizon - (up - height) * metre(away),
  ];
  return { seen, face: (...corners: readonly Place[]): Path => polygon(corners.map(seen)), metre };
}

/** Where a room, a seat, a street stands that is turned from us: an eye, how far it is from it, and its turn. */
export interface View extends Eye {
  /** In radians, to the right; to the left below 0. */
  turn: number;
  away: number;
}

/** @returns where a point of its own space is seen: to the right as we see it, up from the ground, before it, towards us */
export function space({ turn, away, ...eye }: View) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const { seen } = lookingLevel(eye);
  return (u: number, v: number, w: number): Point => seen([u * cos + w * sin, v, away + u * sin - w * cos]);
}
