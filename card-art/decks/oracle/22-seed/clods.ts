import { type Art, type Knot, type Path, type Random, random, spline, TAU } from '../../../kit/pen/index.ts';
import { form } from './light.ts';

/** A lump of earth: broken, not rolled. */
export function lump(chance: Random, x: number, y: number, r: number, flat = 0.8): Path {
  const count = r < 5 ? 5 : 7;
  const turn = chance() * TAU;
  const lean = chance.between(-0.5, 0.5);
  return spline(
    Array.from({ length: count }, (_, k): Knot => {
      const angle = turn + ((k + chance.between(-0.25, 0.25)) / count) * TAU;
      const far = r * chance.between(0.74, 1.16);
      const [dx, dy] = [Math.cos(angle) * far * 1.15, Math.sin(angle) * far * flat];
      return [x + dx, y + dy + dx * lean, chance() < 0.5 ? 1 : 0];
    }),
    true,
    0.7,
  );
}

/** The edge where ground breaks off: the written way (the open side on its right), crumbled, `deep` units into the ground. */
export function broken(way: Path, deep: number, step: number, seed: string): Knot[] {
  const chance = random(`broken ${seed}`);
  const steps = way.walk(300);
  const length = steps
    .slice(1)
    .reduce((sum, { x, y }, i) => sum + Math.hypot(x - steps[i]!.x, y - steps[i]!.y), 0);
  return way.walk(Math.round(length / step)).map(({ x, y, angle }): Knot => {
    const out = deep * chance.between(0.7, 1.25) + chance.between(-0.24, 0.24) * step;
    const turn = (angle * Math.PI) / 180;
    return [x - Math.cos(turn) * out, y - Math.sin(turn) * out];
  });
}

/** Single lumps where one is wanted: place, radius, tone. */
export function lumps(
  art: Art,
  places: readonly (readonly [x: number, y: number, r: number])[],
  { fill, shade, rim, seed }: { fill: string; shade: string; rim: string; seed: string },
): void {
  const chance = random(`lumps ${seed}`);
  for (const [x, y, r] of places)
    form(art, lump(chance, x, y, r), {
      fill,
      shade,
      soft: r * 0.5,
      rim,
      rimWidth: Math.min(1.6, r * 0.2),
    });
}
