import {
  type Art,
  ellipse,
  lerp,
  Path,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { bather, X, Y } from './bather.ts';
import { pool } from './view.ts';

/** Her image lies this much under the line that the water draws round her. */
const SUNK = 17;
const ROWS = 17;

/** What of the pool shows her: all of it under the back, then strokes that lie ever further apart, as the water moves. */
function shown(): Path {
  const chance = random('moved water');
  const whole = ellipse(X, Y + 14, 130, 30);
  const strokes = range(ROWS, (row) => {
    const t = row / (ROWS - 1);
    const y = lerp(Y + 34, Y + 158, t ** 1.15);
    return range(9, (i) => {
      const x = X - 110 + i * 34 + chance.between(-14, 14);
      const half = chance.between(20, 44);
      const middle = y + chance.between(-2.6, 2.6);
      const run = spline([
        [x - half, middle + chance.between(-1.4, 1.4)],
        [x, middle],
        [x + half, middle + chance.between(-1.4, 1.4)],
      ]);
      return ribbon(run, lerp(12, 3.2, t ** 0.7) * chance.between(0.7, 1.1), {
        start: 0,
        end: 0,
        samples: 8,
      });
    });
  });
  return Path.join(whole, strokes.flat());
}

/** The bather in the pool, head down, paler in colour and further apart the deeper she is seen. */
export function mirrored(art: Art): void {
  art.clip(shown(), () => {
    bather(pool(art, Y + SUNK, 0.62));
    art.fill(
      roundRect(40, Y + 44, 340, 900 - Y - 44),
      art.linear(0, Y + 44, 0, 862, ramp(0, '#23485a', 0, 1, '#1b3448', 0.7)),
    );
  });
}
