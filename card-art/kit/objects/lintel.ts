import { type Art, ellipse, LINE, lerp, line, ramp, roundRect } from '../pen/index.ts';

/** A straight lintel with a strip of squares and discs in turns; its middle stays free. */
export function lintel(art: Art, x0: number, x1: number, y: number, height: number): void {
  const stone = art.linear(0, y, 0, y + height, ramp(0, '#a57fae', 0.35, '#5b4080', 1, '#1d1442'));
  art.solid(roundRect(x0, y, x1 - x0, height, 1), stone, LINE.bold * 0.8);
  art.line([line(x0, y + 5, x1, y + 5), line(x0, y + height - 5, x1, y + height - 5)], LINE.fine);
  const count = Math.round((x1 - x0) / 34);
  for (let i = 0; i < count; i++) {
    const x = lerp(x0, x1, (i + 0.5) / count);
    if (Math.abs(x - (x0 + x1) / 2) < 16) continue;
    if (i % 2) art.line(roundRect(x - 5, y + height / 2 - 5, 10, 10), LINE.fine);
    else art.blot(ellipse(x, y + height / 2, 2.6));
  }
}
