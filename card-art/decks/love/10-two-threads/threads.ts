import { type Art, curve, line, ribbon } from '../../../kit/pen/index.ts';
import { BLUE, HELD, MEETING, ORIFICE, PAW, ROSE } from './view.ts';

/**
 * Across the lane and in at the window: from either wall of the house one thread to where they meet, the one straight, the
 * other over a cat's paw; both thicker as they come near.
 */
export function incoming(art: Art): void {
  const [x, y] = MEETING;
  const [[bx, by], [rx, ry]] = HELD;
  const [fx, fy] = PAW;
  const run = (knots: string, wide: number, colour: string): void =>
    void art.fill(ribbon(curve(knots), wide, { samples: 26, start: 0.3, end: 1, peak: 0.98 }), colour);
  run(`${bx},${by} ${bx + 10},${by + 38} ${(bx + x) / 2 + 5},${y - 17} ${x},${y}`, 4.6, BLUE);
  run(
    `${rx},${ry} ${(rx + fx) / 2 + 1},${(ry + fy) / 2 + 5} ${fx},${fy}! ${(fx + x) / 2 + 2},${(fy + y) / 2 + 3} ${x},${y}`,
    6.6,
    ROSE,
  );
  // drawn tight round the paw
  art.line(curve(`${fx + 2},${fy - 8} ${fx - 1},${fy} ${fx - 6},${fy + 9}`), 1.4, '#ffb4bd');
}

/** From there one, of both colours, into the wheel. */
export function spun(art: Art): void {
  const [x, y] = MEETING;
  const [ox, oy] = ORIFICE;
  const course = curve(`${x},${y} ${(x + ox) / 2 - 3},${(y + oy) / 2} ${ox},${oy}`);
  art.fill(ribbon(course, 5.4, { start: 0.8, end: 1 }), '#3a2848');
  const turns = course.walk(29).map(({ x: sx, y: sy }) => line(sx - 1.8, sy - 1.9, sx + 1.8, sy + 1.9));
  art.line(
    turns.filter((_, i) => i % 2),
    3.2,
    BLUE,
  );
  art.line(
    turns.filter((_, i) => !(i % 2)),
    3.2,
    ROSE,
  );
}
