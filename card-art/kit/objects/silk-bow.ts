import { type Art, LINE, local, type Placement, ramp, svgPath } from '../pen/index.ts';

/**
 * A silk bow, its knot at (x, y), 120 wide. Its loops hang and are unequal: raised and alike they
 * would be a moth.
 */
export function silkBow(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { lite = '#ffd2ca', dark = '#8a2f50', ...placement }: Placement & { lite?: string; dark?: string } = {},
): void {
  const box = local(art, x, y, scale, placement);
  const paint = box.radial(0, 0, 62, ramp(0, dark, 0.45, '#d0697e', 1, lite));
  const loop = svgPath('M0 -3C16 -26 50 -26 60 -2C66 16 52 26 40 20C24 14 10 8 0 5Z');
  const inside = svgPath('M4 0C22 -8 40 -6 46 8C44 16 32 14 24 10C14 6 8 4 4 2Z');
  const fold = svgPath('M8 -7C22 -18 42 -18 52 -4');
  for (const [sx, sy] of [
    [1, 1],
    [-0.92, 0.92],
  ] as const) {
    box.solid(loop.scale(sx, sy), paint, LINE.fine);
    box.fill(inside.scale(sx, sy), dark, 0.75);
    box.line(inside.scale(sx, sy), LINE.hair);
    box.line(fold.scale(sx, sy), LINE.hair);
  }
  const knot = svgPath('M-8 -9C-3 -12 3 -12 8 -9C10 -3 10 4 8 10C3 13 -3 13 -8 10C-10 4 -10 -3 -8 -9Z');
  box.solid(knot, lite, LINE.fine);
  box.line(svgPath('M-3 -8C-1 -2 -1 4 -3 9M3 -8C4 -2 4 4 3 9'), LINE.hair, '#8a2f50');
}
