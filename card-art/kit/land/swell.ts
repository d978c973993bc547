import { type Art, type Knot, lerp, Path, ramp, random, ribbon, spline } from '../pen/index.ts';

/**
 * A swell of the sea: body under a crest line, and broken contour lines that sink and flatten below
 * it, so that it reads as moving water.
 */
export function swell(
  art: Art,
  crest: readonly Knot[],
  foot: number,
  {
    top,
    bottom,
    lines = 5,
    gap = 11,
    opacity = 0.7,
  }: {
    top: string;
    bottom: string;
    /** Number of contour lines and the distance between them. */
    lines?: number;
    gap?: number;
    opacity?: number;
  },
): void {
  const edge = spline(crest);
  const [x0] = crest[0]!;
  const [x1] = crest[crest.length - 1]!;
  const highest = Math.min(...crest.map(([, y]) => y));
  const body = Path.join(edge).lineTo(x1, foot).lineTo(x0, foot).close();
  art.fill(body, art.linear(0, highest, 0, foot, ramp(0, top, 1, bottom)));
  art.line(edge);
  const chance = random(x0 + highest * 7 + lines);
  const steps = edge.walk(30);
  const level = steps.reduce((sum, { y }) => sum + y, 0) / steps.length;
  for (let i = 1; i <= lines; i++) {
    const sunk = (y: number): number => lerp(y, level, i / (lines + 5)) + i * gap + i * i * 0.5;
    let start = Math.floor(chance.between(0, 4));
    while (start < 27) {
      const length = Math.floor(chance.between(5, 12));
      const part = steps.slice(start, Math.min(30, start + length)).map(({ x, y }): Knot => [x, sunk(y)]);
      if (part.length > 3) {
        art.blot(ribbon(spline(part), 1.7, { samples: 8 }), 'gold', opacity * (1 - i / (lines + 3)));
      }
      start += length + Math.floor(chance.between(1, 4));
    }
  }
}
