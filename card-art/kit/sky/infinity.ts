import { type Art, ellipse, LINE, type Point, range, spline, TAU } from '../pen/index.ts';

/** A lying eight of light about (x, y), `radius` to each side: a band that passes over itself once. */
export function infinity(art: Art, x: number, y: number, radius: number, ink: string): void {
  const loop = range(73, (i): Point => {
    const angle = (i / 72) * TAU;
    const k = 1 + Math.sin(angle) ** 2;
    return [x + (radius * Math.cos(angle)) / k, y + (radius * 1.05 * Math.sin(angle) * Math.cos(angle)) / k];
  });
  const band = spline(loop, true);
  art.line(band, 11).line(band, 7, ink).line(band, LINE.fine);
  // where the strands cross, one is painted again: cut by a disc, for the ends of a piece would show
  const over = spline(loop.slice(8, 29));
  art.clip(ellipse(x, y, radius * 0.2), () => {
    art.line(over, 11).line(over, 7, ink).line(over, LINE.fine);
  });
}
