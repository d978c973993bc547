import { type Edge, type Flow, lock, locksAlong } from '../../../kit/hand/index.ts';
import { type Art, curve, type Path, polar, random, ribbon } from '../../../kit/pen/index.ts';

/** Locks that stand out from a written line, `turn` degrees off its run, where a coat ends against the air. */
export const fringe = (line: string, turn: number, edge: Edge): Path[] =>
  locksAlong(line, ({ angle }, chance) => angle + turn + chance.between(-9, 9), edge);

interface Rim {
  /** A written line along the form's edge, run the way its hair lies. */
  line: string;
  /** The side of that line that the air is on: -1 left, 1 right. */
  out: -1 | 1;
  paint: string;
  width: number;
  seed: string;
}

/** The edge of a coat that the sun stands behind: a thread of light within it, hairs that catch it on both its sides. */
export function rim(art: Art, within: Path, { line, out, paint, width, seed }: Rim): void {
  const along = curve(line);
  const steps = along.walk(30);
  const run = steps
    .slice(1)
    .reduce((sum, { x, y }, i) => sum + Math.hypot(x - steps[i]!.x, y - steps[i]!.y), 0);
  const count = Math.round(run / 5);
  art.clip(within, () => {
    art.blot(ribbon(along, width * 2, { samples: 24, start: 0.1, end: 0.1 }), paint);
    art.blot(
      fringe(line, -out * 24, { count, length: [8, 17], width: 2, seed: `${seed} in`, bare: 0.35 }),
      paint,
    );
  });
  art.blot(fringe(line, out * 14, { count, length: [7, 15], width: 2.4, seed, bare: 0.4 }), paint);
}

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
