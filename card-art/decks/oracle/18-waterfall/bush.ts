import { type Art, curve, type Path, random, range } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** Leaves along a ledge in values from the shade to the light, which comes from the right above. */
export function bush(
  art: Art,
  ledge: string,
  [depth, size, count]: readonly [depth: number, size: number, count: number],
  tones: readonly string[],
): void {
  const chance = random(ledge);
  const steps = curve(ledge).walk(40);
  tones.forEach((tone, tier) => {
    const leaves = range(Math.round(count / (tier + 1)), (): Path => {
      const { x, y, t } = steps[Math.floor(chance() * steps.length)]!;
      const swell = Math.sin(Math.PI * (0.1 + t * 0.8)) * (0.6 + 0.4 * Math.sin(t * 23 + depth));
      const rise = chance.between(-0.55, 0.6) * depth * swell;
      return leaf(
        x + chance.between(-6, 6) + tier * size * 0.3,
        y + rise - tier * depth * 0.16,
        size * chance.between(0.7, 1.3),
        size * chance.between(0.4, 0.6),
        chance.between(100, 260) - (rise < 0 ? 150 * chance() : 0),
        chance.between(-2, 2),
      );
    });
    art.blot(leaves, tone);
  });
}
