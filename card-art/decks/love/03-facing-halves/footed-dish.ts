import { type Art, ellipse, LINE, local, ramp, range, svgPath } from '../../../kit/pen/index.ts';
import { metal } from './metal.ts';

/** A shallow dish on a foot: rim 400 × 64 round (x, y), foot at y = 120. */
export function footedDish(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const gold = metal(art, x, y + 40 * scale, 150 * scale, ['#ffe9dc', '#e0a08e', '#8d4558', '#3a1029']);
  const contour = LINE.bold * 0.8;
  const foot = svgPath(
    'M-14 58C-10 78 -12 92 -20 102C-40 108 -58 112 -60 122C-40 132 40 132 60 122',
    'C58 112 40 108 20 102C12 92 10 78 14 58Z',
  );
  box.solid(foot, gold, contour);
  box.solid(ellipse(0, 84, 16, 7), gold, LINE.mid);
  box.line(svgPath('M-46 118C-26 125 26 125 46 118M-20 103C-10 107 10 107 20 103'), LINE.fine);
  box.solid(svgPath('M-200 0C-190 34 -120 62 0 64C120 62 190 34 200 0Z'), gold, contour);
  const flutes = range(13, (i) => {
    const u = (i - 6) / 6.6;
    return svgPath(`M${u * 186} ${22 - 6 * u * u}C${u * 150} 44 ${u * 90} 56 ${u * 34} 63`);
  });
  box.line(flutes, LINE.hair, 'gold', 0.8);
  box.line(svgPath('M-192 15C-150 36 -70 44 0 44C70 44 150 36 192 15'), LINE.fine);
  const hollow = ramp(0, '#ffd9c4', 0.4, '#b65c6e', 0.8, '#57193a', 1, '#2c0d22');
  box.solid(ellipse(0, 0, 200, 32), art.radial(...art.light, 330 * scale, hollow), contour);
  box.line(ellipse(0, 1, 186, 27), LINE.hair);
}
