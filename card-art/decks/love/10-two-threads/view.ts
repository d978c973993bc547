import { lit } from '../../../kit/hand/index.ts';
import { lookingLevel, type Path, type Point, polygon, roundRect } from '../../../kit/pen/index.ts';

/** The height of our eyes, for the room and for what is seen out of it, and what is straight before us. */
export const [HORIZON, AHEAD] = [480, 262] as const;
const FOCUS = 640;

/** The room's floor: metres to the right of us and away from us; the wall with the window stands at `WALL`. */
const room = lookingLevel({ x: AHEAD, horizon: HORIZON, height: 1.22, focus: FOCUS });
export const WALL = 2.98;
export const onFloor = (right: number, away: number): Point => room.seen([right, 0, away]);
/** Where the floor meets that wall. */
export const FLOOR = onFloor(0, WALL)[1];

/** The one window of the room, and the edge of its sill. */
export const WINDOW = { left: 92, right: 424, top: 150, sill: 600 } as const;
export const opening = roundRect(WINDOW.left, WINDOW.top, WINDOW.right - WINDOW.left, 436);

/** The stove's open door. */
export const FIRE: Point = [512, 716];

export const byFire = lit({
  from: { at: FIRE },
  shade: '#160f1c',
  rim: '#ffb46c',
  rimWidth: 1.8,
  stray: 0.4,
});

/**
 * The house over the way, seen from one storey up: the corner of its two walls is the nearest of it. Heights are metres
 * above our eyes.
 */
const lane = lookingLevel({ x: AHEAD, horizon: HORIZON, height: 0, focus: FOCUS });
const [CORNER, AWAY] = [-0.83, 8] as const;
const wall =
  (side: -1 | 1) =>
  (along: number, up: number): Point =>
    lane.seen([CORNER + side * along * 0.77, up, AWAY + along * 0.64]);
export const onLeft = wall(-1);
export const onRight = wall(1);
type OnWall = typeof onLeft;
export const sheet = (on: OnWall, from: number, foot: number, to: number, top: number): Path =>
  polygon([on(from, foot), on(to, foot), on(to, top), on(from, top)]);

/** Its two lit windows: which wall, from where to where along it, from which height to which. */
export const LIT = [
  { on: onLeft, from: 0.25, to: 1.45, foot: 0.84, top: 2.1 },
  { on: onRight, from: 0.55, to: 1.8, foot: 0.84, top: 2.1 },
] as const;

/** Where either thread leaves the hand that holds it over the sill. */
export const HELD: readonly [Point, Point] = [
  [176.6, 412],
  [241.6, 414],
];
/** Where both threads come together. */
export const MEETING: Point = [192, 588];
/** The cat's paw, that one of them goes over. */
export const PAW: Point = [241, 512];
/** Where the cat sits on the sill. */
export const CAT: Point = [320, 594];
/** Of the flyer: what is spun goes in here. */
export const ORIFICE: Point = [186, 704];
export const [BLUE, ROSE] = ['#73a6e6', '#ee5f78'] as const;
