import { type Art, ellipse, LINE, local, type Placement, ramp, svgPath } from '../pen/index.ts';
import { sparkle } from '../sky/star.ts';

const CORNERS_BEHIND = [
  svgPath('M-2 2C-22 -10 -52 -44 -70 -44C-72 -26 -46 0 -4 10Z'),
  svgPath('M2 2C10 -18 34 -50 58 -56C62 -34 40 -6 4 10Z'),
];
const POUCH = svgPath(
  'M-10 4C-30 8 -58 20 -64 48C-68 74 -54 94 -30 98C-10 102 16 104 38 98',
  'C60 92 70 70 64 46C58 22 32 8 10 4Z',
);
const POUCH_FOLDS = svgPath(
  'M-8 10C-28 20 -46 38 -54 62M-4 12C-16 30 -26 54 -26 82',
  'M2 12C6 34 8 58 2 86M8 10C26 24 40 44 46 72',
);
const CORNERS_BEFORE = [
  svgPath('M-6 8C-26 12 -42 26 -46 44C-28 42 -12 26 -2 12Z'),
  svgPath('M5 8C18 16 26 32 24 50C10 42 2 26 0 12Z'),
];
const PATTERN = [
  sparkle(-38, 72, 8),
  sparkle(-8, 66, 9),
  sparkle(30, 74, 8),
  sparkle(50, 52, 6),
  ellipse(-20, 88, 1.8),
  ellipse(12, 88, 1.8),
  ellipse(14, 70, 1.6),
  ellipse(-54, 54, 1.6),
  ellipse(46, 84, 1.6),
];
const KNOT = svgPath('M-13 0C-8 -8 8 -8 13 0C12 10 6 14 0 14C-6 14 -12 10 -13 0Z');

/** A cloth bundle that hangs from its knot at (x, y); about 130 wide, 160 high. */
export function bundle(
  art: Art,
  x: number,
  y: number,
  scale: number,
  {
    tones: [lite, mid, dark] = ['#f3b9b3', '#a5567a', '#3a1a4a'],
    ...placement
  }: Placement & { tones?: readonly [string, string, string] } = {},
): void {
  const box = local(art, x, y, scale, placement);
  const cloth = box.radial(18, 36, 100, ramp(0, lite, 0.5, mid, 1, dark));
  for (const corner of CORNERS_BEHIND) box.solid(corner, cloth);
  box.line(svgPath('M-8 4C-28 -10 -46 -28 -60 -36M8 3C18 -14 34 -34 50 -45'), LINE.hair);
  box.solid(POUCH, cloth, LINE.bold * 0.85).line(POUCH_FOLDS, LINE.hair, 'gold', 0.9);
  for (const corner of CORNERS_BEFORE) box.solid(corner, cloth);
  box.blot(PATTERN, art.palette.pale);
  box.solid(KNOT, cloth).line(svgPath('M-6 -3C-4 4 -4 8 -2 12M4 -4C5 3 4 8 3 12'), LINE.hair);
}
