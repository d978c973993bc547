import { type Art, LINE, ramp, svgPath } from '../pen/index.ts';

/** A drop hanging from (x, y). */
export function dewDrop(art: Art, x: number, y: number, radius: number): void {
  const r = radius;
  const drop = svgPath(
    `M${x} ${y - r}C${x + r * 0.3} ${y} ${x + r} ${y + r * 0.6} ${x + r} ${y + r * 1.4}`,
    `C${x + r} ${y + r * 2.7} ${x - r} ${y + r * 2.7} ${x - r} ${y + r * 1.4}`,
    `C${x - r} ${y + r * 0.6} ${x - r * 0.3} ${y} ${x} ${y - r}Z`,
  );
  const water = ramp(0, '#fffdf8', 0.5, '#ffd9cc', 1, '#c9708a');
  art.solid(drop, art.radial(x + r * 0.3, y + r * 1.8, r * 2, water), LINE.hair);
}
