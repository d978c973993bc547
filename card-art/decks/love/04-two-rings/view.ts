import { castShadow, twoTone } from '../../../kit/hand/index.ts';
import { type Local, type Path, type Point, polygon, radians, unit } from '../../../kit/pen/index.ts';

/** We lean out of an upper window and look down into the yard: our height in metres, how far down we look, the eye's measure. */
const HEIGHT = 4.335;
const DOWN = radians(29);
const FOCUS = 1166;
const MIDDLE: Point = [312, 472];

/** Where a place of the yard is seen: to the right of us, up from the ground, away from our wall; in metres. */
export function seen(right: number, up: number, away: number): Point {
  const deep = away * Math.cos(DOWN) - (up - HEIGHT) * Math.sin(DOWN);
  const high = (up - HEIGHT) * Math.cos(DOWN) + away * Math.sin(DOWN);
  return [MIDDLE[0] + (right * FOCUS) / deep, MIDDLE[1] - (high * FOCUS) / deep];
}

export const onGround = (right: number, away: number): Point => seen(right, 0, away);

/** House and paving are turned from us alike; their own origin is below our eye. */
const TURN = radians(7);

/** A place by the paving: along its courses, up, across them. */
export const paved = (along: number, up: number, across: number): Point =>
  seen(
    along * Math.cos(TURN) - across * Math.sin(TURN),
    up,
    along * Math.sin(TURN) + across * Math.cos(TURN),
  );

/** A flat piece by the paving. */
export const piece = (...corners: readonly (readonly [along: number, up: number, across: number])[]): Path =>
  polygon(corners.map((corner) => paved(...corner)));

/** How far the morning sun, behind the house and to the left, carries a shadow for each metre of height. */
export const SUN = { right: 0.45, away: -0.6 } as const;
/** What lies in shade, laid thinly over what it lies on. */
export const SHADE = '#6f5c8c';
export const THIN = 0.5;

/** The step towards the sun. */
const TOWARDS = [-0.62, -0.78] as const;
const sunlit = twoTone({ towards: unit(TOWARDS) });

/** What is not of the ground: two tones, and an edge where the sun meets it. */
export const toned: typeof sunlit = (on, outline, tones, ...planes) =>
  sunlit(on, outline, { rim: '#fff6e2', rimWidth: 1.5, ...tones }, ...planes);

/** The shadow on the flags of what is drawn upright in a box, from `foot` in that box; its parts do not darken each other. */
export function shadow(box: Local, parts: readonly Path[], foot: number): void {
  const [, y] = box.at(0, foot);
  box.art.group(`opacity="${THIN}"`, () => {
    for (const part of parts) box.art.fill(castShadow(box.place(part), y, 0.55, 0.42), SHADE);
  });
}
