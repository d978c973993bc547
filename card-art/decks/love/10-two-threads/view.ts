import { lit } from '../../../kit/hand/index.ts';
import { lerp, type Path, type Point, polygon, roundRect } from '../../../kit/pen/index.ts';

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

/** Where the two walls of the house across the lane meet; the eye's height. */
const CORNER = 238;
const HORIZON = 480;
const wall =
  (to: number, shrink: number) =>
  (t: number, y: number): Point => [lerp(CORNER, to, t), lerp(y, HORIZON + (y - HORIZON) * shrink, t)];
export const onLeft = wall(122, 0.76);
export const onRight = wall(384, 0.7);
type OnWall = typeof onLeft;
export const sheet = (on: OnWall, t0: number, y0: number, t1: number, y1: number): Path =>
  polygon([on(t0, y0), on(t1, y0), on(t1, y1), on(t0, y1)]);

/** The hand that both threads come to. */
export const HAND: Point = [220, 464];
/** Where they begin: one window's sill, the other's. */
export const BLUE_END: Point = [166, 404];
export const ROSE_END: Point = [308, 364];
export const [BLUE, ROSE] = ['#73a6e6', '#ee5f78'] as const;
