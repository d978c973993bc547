import { lookingLevel, type Path, type Place, type Point, polygon } from '../../../kit/pen/index.ts';

/** The eye of one who crouches: the horizon is the cubs' brows. */
const HORIZON = 452;
const { seen } = lookingLevel({ x: 300, horizon: HORIZON, height: 0.6, focus: 1200 });

/** The glass stands upright and is turned from us by so much: its plane runs off to the left. */
const TURN = (48 * Math.PI) / 180;
/** A step along it, to the right and towards us; a step into it. */
const ALONG = [Math.cos(TURN), -Math.sin(TURN)] as const;
const INTO = [Math.sin(TURN), Math.cos(TURN)] as const;
/** Where in it the cub meets itself. */
const MEETING = [0.024, 3.051] as const;

/**
 * A place by the glass, in metres: along it, up from the boards, into it. What is at `-into` before the glass is seen at
 * `into` within it: so everything that it shows is found.
 */
export function at(along: number, up: number, into = 0): Point {
  const place: Place = [
    MEETING[0] + ALONG[0] * along + INTO[0] * into,
    up,
    MEETING[1] + ALONG[1] * along + INTO[1] * into,
  ];
  return seen(place);
}

export const flat = (...corners: readonly Point[]): Path => polygon(corners);

/** The sun stands low on our left, a little behind us; the one in the glass beyond it on the right. */
export const SUN = { here: [-0.9, -0.42], there: [0.8, -0.6] } as const;

/** The wall stands so far behind the glass. */
export const BEHIND = 0.06;
