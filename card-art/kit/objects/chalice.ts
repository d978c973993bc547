import { type Art, ellipse, LINE, local, type Paint, ramp, range, svgPath } from '../pen/index.ts';
import { petal } from '../plants/petal.ts';
import { sparkle } from '../sky/star.ts';

/** A footed cup, rim at y = -62 and foot at 82 of its box. */
export function chalice(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { stroke = 'gold', lite = art.palette.far }: { stroke?: Paint; lite?: string } = {},
): void {
  const { ink, rose } = art.palette;
  const box = local(art, x, y, scale);
  const body = svgPath(
    'M-50 -62C-50 -10 -26 14 -9 20C-5 34 -6 50 -9 60C-26 66 -40 72 -40 82',
    'H40C40 72 26 66 9 60C6 50 5 34 9 20C26 14 50 -10 50 -62Z',
  );
  box.solid(body, box.radial(-18, -41, 90, ramp(0, lite, 1, ink)), LINE.bold * 0.85, stroke);
  box.solid(ellipse(0, -62, 50, 11), ink, LINE.mid, stroke);
  box.fill(ellipse(0, -59, 42, 7), rose, 0.7);
  box.line(svgPath('M-48 -44C-24 -34 24 -34 48 -44M-46 -36C-24 -26 24 -26 46 -36'), LINE.fine, stroke);
  const calyx = range(7, (i) => {
    const side = Math.abs(i - 3);
    return petal(-27 + i * 9, 12 - side * 4, 32 - side * 2, 10, (i - 3) * 9);
  });
  box.line(calyx, LINE.hair, stroke);
  box.solid(ellipse(0, 38, 12, 8), ink, LINE.mid, stroke);
  box.blot(sparkle(0, 38, 7), stroke);
  box.line(svgPath('M-30 76C-12 71 12 71 30 76'), LINE.hair, stroke);
}
