import {
  type Art,
  curve,
  type Path,
  polar,
  type Random,
  random,
  ribbon,
  type Step,
  spline,
} from '../pen/index.ts';

/** Which way hair lies in a place: degrees, 0 = up, clockwise. */
export type Flow = (x: number, y: number) => number;

/** One lock: it leaves its root, bends a little, ends in a point. */
function lock(x: number, y: number, heading: number, length: number, width: number, bend: number): Path {
  const middle = polar(x, y, length * 0.5, heading + bend);
  const tip = polar(x, y, length, heading);
  return ribbon(spline([[x, y], middle, tip]), width, { start: 0.2, end: 0, peak: 0.35, samples: 6 });
}

interface Edge {
  /** How many locks, and how many of them are left out, 0 … 1. */
  count: number;
  bare?: number;
  length: readonly [short: number, long: number];
  width: number;
  seed: string;
}

/** Locks along a written line, each the way that `heading` says. */
function locksAlong(
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

/** Locks that stand out from a written line, `turn` degrees off its run, where a coat ends against the air. */
export const fringe = (line: string, turn: number, edge: Edge): Path[] =>
  locksAlong(line, ({ angle }, chance) => angle + turn + chance.between(-9, 9), edge);

interface Hairs {
  seed: string;
  /** Units between two places that may bear a lock. */
  gap: number;
  length: readonly [short: number, long: number];
  width: number;
  /** How many of the places bear one, 0 … 1. */
  share: (x: number, y: number) => number;
}

/** Locks within a form, of all sizes; beside some lies a finer one. */
export function hairs(
  art: Art,
  within: Path,
  flow: Flow,
  paint: string,
  { seed, gap, length: [short, long], width, share }: Hairs,
): void {
  const chance = random(`hairs ${seed}`);
  const [left, top, right, bottom] = within.bounds();
  const laid: Path[] = [];
  for (let y = top; y < bottom; y += gap)
    for (let x = left; x < right; x += gap) {
      const [px, py] = [x + chance.between(-0.6, 0.6) * gap, y + chance.between(-0.6, 0.6) * gap];
      const [size, turn, left2, beside] = [chance() ** 1.6, chance.between(-16, 16), chance(), chance()];
      if (left2 > share(px, py)) continue;
      const heading = flow(px, py) + turn;
      const reach = short + (long - short) * size;
      laid.push(lock(px, py, heading, reach, width * (0.6 + size * 0.8), turn));
      if (beside < 0.4)
        laid.push(
          lock(...polar(px, py, width * 1.5, heading + 96), heading - 7, reach * 0.66, width * 0.6, turn),
        );
    }
  art.clip(within, () => void art.blot(laid, paint));
}
