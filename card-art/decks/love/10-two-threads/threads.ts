import { stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, line, Path, range, roundRect } from '../../../kit/pen/index.ts';
import { BLUE, BLUE_END, byFire, HAND, ROSE, ROSE_END } from './view.ts';

const X = HAND[0] - 2;
const [TOP, COP, WHORL, TIP] = [634, 676, 716, 744] as const;

/** The spindle's outline, for the fire to throw. */
export const spindle = Path.join(
  roundRect(X - 2.4, TOP, 4.8, TIP - TOP),
  ellipse(X, WHORL, 29, 8),
  ellipse(X, COP + 8, 15, 30),
);

/** Across the lane and in at the window: from either wall of the house one thread to her hand. */
export function incoming(art: Art): void {
  const [x, y] = HAND;
  const [[bx, by], [rx, ry]] = [BLUE_END, ROSE_END];
  art.line(
    curve(`${bx},${by} ${bx + 10},${by + 24} ${(bx + x) / 2 + 4},${(by + y) / 2 + 16} ${x},${y}`),
    3.6,
    BLUE,
  );
  art.line(
    curve(`${rx},${ry} ${rx - 10},${ry + 26} ${(rx + x) / 2 + 2},${(ry + y) / 2 + 20} ${x},${y}`),
    3.6,
    ROSE,
  );
}

/** From her hand one, of both colours, and the spindle that turns on its end. */
export function spun(art: Art): void {
  const [, y] = HAND;
  stippledGlow(art, X, WHORL - 10, 70, '#ce7140', 0.5);
  const turns = range(44, (i) => line(X - 1.7, y + 11 + i * 4.05, X + 1.7, y + 15 + i * 4.05));
  art.line(line(X, y + 8, X, TOP + 10), 4.4, '#3a2848');
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
  const cop = closed(
    `${X - 3},${TOP + 16}! ${X + 3},${TOP + 16}! ${X + 15},${COP + 14} ${X + 16},${WHORL - 4}! ${X - 16},${WHORL - 4}! ${X - 15},${COP + 14}`,
  );
  byFire(art, cop, '#8d6a9c', 6, { shade: '#2a1c3c' });
  art.clip(cop, () => {
    for (const i of range(11, (n) => n))
      art.line(line(X - 20, TOP + 20 + i * 7, X + 20, TOP + 14 + i * 7), 3, i % 2 ? BLUE : ROSE);
  });
  byFire(
    art,
    closed(
      `${X - 30},${WHORL} ${X},${WHORL - 8} ${X + 30},${WHORL} ${X + 24},${WHORL + 7} ${X},${WHORL + 11} ${X - 24},${WHORL + 7}`,
    ),
    '#c08c56',
    6,
    {
      shade: '#4a2a28',
    },
  );
}
