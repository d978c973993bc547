import { type Art, LINE, local, type Paint, type Placement, svgPath } from '../pen/index.ts';

const FLAME = svgPath(
  'M0 12C-11 12 -15 2 -11 -7C-8 -15 -2 -19 -4 -32C3 -27 8 -36 4 -50',
  'C15 -38 19 -18 13 -4C11 6 8 12 0 12Z',
);
const CORE = svgPath('M1 9C-6 8 -7 1 -4 -4C-2 -9 1 -12 1 -20C7 -13 9 -4 7 2C6 6 4 9 1 9Z');

/** A falling tongue of fire, after the yods of tradition: head below, tail above, 62 high; `rot` turns the tail. */
export function fallingFlame(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { fill, ...placement }: Placement & { fill: Paint },
): void {
  const box = local(art, x, y, scale, placement);
  art.glow(x, y - 8 * scale, 34 * scale, art.palette.glow, 0.34);
  box.solid(FLAME, fill, LINE.mid * 0.9);
  box.fill(CORE, '#fff6df');
}
