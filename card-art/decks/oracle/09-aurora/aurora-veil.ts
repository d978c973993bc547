import {
  type Art,
  type Knot,
  LINE,
  line,
  type Path,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';

/** Strips the veil is made of. */
const STRIPS = 130;

/**
 * A hanging veil of light. Its foot follows `foot` from left to right, rays rise `height` from it;
 * where the foot turns back on itself the veil folds and shines brighter.
 */
export function auroraVeil(
  art: Art,
  foot: readonly Knot[],
  height: number,
  {
    hues: [low, middle, high],
    seed,
    opacity = 1,
    lean,
    hem = 1,
    lake,
  }: {
    hues: readonly [foot: string, middle: string, top: string];
    seed: number;
    opacity?: number;
    /** Sideways drift of a ray, as a part of its height. */
    lean: number;
    /** How bright the foot's line is, 0 … 1. */
    hem?: number;
    /** Height of still water that mirrors the veil. */
    lake?: number;
  },
): void {
  const chance = random(`au${seed}`);
  const edge = spline(foot);
  const steps = edge.walk(STRIPS + 1);
  const veil = art.perShape(
    ramp(0, high, 0, 0.2, high, 0.4, 0.46, high, 0.78, 0.74, middle, 0.9, 0.94, low, 1, 1, low, 0.7),
  );
  const mirrored = art.perShape(
    ramp(0, low, 0, 0.3, low, 0.3, 0.5, middle, 0.26, 0.75, high, 0.12, 1, high, 0),
  );
  // slow and quick folds
  const folds = range(
    STRIPS,
    (i) => 0.62 + 0.38 * Math.sin(i * 0.19 + seed) * Math.sin(i * 0.117 + seed * 2),
  );
  const strips: [path: Path, opacity: number][] = [];
  const reflections: [path: Path, opacity: number][] = [];
  const rays: Path[] = [];
  folds.forEach((fold, i) => {
    const [a, b] = [steps[i]!, steps[i + 1]!];
    const level = Math.abs(b.x - a.x) / (Math.hypot(b.x - a.x, b.y - a.y) || 1);
    const reach = height * fold * chance.between(0.86, 1.08);
    const drift = lean * reach;
    const strip = polygon([
      [a.x, a.y],
      [b.x + 0.4, b.y],
      [b.x + drift + 0.4, b.y - reach],
      [a.x + drift, a.y - reach],
    ]);
    strips.push([strip, (0.5 + 0.5 * (1 - level)) * chance.between(0.7, 1)]);
    if (lake !== undefined) {
      const top = lake + (lake - Math.max(a.y, b.y)) * 0.3 + chance.between(0, 10);
      const shape = roundRect(a.x, top, b.x + 0.4 - a.x, reach * chance.between(0.42, 0.62), 0);
      reflections.push([shape, chance.between(0.4, 0.9)]);
    }
    if (i % 3) return;
    const tip = a.x + drift * chance.between(0.35, 0.8);
    rays.push(line(a.x, a.y - 2, tip, a.y - reach * chance.between(0.35, 0.8)));
  });
  for (const [shape, share] of strips) art.fill(shape, veil, Math.round(share * opacity * 20) / 20);
  for (const [shape, share] of reflections) {
    art.fill(shape, mirrored, Math.round(share * opacity * 0.6 * 10) / 10);
  }
  art.line(rays, LINE.hair, art.palette.pale, 0.45 * opacity);
  const foam = ribbon(edge, 2.4, { samples: 40, start: 0.4, end: 0.2 });
  art.blot(foam, art.palette.pale, 0.9 * opacity * hem);
}
