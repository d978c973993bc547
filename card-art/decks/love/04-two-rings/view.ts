import { outOfFocus } from '../../../kit/hand/index.ts';
import {
  type Art,
  type Paint,
  Path,
  type PathLike,
  type Point,
  polygon,
  radians,
} from '../../../kit/pen/index.ts';

/** We look down into a yard from some way off: our eyes' height in metres, how far down we look, the eye's measure. */
const HEIGHT = 2.7;
const DOWN = radians(25);
const FOCUS = 1400;
const MIDDLE: Point = [310, 415];

/**
 * Where a place of the yard is seen: to the right of us, up from the ground, away from us; in metres. House and courses lie
 * straight before us.
 */
export function paved(right: number, up: number, away: number): Point {
  const deep = away * Math.cos(DOWN) - (up - HEIGHT) * Math.sin(DOWN);
  const high = (up - HEIGHT) * Math.cos(DOWN) + away * Math.sin(DOWN);
  return [MIDDLE[0] + (right * FOCUS) / deep, MIDDLE[1] - (high * FOCUS) / deep];
}

export const onGround = (right: number, away: number): Point => paved(right, 0, away);

/** A flat piece by the paving. */
export const piece = (...corners: readonly (readonly [along: number, up: number, across: number])[]): Path =>
  polygon(corners.map((corner) => paved(...corner)));

/** How far the sun, low behind us on the right, carries a shadow for each metre of height. */
export const SUN = { right: -0.19, away: 1.75 } as const;
/** The step towards it, for what stands upright. */
export const TOWARDS = [0.86, -0.5] as const;
/** What lies in shade, laid thinly over what it lies on. */
const SHADE = '#554589';
const THIN = 0.8;

/** Shapes that are one shadow: where they overlap it is no darker. */
export function shade(art: Art, parts: readonly PathLike[]): void {
  art.group(`opacity="${THIN}"`, () => {
    for (const part of parts) art.fill(Path.join(part), SHADE);
  });
}

/** Long shadows towards the house, deep where they come in, soft at their far end; the stones stay to be seen in them. The parts of each whole all go the same way round. */
export function longShade(art: Art, ...wholes: readonly (readonly Path[])[]): void {
  const paint = (near: number, middle: number, far: number): Paint =>
    art.linear(0, 868, 0, 396, [
      [0, '#4a4083', near],
      [0.4, '#5e4f94', 1],
      [0.7, '#6c5898', middle],
      [1, '#785f97', far],
    ]);
  art.group('style="mix-blend-mode:multiply"', () => {
    for (const parts of wholes) {
      const whole = Path.join(parts);
      outOfFocus(art, 0.4, () => void art.fill(whole, paint(0, 0.5, 1)));
      // near what throws it, its edge is sharp
      art.fill(whole, paint(1, 1, 0.5));
    }
  });
}
