import { clamp, lerp, type Point } from './numbers.ts';
import { Path } from './path.ts';
import { random } from './random.ts';

export interface HatchOptions {
  /** Direction of the lines: 0 = level, clockwise. */
  angle?: number;
  gap?: number;
  /** The part of each chord that is drawn: shade one side with from .7 to .96. */
  from?: number;
  to?: number;
  /** Unevenness of both ends, as a part of the chord. */
  jitter?: number;
  seed?: number | string;
  /** Chords shorter than this are left out. */
  shortest?: number;
  /** Sag of each line, in units. */
  curve?: number;
  /** Instead of from/to: the part drawn, by the line's place from top 0 to bottom 1. */
  span?: ((t: number) => readonly [from: number, to: number]) | null;
}

/** Engraving: parallel lines inside a closed path. */
export function hatch(path: Path, options: HatchOptions = {}): Path {
  const { angle = 45, gap = 6, from = 0, to = 1, jitter = 0 } = options;
  const { seed = 1, shortest = 2, curve = 0, span = null } = options;
  const chance = random(seed);
  const polygons = path.rotate(-angle).flatten(8);
  const lines = new Path();
  let top = 1e9;
  let bottom = -1e9;
  for (const polygon of polygons) {
    for (const [, y] of polygon) {
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  for (let y = top + gap / 2; y < bottom; y += gap) {
    const crossings = polygons.flatMap((polygon) => crossingsAt(polygon, y)).sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const [left, right] = [crossings[i] as number, crossings[i + 1] as number];
      let [start, end] = span ? span((y - top) / (bottom - top)) : [from, to];
      start = clamp(start + jitter * (chance() - 0.5));
      end = clamp(end + jitter * (chance() - 0.5));
      const a = lerp(left, right, start);
      const b = lerp(left, right, end);
      if (b - a <= shortest) continue;
      lines.moveTo(a, y);
      if (curve) lines.curveTo(lerp(a, b, 0.33), y + curve, lerp(a, b, 0.66), y + curve, b, y);
      else lines.lineTo(b, y);
    }
  }
  return lines.rotate(angle);
}

function crossingsAt(polygon: readonly Point[], y: number): number[] {
  const found: number[] = [];
  polygon.forEach(([ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length] as Point;
    if (ay <= y !== by <= y) found.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
  });
  return found;
}

/** Is the point inside the polygons (even-odd rule)? */
export function contains(polygons: readonly (readonly Point[])[], x: number, y: number): boolean {
  let inside = false;
  for (const polygon of polygons) {
    polygon.forEach(([ax, ay], index) => {
      const [bx, by] = polygon[(index + polygon.length - 1) % polygon.length] as Point;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    });
  }
  return inside;
}

/** Dots in a closed path: `count` throws, each kept with the chance `density(x, y)`. */
export function stipple(
  path: Path,
  count: number,
  density: (x: number, y: number) => number = () => 1,
  seed: number | string = 1,
): Path {
  const chance = random(seed);
  const polygons = path.flatten(8);
  const [left, top, right, bottom] = path.bounds();
  const dots = new Path();
  for (let i = 0; i < count; i++) {
    const x = chance.between(left, right);
    const y = chance.between(top, bottom);
    if (chance() < density(x, y) && contains(polygons, x, y)) dots.moveTo(x, y).lineTo(x, y);
  }
  return dots;
}
