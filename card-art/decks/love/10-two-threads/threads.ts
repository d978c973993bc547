import { stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  line,
  Path,
  type Point,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { BLUE, byFire, FINGER, HAND, LIT, ROSE } from './view.ts';

const X = HAND[0];
const [TOP, COP, WHORL, TIP] = [640, 680, 718, 746] as const;

/** The spindle's outline, for the fire to throw. */
export const spindle = Path.join(
  roundRect(X - 2.4, TOP, 4.8, TIP - TOP),
  ellipse(X, WHORL, 29, 8),
  ellipse(X, COP + 8, 15, 30),
);

/**
 * Across the lane and in at the window: from either wall of the house one thread to her hand, the one straight, the
 * other over a finger; both thicker as they come near.
 */
export function incoming(art: Art): void {
  const [x, y] = HAND;
  const [[bx, by], [rx, ry]] = LIT.map(({ on, from, to, foot }) => on(from * 0.82 + to * 0.18, foot)) as [
    Point,
    Point,
  ];
  const [fx, fy] = FINGER;
  const run = (knots: string, colour: string): void =>
    void art.fill(ribbon(curve(knots), 4.2, { samples: 26, start: 0.3, end: 1, peak: 0.98 }), colour);
  run(`${bx},${by} ${bx + 10},${by + 38} ${(bx + x) / 2 + 5},${y - 17} ${x},${y}`, BLUE);
  run(
    `${rx},${ry} ${(rx + fx) / 2 + 1},${(ry + fy) / 2 + 5} ${fx},${fy}! ${(fx + x) / 2 + 2},${(fy + y) / 2 + 3} ${x},${y}`,
    ROSE,
  );
}

/** From her hand one, of both colours, and the spindle that turns on its end. */
export function spun(art: Art): void {
  const [, y] = HAND;
  stippledGlow(art, X, WHORL - 10, 70, '#ce7140', 0.4);
  const turns = range(Math.floor((TOP - y) / 4.05), (i) =>
    line(X - 1.7, y + 9 + i * 4.05, X + 1.7, y + 13 + i * 4.05),
  );
  art.line(line(X, y + 4, X, TOP + 10), 4.4, '#3a2848');
  art.line(
    turns.filter((_, i) => i % 2),
    3.6,
    BLUE,
  );
  art.line(
    turns.filter((_, i) => !(i % 2)),
    3.6,
    ROSE,
  );
  byFire(art, roundRect(X - 2.6, TOP, 5.2, TIP - TOP), '#b98a58', 2);
  byFire(art, ellipse(X, WHORL + 3, 30, 8.6), '#8a5c3c', 3, { shade: '#3a2028', rimWidth: 1 });
  byFire(art, ellipse(X, WHORL, 30, 8), '#c08c56', 6, { shade: '#5a342c', rimWidth: 1 });
  art.fill(ellipse(X, WHORL - 2, 14, 4), '#4a2c34');
  const cop = closed(
    `${X - 3},${TOP + 14}! ${X + 3},${TOP + 14}! ${X + 10},${COP} ${X + 16},${COP + 22} ${X + 14},${WHORL - 4}! ${X - 14},${WHORL - 4}! ${X - 16},${COP + 22} ${X - 10},${COP}`,
  );
  byFire(
    art,
    cop,
    () => {
      art.fill(cop, '#5c4870');
      art.clip(cop, () => {
        for (const i of range(14, (n) => n)) {
          const at = TOP + 18 + i * 5.4;
          art.fill(
            ribbon(curve(`${X - 18},${at + 2} ${X},${at + 5} ${X + 18},${at - 3}`), 3.6, {
              start: 1,
              end: 1,
            }),
            i % 2 ? BLUE : ROSE,
          );
        }
      });
    },
    6,
    { shade: '#2a1c3c' },
  );
}
