import { type Art, ellipse, LINE, local, ramp, svgPath } from '../pen/index.ts';

const CUSHION = svgPath(
  'M-78 -8C-70 -34 -40 -28 0 -26C40 -28 70 -34 78 -8C72 10 40 6 0 8C-40 6 -72 10 -78 -8Z',
);
/** Right halves. */
const TASSEL = svgPath('M74 -8C84 -4 88 4 88 14H76C78 4 76 -2 70 -4Z');
const CREASES = svgPath('M34 -24C30 -18 26 -16 20 -16M50 4C40 0 30 -2 20 -2');

/** A tasselled cushion, 176 wide; (x, y) is the middle of its foot. */
export function cushion(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  for (const tassel of [TASSEL.mirror(0), TASSEL]) box.solid(tassel, '#f0cf94', LINE.fine);
  const silk = box.radial(0, -30, 90, ramp(0, '#ffb9a8', 0.5, '#c9485f', 1, '#5c1638'));
  box.solid(CUSHION, silk, LINE.bold * 0.8);
  box.line(svgPath('M-76 -6C-50 -14 50 -14 76 -6M-76 -3C-50 -10 50 -10 76 -3'), LINE.fine);
  box.line(CREASES.withMirror(0), LINE.hair);
  for (const corner of [-77, 77]) box.solid(ellipse(corner, -7, 5), '#ffe6b8', LINE.fine);
}
