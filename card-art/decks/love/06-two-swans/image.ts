import { type Art, lerp, line, Path, random, range, ribbon } from '../../../kit/pen/index.ts';

/** What lies on the water and is seen in it. */
interface Mirrored {
  outlines: readonly Path[];
  /** The level of the water there. */
  water: number;
  left: number;
  right: number;
  tone: string;
  shade: string;
  seed: string;
}

/** How much of its height a thing keeps in the moving water. */
const SQUASH = 0.86;

/**
 * A reflection: the thing upside down, seen only on the slopes of small waves that face us: whole at the waterline, torn
 * the nearer it comes.
 */
export function image(art: Art, { outlines, water, left, right, tone, shade, seed }: Mirrored): void {
  const chance = random(`image ${seed}`);
  const rows = 30;
  const slopes = range(rows, (i) => {
    const t = i / rows;
    const y = water + 2 + t ** 1.2 * 134;
    const thick = lerp(5.4, 4.4, t);
    return range(1 + Math.round(t * 2.4), (k, of) => {
      const wide = (right - left) / of;
      const x = left + wide * (k + chance.between(-0.25, 0.25));
      const keep = wide * lerp(1, 0.5, t) * chance.between(0.7, 1.15);
      return ribbon(line(x, y, x + keep, y + chance.between(-1.5, 1.5)), thick * chance.between(0.7, 1.2), {
        start: 0.15,
        end: 0.15,
        samples: 5,
      });
    });
  });
  const mirrored = outlines.map((outline) =>
    outline.map((x, y) => [x + Math.sin(y * 0.11) * 5, water + (water - y) * SQUASH]),
  );
  art.clip(Path.join(slopes), () => {
    for (const outline of mirrored) art.fill(outline, tone);
    for (const outline of mirrored)
      art.clip(
        outline,
        () => void art.fill(outline.translate((left + right) / 2 < 300 ? -26 : 26, 8), shade),
      );
  });
}

/** What is above a waterline: whoever swims is painted within it. */
export const above = (water: number, seed: string): Path => {
  const chance = random(`waterline ${seed}`);
  const path = new Path().moveTo(0, 0).lineTo(0, water);
  for (let x = 0; x < 600; ) {
    const [wide, high] = [chance.between(16, 44), chance.between(-2.4, 2.4)];
    path.curveTo(x + wide * 0.3, water + high, x + wide * 0.7, water + high, x + wide, water);
    x += wide;
  }
  return path.lineTo(640, 0).close();
};
