import { ink } from '../../../kit/hand/index.ts';
import { type Art, curve, type Path, type Point, ribbon } from '../../../kit/pen/index.ts';

export interface Hair {
  base: string;
  dark: string;
  lit: string;
}

/** A lock: the way it blows, from root to tip, and how broad it is. */
export type Lock = readonly [way: string, width: number];

/** Locks back to front: each broad at its root and split towards its tip, lit on the edge that looks up. */
export function mane(art: Art, locks: readonly Lock[], { base, dark, lit }: Hair): void {
  for (const [i, [way, width]] of locks.entries()) {
    const spine = curve(way);
    const root = rootOf(spine);
    const split = (turn: number, length: number, part: number): Path =>
      ribbon(spine.scale(length, length, ...root).rotate(turn, ...root), width * part, {
        start: 0.9,
        end: 0,
        peak: 0.2,
        samples: 14,
      });
    art.fill(split(9 + (i % 3) * 2, 0.82, 0.6), dark);
    art.fill(split(-7 - (i % 2) * 3, 0.92, 0.5), dark);
    const lock = ribbon(spine, width, { start: 0.9, end: 0, peak: 0.24, samples: 16 });
    art.fill(lock, lit);
    art.clip(lock, () => void art.fill(lock.translate(-0.4, 2.2), base));
    art.blot(
      [spine.translate(0, width * 0.14), spine.scale(0.8, 0.8, ...root).translate(0, -width * 0.1)].map(
        (line, k) => ink(line, 1.3, i + k * 9, 0.1),
      ),
      dark,
    );
  }
}

function rootOf(spine: Path): Point {
  const [first] = spine.commands;
  return first?.[0] === 'M' ? [first[1], first[2]] : [0, 0];
}
