import { mix } from '../grade/mix.ts';
import {
  type Art,
  clamp,
  hatch,
  type Knot,
  LINE,
  line,
  type Path,
  type Point,
  polygon,
  random,
  range,
} from '../pen/index.ts';

/** A place on the wall, and how far it stands out towards us. */
type Corner = readonly [x: number, y: number, out: number];

/** How far from the cleft the columns of planes begin, in units; the last lies beyond the frame. */
const COLUMNS = [0, 34, 84, 152, 244, 380] as const;

/** A mesh of planes that starts at the cleft's edge and falls away from it. */
function mesh(edge: readonly Knot[], side: 1 | -1, seed: string): Corner[][] {
  const chance = random(seed);
  return edge.map(([x, y], row) =>
    COLUMNS.map((far, column): Corner => {
      if (!column) return [x, y, -10 + (row % 2) * 22];
      const play = (COLUMNS[column]! - COLUMNS[column - 1]!) * 0.32;
      return [
        x + side * (far + chance.between(-play, play)),
        y + far * 0.24 + chance.between(-24, 24),
        chance.between(-26, 26),
      ];
    }),
  );
}

/** How squarely a plane faces the light at `towards`, 0 … 1. */
function facing([a, b, c]: readonly Corner[], towards: Point): number {
  const [u, v] = [
    [b![0] - a![0], b![1] - a![1], b![2] - a![2]],
    [c![0] - a![0], c![1] - a![1], c![2] - a![2]],
  ] as const;
  let normal = [u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!];
  if (normal[2]! < 0) normal = normal.map((n) => -n);
  const to = [towards[0] - a![0], towards[1] - a![1], 60];
  const dot = normal.reduce((sum, n, i) => sum + n * to[i]!, 0);
  return clamp(dot / (Math.hypot(...normal) * Math.hypot(...to) || 1));
}

export interface RockWallOptions {
  seed: string;
  /** How much light reaches a place, 0 … 1, and where it comes from there. */
  light: (x: number, y: number) => number;
  towards: (x: number, y: number) => Point;
}

/** A triangle of the wall: its shape and how light it is, 0 … 1. */
function plane(
  corners: readonly Corner[],
  { light, towards }: RockWallOptions,
): { shape: Path; shade: number } {
  const [x, y] = [0, 1].map((k) => corners.reduce((sum, corner) => sum + corner[k]!, 0) / 3) as [
    number,
    number,
  ];
  const shade = clamp(light(x, y) * (0.25 + 0.95 * facing(corners, towards(x, y))));
  return { shape: polygon(corners.map(([px, py]): Knot => [px, py])), shade };
}

const tone = (shade: number): string =>
  mix(mix('#0c1238', '#5d5aa8', shade * 1.5), '#f0d9e6', (shade - 0.45) * 1.5);

/** Ridges in four strengths: enough for the eye, and light to draw. */
function strokeRidges(art: Art, ridges: readonly (readonly [Path, number])[]): void {
  let least = -1;
  for (const level of [0.2, 0.4, 0.65, 1]) {
    const own = ridges.filter(([, strength]) => strength > least && strength <= level);
    const width = level > 0.5 ? LINE.fine * 1.3 : LINE.fine;
    art.line(
      own.map(([path]) => path),
      width,
      'gold',
      Math.min(level, 0.95),
    );
    least = level;
  }
}

/**
 * One side of a cleft in the rock: planes lit from the cleft, engraved where they turn away.
 * @param edge the cleft's edge from top to foot
 * @param side 1: the rock lies right of the edge, -1: left
 */
export function rockWall(art: Art, edge: readonly Knot[], side: 1 | -1, options: RockWallOptions): void {
  const rows = mesh(edge, side, options.seed);
  const planes: [Path, string][] = [];
  const engraving: Path[] = [];
  const ridges: [Path, number][] = [];
  const chance = random(`${options.seed}cut`);
  const seam = (a: Corner, b: Corner): Path => line(a[0], a[1], b[0], b[1]);
  for (const [i, row] of rows.slice(0, -1).entries()) {
    for (const j of range(COLUMNS.length - 1, (n) => n)) {
      const [p, q, r, s] = [row[j]!, row[j + 1]!, rows[i + 1]![j + 1]!, rows[i + 1]![j]!];
      const falling = chance() < 0.5; // which way the quad is folded
      const pair = [falling ? [p, q, r] : [p, q, s], falling ? [p, r, s] : [q, r, s]] as const;
      const [upper, lower] = pair.map((corners) => plane(corners, options)) as [
        ReturnType<typeof plane>,
        ReturnType<typeof plane>,
      ];
      for (const { shape, shade } of [upper, lower]) {
        planes.push([shape, tone(shade)]);
        if (shade >= 0.3) continue;
        const reach = { from: 0.06, to: chance.between(0.5, 0.9), jitter: 0.5 };
        engraving.push(
          hatch(shape, { angle: side * 62, gap: 6.5, ...reach, seed: `${options.seed}${i}${j}` }),
        );
      }
      const contrast = clamp(Math.abs(upper.shade - lower.shade) * 3.4);
      ridges.push(
        [falling ? seam(p, r) : seam(q, s), contrast],
        [seam(p, q), clamp(0.15 + upper.shade * 1.1)],
      );
      if (j && chance() < 0.7) ridges.push([seam(p, s), clamp(0.12 + lower.shade * 0.9)]);
    }
  }
  art.solids(planes, LINE.hair, '#141a4c');
  art.line(engraving, LINE.hair, 'gold', 0.3);
  strokeRidges(art, ridges);
}
