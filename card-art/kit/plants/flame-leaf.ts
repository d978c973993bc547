import { type Art, LINE, local, type Placement, ramp, svgPath } from '../pen/index.ts';

/** A flame as large as a leaf, foot at (x, y): outer tongue, inner light. Flames rise; `rot` only leans them. */
export function flameLeaf(
  art: Art,
  x: number,
  y: number,
  length: number,
  {
    lite = '#fff4d8',
    mid = '#f3b487',
    dark = '#b8466a',
    lineWidth = LINE.mid,
    ...placement
  }: Placement & { lite?: string; mid?: string; dark?: string; lineWidth?: number } = {},
): void {
  const box = local(art, x, y, length / 72, placement);
  const tongue = svgPath(
    'M0 0C-19 -5 -24 -26 -13 -43C-8 -51 -8 -60 -12 -72C0 -65 6 -55 6 -45',
    'C10 -50 11 -55 10 -62C22 -48 25 -24 14 -8C10 -2 5 0 0 0Z',
  );
  box.solid(tongue, box.linear(0, 0, 0, -72, ramp(0, dark, 0.5, mid, 1, lite)), lineWidth);
  const core = svgPath('M0 -3C-11 -7 -13 -20 -6 -31C-3 -36 -2 -41 -3 -47C6 -40 10 -28 9 -18C8 -9 5 -4 0 -3Z');
  box.fill(core, lite, 0.9);
}
