import { type Art, ellipse, LINE, Path, polar, range } from '../pen/index.ts';
import { lineRays } from './rays.ts';

/** Short marks all round, like a measuring dial. */
export const ticks = (cx: number, cy: number, inner: number, outer: number, count: number, rot = 0): Path =>
  lineRays(cx, cy, inner, outer, count, { rot });

/** A ring of dots. */
export const beads = (
  cx: number,
  cy: number,
  radius: number,
  count: number,
  beadRadius: number,
  rot = 0,
  from = 0,
  to = 360,
): Path =>
  Path.join(
    range(count, (i) =>
      ellipse(...polar(cx, cy, radius, rot + from + ((to - from) * i) / count), beadRadius),
    ),
  );

/** The ring round a light: contour, inner line, ticks and, if asked for, beads outside. */
export function halo(
  art: Art,
  cx: number,
  cy: number,
  radius: number,
  {
    tick = 72,
    len = 7,
    bead = 0,
    beadRadius = 2,
    inner = true,
    lineWidth = LINE.mid,
  }: {
    /** Number of ticks, and their length. */
    tick?: number;
    len?: number;
    /** Number of beads. */
    bead?: number;
    beadRadius?: number;
    inner?: boolean;
    lineWidth?: number;
  } = {},
): void {
  art.line(ellipse(cx, cy, radius), lineWidth);
  if (inner) art.line(ellipse(cx, cy, radius - len - 4), LINE.fine);
  if (tick) art.line(ticks(cx, cy, radius - len - 1, radius - 3, tick), LINE.hair, 'gold', 0.85);
  if (bead) art.blot(beads(cx, cy, radius + 9, bead, beadRadius));
}
