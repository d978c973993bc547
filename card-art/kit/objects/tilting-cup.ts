import { type Art, ellipse, LINE, local, type Placement, ramp, range, svgPath } from '../pen/index.ts';
import { petal } from '../plants/petal.ts';
import { sparkle } from '../sky/star.ts';

const BROWN = '#6b3f3a';
const BODY = svgPath(
  'M-50 -62C-50 -10 -26 14 -9 20C-5 34 -6 50 -9 60C-26 66 -40 72 -40 82',
  'H40C40 72 26 66 9 60C6 50 5 34 9 20C26 14 50 -10 50 -62Z',
);
const CALYX = range(7, (i) => {
  const side = Math.abs(i - 3);
  return petal(-27 + i * 9, 12 - side * 4, 30 - side * 2, 10, (i - 3) * 9);
});

/**
 * A footed cup of polished metal, made to be tilted (`rot`): its sheen turns with it. Mouth at
 * (0, -62), foot at (0, 82).
 */
export function tiltingCup(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { lite = '#e7b98a', ...placement }: Placement & { lite?: string } = {},
): void {
  const box = local(art, x, y, scale, placement);
  const sheen = ramp(0, '#7a4a4a', 0.28, lite, 0.44, '#fff6de', 0.62, lite, 1, '#4a2c58');
  const metal = box.linear(-50, 0, 50, 0, sheen);
  box.solid(BODY, metal, LINE.bold * 0.8);
  box.solid(ellipse(0, -62, 50, 12), '#3a2350');
  box.fill(ellipse(0, -60, 43, 8), art.palette.cool, 0.9);
  const bands = svgPath('M-49 -46C-24 -35 24 -35 49 -46M-47 -38C-24 -27 24 -27 47 -38');
  box.line(bands, LINE.fine, BROWN);
  box.line(CALYX, LINE.hair, BROWN);
  box.solid(ellipse(0, 38, 13, 8), metal);
  box.blot(sparkle(0, 38, 7), '#fffaf0');
  box.line(svgPath('M-32 76C-12 71 12 71 32 76'), LINE.hair, BROWN);
}
