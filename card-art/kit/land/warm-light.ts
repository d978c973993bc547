import { type Art, lerp, line, random, ribbon } from '../pen/index.ts';

/**
 * A flame's light on the water below it: dashes from (x, y) down over `length`, at most `reach` to
 * each side, near ones broad, far ones narrow and dim.
 */
export function warmLight(
  art: Art,
  x: number,
  y: number,
  reach: number,
  length: number,
  {
    dashes,
    tones = ['#fff3dc', '#f6c49a', '#c98a9c'],
    seed = 1,
    thick,
  }: {
    dashes: number;
    /** Near the flame, in the middle, at the end. */
    tones?: readonly [near: string, mid: string, far: string];
    seed?: number;
    /** Thickness of a dash, in units. */
    thick: number;
  },
): void {
  const chance = random(`col${seed}`);
  for (let i = 0; i < dashes; i++) {
    const t = ((i + 0.4) / dashes) ** 1.25;
    const half = reach * lerp(1, 0.42, t) * chance.between(0.55, 1.1);
    const middle = x + reach * chance.between(-0.22, 0.22) * (0.4 + t);
    const level = y + length * t;
    const width = thick * lerp(0.7, 1.1, t) * chance.between(0.7, 1.2);
    const dash = ribbon(line(middle - half, level, middle + half, level), width, { samples: 6 });
    art.blot(dash, tones[t < 0.3 ? 0 : t < 0.65 ? 1 : 2], 0.95 * lerp(1, 0.35, t));
  }
}
