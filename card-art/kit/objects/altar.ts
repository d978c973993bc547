import { type Art, ellipse, LINE, line, local, points, polygon, ramp, roundRect } from '../pen/index.ts';
import { sparkle } from '../sky/star.ts';

/** Steps from the foot: half width, top, height. */
const STEPS = [
  [128, -22, 22],
  [104, -42, 20],
  [82, -60, 18],
] as const;

/** A stone block on three steps; (x, y) is the middle of its foot, the top 154 above. */
export function altar(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const tones = ramp(0, '#2a1d50', 0.28, '#6d4f8c', 0.5, '#c9a0b8', 0.72, '#6d4f8c', 1, '#2a1d50');
  const stone = box.linear(-120, 0, 120, 0, tones);
  for (const [half, top, height] of STEPS) {
    box.solid(roundRect(-half, top, half * 2, height, 1), stone);
    const tread = polygon([
      [-half, top],
      [-half + 9, top - 6],
      [half - 9, top - 6],
      [half, top],
    ]);
    box.solid(tread, '#8a6394', LINE.fine);
  }
  box.solid(roundRect(-56, -142, 112, 78, 1), stone, LINE.bold * 0.85);
  box.solid(polygon(points('-66,-142 -58,-154 58,-154 66,-142 66,-134 -66,-134')), stone);
  box.line(line(-66, -142, 66, -142), LINE.fine);
  box.solid(roundRect(-64, -70, 128, 8, 1), stone);
  // relief: a square in a circle in a square
  box.solid(roundRect(-27, -129, 54, 54), '#241846');
  box.line(ellipse(0, -102, 22));
  box.line(polygon(points('0,-124 22,-102 0,-80 -22,-102')), LINE.fine);
  box.blot(sparkle(0, -102, 12));
  box.line([roundRect(-49, -127, 14, 50), roundRect(35, -127, 14, 50)], LINE.fine);
}
