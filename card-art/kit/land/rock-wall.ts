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

/**
 * One side of a cleft in the rock: planes lit from the cleft, engraved where they turn away.
 * @param edge the cleft's edge from top to foot
 * @param side 1: the rock lies right of the edge, -1: left
 * @param light how much light reaches a place, 0 … 1
 * @param towards where it comes from there
 */
export function rockWall(
  art: Art,
  edge: readonly Knot[],
  side: 1 | -1,
  {
    seed,
    light,
    towards,
  }: { seed: string; light: (x: number, y: number) => number; towards: (x: number, y: number) => Point },
): void {
  const rows = mesh(edge, side, seed);
  const planes: [Path, string][] = [];
  const engraving: Path[] = [];
  const ridges: [Path, number][] = [];
  const chance = random(`${seed}cut`);
  for (const [i, row] of rows.slice(0, -1).entries()) {
    const below = rows[i + 1]!;
    for (const j of range(COLUMNS.length - 1, (n) => n)) {
      const quad = [row[j]!, row[j + 1]!, below[j + 1]!, below[j]!] as const;
      const [p, q, r, s] = quad;
      const halves =
        chance() < 0.5
          ? [
              [p, q, r],
              [p, r, s],
            ]
          : [
              [p, q, s],
              [q, r, s],
            ];
      const shades = halves.map((half) => {
        const cx = (half[0]![0] + half[1]![0] + half[2]![0]) / 3;
        const cy = (half[0]![1] + half[1]![1] + half[2]![1]) / 3;
        const own = light(cx, cy);
        const shade = clamp(own * (0.25 + 0.95 * facing(half, towards(cx, cy))));
        const shape = polygon(half.map(([x, y]): Knot => [x, y]));
        planes.push([shape, mix(mix('#0c1238', '#5d5aa8', shade * 1.5), '#f0d9e6', (shade - 0.45) * 1.5)]);
        if (shade < 0.3) {
          engraving.push(
            hatch(shape, {
              angle: side * 62,
              gap: 6.5,
              from: 0.06,
              to: chance.between(0.5, 0.9),
              jitter: 0.5,
              seed: `${seed}${i}${j}`,
            }),
          );
        }
        return shade;
      });
      const contrast = Math.abs(shades[0]! - shades[1]!);
      const fold = halves[0]![2] === r ? line(p[0], p[1], r[0], r[1]) : line(q[0], q[1], s[0], s[1]);
      ridges.push(
        [fold, clamp(contrast * 3.4)],
        [line(p[0], p[1], q[0], q[1]), clamp(0.15 + shades[0]! * 1.1)],
      );
      if (j && chance() < 0.7) ridges.push([line(p[0], p[1], s[0], s[1]), clamp(0.12 + shades[1]! * 0.9)]);
    }
  }
  art.solids(planes, LINE.hair, '#141a4c');
  art.line(engraving, LINE.hair, 'gold', 0.3);
  // four strengths are enough, and keep the drawing light
  for (const level of [0.2, 0.4, 0.65, 0.95]) {
    const own = ridges.filter(([, strength]) => strength > level - 0.2 && (strength <= level || level > 0.9));
    art.line(
      own.map(([path]) => path),
      level > 0.5 ? LINE.fine * 1.3 : LINE.fine,
      'gold',
      level,
    );
  }
}
