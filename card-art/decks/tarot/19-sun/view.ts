import { side } from '../../../kit/hand/index.ts';
import { type Art, lookingLevel, type Paint, type Path, type Point } from '../../../kit/pen/index.ts';

/** The sun's disc: behind the child, a little left of it. Whatever stands before it is lit from there. */
export const SUN = { x: 290, y: 308, radius: 160 } as const;

/** Where the meadow would end: the eye of somebody who kneels before the pony. */
export const HORIZON = 600;

/** Distances in heights of the pony's withers; the pony stands three of them before us. */
export const garden = lookingLevel({ x: 300, horizon: HORIZON, height: 0.75, focus: 1110 });

/** A form's three tones: what looks to the sun, what looks to us, what looks away. */
export interface Tones {
  rim?: Paint;
  base: Paint;
  shade: Paint;
}

/** Towards the sun, for forms right of it. */
export const SUNWARD: Point = [-0.66, -0.75];

/** One form in flat tones: `breadth` is that of its shade, `edge` that of its lit edge. */
export function form(
  art: Art,
  outline: Path,
  { rim, base, shade }: Tones,
  breadth: number,
  { edge = 1.8, towards: [dx, dy] = SUNWARD }: { edge?: number; towards?: Point } = {},
): void {
  art.fill(outline, base);
  side(art, outline, [-dx * breadth, -dy * breadth], shade);
  if (rim) side(art, outline, [dx * edge, dy * edge], rim);
}
