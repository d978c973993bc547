import { type Art, LINE, line, local, points, polygon, polyline, ramp } from '../pen/index.ts';

const BLOCK = polygon(points('-1,-.5 .1,-.8 1,-.35 .95,.5 -.1,.8 -1,.45'));
const EDGES = [polyline(points('-1,-.5 -.05,-.15 1,-.35')), line(-0.05, -0.15, -0.1, 0.8)];

/** Hewn stones in the air: `[x, y, size, turn]` each. */
export function thrownStones(
  art: Art,
  stones: readonly (readonly [x: number, y: number, size: number, turn: number])[],
): void {
  for (const [x, y, size, rot] of stones) {
    const box = local(art, x, y, size, { rot });
    const tone = art.linear(x - size, y - size, x + size, y + size, ramp(0, '#c79bb4', 1, '#3a2458'));
    box.solid(BLOCK, tone).line(EDGES, LINE.fine);
  }
}
