import { type Art, ellipse, LINE, local, type Placement, ramp, svgPath } from '../pen/index.ts';
import { sparkle } from '../sky/star.ts';

const CORNERS_BEHIND = [
  svgPath('M-2 2C-22 -10 -52 -44 -70 -44C-72 -26 -46 0 -4 10Z'),
  svgPath('M2 2C10 -18 34 -50 58 -56C62 -34 40 -6 4 10Z'),
];
/** Something angular lies in it: the cloth hangs from the knot, its weight low and to one side. */
const POUCH = svgPath(
  'M-9 5C-22 12 -36 30 -48 50C-62 72 -62 92 -44 102C-28 110 -8 106 8 108C24 110 44 108 56 94',
  'C66 80 54 58 42 40C32 26 20 12 9 5Z',
);
const POUCH_FOLDS = svgPath(
  'M-7 10C-22 22 -38 46 -46 72M-4 12C-14 32 -24 58 -24 92M2 12C4 34 4 58 -2 84',
  'M5 11C16 30 24 54 22 92M8 10C22 24 36 44 44 70',
);
const CREASES = svgPath('M-54 86C-44 96 -30 98 -20 94M50 84C42 96 30 100 20 96');
const CORNERS_BEFORE = [
  svgPath('M-6 8C-26 12 -42 26 -46 44C-28 42 -12 26 -2 12Z'),
  svgPath('M5 8C18 16 26 32 24 50C10 42 2 26 0 12Z'),
];
const PATTERN = [
  sparkle(-38, 78, 8),
  sparkle(-8, 66, 9),
  sparkle(26, 78, 8),
  sparkle(-24, 48, 6),
  ellipse(-20, 92, 1.8),
  ellipse(6, 94, 1.8),
  ellipse(12, 58, 1.6),
  ellipse(42, 78, 1.6),
];
const KNOT = svgPath('M-13 0C-8 -8 8 -8 13 0C12 10 6 14 0 14C-6 14 -12 10 -13 0Z');

/** A cloth bundle that hangs from its knot at (x, y); about 130 wide, 165 high. */
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
  box.line(CREASES, LINE.fine);
  for (const corner of CORNERS_BEFORE) box.solid(corner, cloth);
  box.blot(PATTERN, art.palette.pale);
  box.solid(KNOT, cloth).line(svgPath('M-6 -3C-4 4 -4 8 -2 12M4 -4C5 3 4 8 3 12'), LINE.hair);
}
