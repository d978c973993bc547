import { flat, lit, type Plane, type Shading } from '../../../kit/hand/index.ts';
import { closed, type Local, lookingLevel, type Point } from '../../../kit/pen/index.ts';

/** From the landing at the foot of a stair. */
export const { seen, face, metre } = lookingLevel({ x: 226, horizon: 560, height: 1.35, focus: 700 });

/** Where the stair begins, what a step is, how many there are, its sides. */
export const STAIR = { away: 5.2, tread: 0.42, rise: 0.17, count: 24, left: -1.42, right: 0.86 } as const;

/** The near lantern: where it stands, its scale; its flame. */
export const LANTERN = { x: 452, y: 822, scale: 1.94 } as const;
export const FLAME: Point = [LANTERN.x - 12 * LANTERN.scale, LANTERN.y - 168 * LANTERN.scale];

/** All near us is lit by the flame. */
export const form = lit({
  from: { at: FLAME },
  shade: '#16282b',
  rim: '#ffc878',
  rimWidth: 2.2,
  stray: 0.8,
});

/** A form of cloth with planes of its own, rounded by the flame. */
export function cloth(
  box: Local,
  knots: string,
  fill: string,
  soft: number,
  shading: Shading,
  ...planes: readonly Plane[]
): void {
  form(box.art, box.place(closed(knots)), () => flat(box, knots, fill, ...planes), soft * box.scale, shading);
}

/** What is far off has the last of the day from above. */
export const dim = lit({
  from: { towards: [-0.3, -1] },
  shade: '#1a2f31',
  rim: '#c4d4c6',
  rimWidth: 1.4,
  stray: 0.6,
});
