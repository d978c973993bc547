import { Path } from '../../kit/pen/index.ts';

/**
 * A row of crests that lean to the right, as in the sign of Aquarius: one open line from left to
 * right over x = -260 … 260 and a little beyond.
 * @param y the level of the troughs
 * @param count crests over the width
 * @param height of a crest
 * @param shift moves the row to the right
 */
export function pointedWaves(y: number, count: number, height: number, shift = 0): Path {
  const step = 520 / count;
  const start = -260 - step + shift;
  const path = new Path().moveTo(start, y);
  for (let i = 0; i < count + 2; i++) {
    const x = start + i * step;
    path
      .curveTo(
        x + step * 0.4,
        y + height * 0.12,
        x + step * 0.62,
        y - height * 0.28,
        x + step * 0.74,
        y - height,
      )
      .curveTo(x + step * 0.7, y - height * 0.3, x + step * 0.8, y, x + step, y);
  }
  return path;
}
