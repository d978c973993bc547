import { type Art, LINE, local, type Placement, ramp, svgPath } from '../pen/index.ts';
import { blade, leafProfile } from './blade.ts';

/** Sepals: side (-1 left … 1 right), length. */
const SEPALS = [
  [-1, 44],
  [1, 40],
  [-0.2, 52],
] as const;

/** A rose bud about to open on its own axis: calyx at (x, y), tip 96 above it. */
export function roseBud(
  art: Art,
  x: number,
  y: number,
  scale: number,
  {
    lite = '#fff0e8',
    mid = '#f2919c',
    dark = '#7a1f44',
    ...placement
  }: Placement & { lite?: string; mid?: string; dark?: string } = {},
): void {
  const box = local(art, x, y, scale, placement);
  const petal = box.radial(0, -12, 100, ramp(0, dark, 0.4, mid, 1, lite));
  const green = box.linear(0, -70, 0, 20, ramp(0, '#8a4a62', 1, '#35102a'));
  // back petals, wrapped heart, front petals
  box.solid(svgPath('M-8 -2C-40 -20 -36 -66 -8 -92C0 -84 6 -70 8 -50Z'), petal);
  box.solid(svgPath('M8 -2C40 -20 37 -62 12 -90C2 -82 -6 -66 -8 -50Z'), petal);
  box.solid(svgPath('M0 -2C-24 -20 -24 -70 2 -97C24 -74 26 -22 0 -2Z'), petal);
  box.line(svgPath('M2 -94C-8 -80 -6 -66 8 -58M4 -92C10 -80 8 -70 0 -64'), LINE.fine);
  box.solid(svgPath('M-2 0C-34 -6 -42 -42 -26 -68C-8 -58 10 -36 12 -2Z'), petal);
  box.solid(svgPath('M4 0C34 -6 40 -38 28 -62C10 -56 -8 -34 -10 -2Z'), petal);
  const veins = svgPath(
    'M-22 -58C-12 -46 -2 -30 2 -12M-27 -46C-20 -34 -12 -22 -6 -10',
    'M24 -52C18 -40 10 -26 6 -12M29 -38C26 -28 20 -18 14 -10',
  );
  box.line(veins, LINE.hair, '#fff0ea', 0.8);
  for (const [side, length] of SEPALS) {
    const tip = [side * 31.9, -length + Math.abs(side) * 9.1] as const;
    const { body, veins: rib } = blade(
      [[side * 5, 4], [side * 20, -10], [side * 26.9, -length * 0.6], tip],
      13,
      leafProfile,
      1,
    );
    box.solid(body, green, LINE.fine);
    box.line(rib, LINE.hair);
  }
  box.solid(svgPath('M-13 0C-14 14 -7 22 0 24C7 22 14 14 13 0C6 5 -6 5 -13 0Z'), green);
}
