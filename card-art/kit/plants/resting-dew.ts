import { type Art, ellipse, LINE, ramp } from '../pen/index.ts';
import { horned } from '../sky/moon.ts';

/**
 * A drop of dew that rests on a petal: dark where the light enters, bright where it gathers, and a
 * small crescent mirrored in it. (x, y) is its middle.
 */
export function restingDew(art: Art, x: number, y: number, radius: number, shade = '#4a1638'): void {
  const drop = ellipse(x, y, radius, radius * 0.94);
  art.fill(ellipse(x + radius * 0.18, y + radius * 0.34, radius * 1.06, radius * 0.94), shade, 0.45);
  const water = ramp(0, '#fff6fb', 0.95, 0.4, '#f2b9cf', 0.8, 0.8, '#8a3f72', 0.75, 1, '#e9c3dc', 0.9);
  art.solid(
    drop,
    art.radial(x + radius * 0.36, y + radius * 0.42, radius * 1.35, water),
    LINE.fine,
    '#fff3ee',
  );
  if (radius > 7) {
    art.fill(
      horned(x - radius * 0.3, y - radius * 0.34, radius * 0.34, radius * 0.3, radius * 0.16, -140),
      '#fffdf8',
    );
  } else {
    art.fill(ellipse(x - radius * 0.3, y - radius * 0.34, radius * 0.24), '#fffdf8');
  }
  art.fill(ellipse(x + radius * 0.42, y + radius * 0.46, radius * 0.14), '#fffdf8', 0.9);
}
