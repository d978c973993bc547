import { lerp, type Point, polar } from './numbers.ts';
import type { Path } from './path.ts';
import { spline } from './shapes.ts';

/**
 * The centre line of a curl: it leaves (x, y) with the heading `angle` and turns by `turn` degrees
 * in all, tightening towards its end (`tight` 1 = evenly). For foam, splashes, roots, down.
 */
export function curl(
  x: number,
  y: number,
  angle: number,
  length: number,
  turn: number,
  { samples = 9, tight = 1.7 }: { samples?: number; tight?: number } = {},
): Path {
  const knots: Point[] = [[x, y]];
  for (let i = 1; i < samples; i++) {
    const t = i / (samples - 1);
    const [px, py] = knots[i - 1]!;
    knots.push(polar(px, py, (length / (samples - 1)) * lerp(1.35, 0.65, t), angle + turn * t ** tight));
  }
  return spline(knots);
}
