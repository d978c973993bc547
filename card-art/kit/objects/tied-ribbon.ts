import { type Art, LINE, line, polygon, ramp, svgPath } from '../pen/index.ts';

const WIDTH = 11;

/** A silk ribbon wound twice round a bough at y0 and falling straight to y1. */
export function tiedRibbon(art: Art, x: number, y0: number, y1: number): void {
  const silk = art.linear(x - WIDTH, 0, x + WIDTH, 0, ramp(0, '#8a2f56', 0.4, '#f6b9bc', 1, '#8a2f56'));
  const fall = polygon([
    [x - WIDTH / 2, y0],
    [x + WIDTH / 2, y0],
    [x + WIDTH * 0.4, y1],
    [x - WIDTH * 0.4, y1],
  ]);
  art.solid(fall, silk);
  art.line(line(x, y0 + 4, x, y1 - 4), LINE.hair, '#fff1e6');
  for (const [dx, slant] of [
    [-9, -2],
    [4, 3],
  ] as const) {
    const turn = svgPath(`M-8 -18C-2 -23 4 -23 9 -18L${5 + slant} 20C0 24 -6 24 ${-11 + slant} 19Z`);
    art.solid(turn.translate(x + dx, y0), silk);
  }
}
