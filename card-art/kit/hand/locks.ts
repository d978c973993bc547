import { curve, type Path, polar, type Random, random, ribbon, type Step, spline } from '../pen/index.ts';

/** Which way hair lies in a place: degrees, 0 = up, clockwise. */
export type Flow = (x: number, y: number) => number;

/** One lock: it leaves its root, bends a little, ends in a point. */
export function lock(
  x: number,
  y: number,
  heading: number,
  length: number,
  width: number,
  bend: number,
): Path {
  const middle = polar(x, y, length * 0.5, heading + bend);
  const tip = polar(x, y, length, heading);
  return ribbon(spline([[x, y], middle, tip]), width, { start: 0.2, end: 0, peak: 0.35, samples: 6 });
}

export interface Edge {
  /** How many locks, and how many of them are left out, 0 … 1. */
  count: number;
  bare?: number;
  length: readonly [short: number, long: number];
  width: number;
  seed: string;
}

/** Locks along a written line, each the way that `heading` says. */
export function locksAlong(
  line: string,
  heading: (step: Step, chance: Random) => number,
  { count, bare = 0.2, length, width, seed }: Edge,
): Path[] {
  const chance = random(`locks ${seed}`);
  return curve(line)
    .walk(count)
    .flatMap((step) => {
      const [left, turn, far, thick, bend] = [chance(), heading(step, chance), chance(), chance(), chance()];
      if (left < bare) return [];
      const long = length[0] + (length[1] - length[0]) * far * far;
      return [
        lock(
          ...polar(step.x, step.y, -long * 0.4, turn),
          turn,
          long,
          width * (0.6 + thick * 0.7),
          bend * 24 - 12,
        ),
      ];
    });
}

/** Locks of one tone that run out over a written line into the next tone, as hair lies. */
export const ragged = (line: string, flow: Flow, edge: Edge): Path[] =>
  locksAlong(line, ({ x, y }, chance) => flow(x, y) + chance.between(-14, 14), edge);
