import { ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, ribbon, spline } from '../../../kit/pen/index.ts';
import { form, GOLD } from './form.ts';

const HALF = 38;
/** How far the far pan hangs below the near one. */
const LEAN = 6;

/** Brass scales that hang from (x, y): one pan a hair lower. */
export function scales(art: Art, x: number, y: number): void {
  const beam = y + 26;
  art.line(ellipse(x, y + 13, 5, 7), 2.4, '#b9821e');
  form(
    art,
    closed(`${x},${beam - 8}! ${x + 4},${beam + 2} ${x},${beam + 20}! ${x - 4},${beam + 2}`),
    '#c8964a',
    2,
    GOLD,
  );
  for (const side of [-1, 1]) {
    const [endX, endY] = [x + side * HALF, beam + (side * LEAN) / 2];
    const rim = endY + 76;
    strokes(
      art,
      [-18, 0, 18].map((to) =>
        spline([
          [endX, endY + 2],
          [endX + to, rim + (to ? 0 : 4)],
        ]),
      ),
      1.5,
      '#7a5430',
      0,
    );
    art.fill(ellipse(endX, rim, 21, 4.6), '#8a5c30');
    form(
      art,
      closed(
        `${endX - 21},${rim}! ${endX},${rim + 4.6} ${endX + 21},${rim}! ${endX + 17},${rim + 12} ${endX},${rim + 17} ${endX - 17},${rim + 12}`,
      ),
      '#d9a650',
      6,
      GOLD,
    );
    art.fill(ellipse(endX, endY, 3.4), '#c8964a');
  }
  const way = curve(
    `${x - HALF},${beam - LEAN / 2} ${x - HALF * 0.5},${beam - 4 - LEAN / 4} ${x},${beam} ${x + HALF * 0.5},${beam - 4 + LEAN / 4} ${x + HALF},${beam + LEAN / 2}`,
  );
  form(art, ribbon(way, 6.5, { start: 0.7, end: 0.7, samples: 16 }), '#d9a650', 2, GOLD);
  art.blot(ink(way.translate(0, 1.6), 1, 1, 0.1), '#8a5c30');
}
