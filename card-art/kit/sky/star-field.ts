import { type Art, ellipse, LINE, line, type Paint, Path, random } from '../pen/index.ts';
import { sparkle } from './star.ts';

/** Scattered stars in four sizes, denser towards the top. */
export function starField(
  art: Art,
  count: number,
  {
    x0 = 0,
    y0 = 0,
    x1 = art.width,
    y1 = art.height,
    pow = 1.6,
    seed = `${art.seed}st`,
    avoid,
    opacity = 0.9,
    size = 1,
  }: {
    x0?: number;
    y0?: number;
    x1?: number;
    y1?: number;
    /** 1 = even; larger gathers the stars towards y0. */
    pow?: number;
    seed?: number | string;
    /** True where no star may be: halos, words, faces of the moon. */
    avoid?: (x: number, y: number) => boolean;
    opacity?: number;
    size?: number;
  } = {},
): void {
  const chance = random(seed);
  const [faint, clear, bright, sparkles] = [new Path(), new Path(), new Path(), new Path()];
  for (let i = 0; i < count; i++) {
    const x = chance.between(x0, x1);
    const y = y0 + (y1 - y0) * chance() ** pow;
    const rank = chance();
    if (avoid?.(x, y)) continue;
    if (rank > 0.955) sparkles.append(sparkle(x, y, chance.between(4, 8) * size));
    else (rank > 0.8 ? bright : rank > 0.45 ? clear : faint).moveTo(x, y).lineTo(x, y);
  }
  art.line(faint, 1.3 * size, art.palette.pale, 0.6 * opacity);
  art.line(clear, 1.9 * size, art.palette.pale, 0.75 * opacity);
  art.line(bright, 3 * size, 'gold', 0.95 * opacity);
  art.blot(sparkles, 'gold', opacity);
}

/** Stars `[x, y, size]` (above 1 a sparkle) joined by fine lines between pairs of indexes. */
export function constellation(
  art: Art,
  stars: readonly (readonly [x: number, y: number, size?: number])[],
  links: readonly (readonly [from: number, to: number])[],
  {
    radius = 3,
    lineWidth = LINE.fine,
    stroke = 'gold',
  }: { radius?: number; lineWidth?: number; stroke?: Paint } = {},
): void {
  const lines = links.map(([from, to]) => {
    const [a, b] = [stars[from]!, stars[to]!];
    return line(a[0], a[1], b[0], b[1]);
  });
  art.line(lines, lineWidth, stroke, 0.6);
  for (const [x, y, size = 1] of stars) {
    art.blot(size > 1 ? sparkle(x, y, radius * size * 2) : ellipse(x, y, radius * size), stroke);
  }
}
