import { clamp, lerp, type Point, range } from '../../../kit/pen/index.ts';

/** A part of a petal's sheet: `from` … `to` along it, edge to edge across it, in so many cells. */
export interface Sheet {
  from: number;
  to: number;
  down: number;
  over: number;
}

/** How a line runs through a cell whose corners above zero are the bits 8 4 / 1 2; always with them at its right. */
const TURNS = [
  '',
  'LB',
  'BR',
  'LR',
  'RT',
  'LBRT',
  'BT',
  'LT',
  'TL',
  'TB',
  'TLBR',
  'TR',
  'RL',
  'RB',
  'BL',
  '',
];

/** Closed outlines of where `field` is above zero on the sheet; they end with the sheet. */
export function outlines(field: (u: number, v: number) => number, sheet: Sheet): Point[][] {
  const { from, to, down, over } = sheet;
  const place = (i: number, j: number): Point => [lerp(from, to, clamp(i / down)), clamp(j / over) * 2 - 1];
  // with a row of nothing all round, where every outline ends
  const values = range(down + 3, (row) =>
    range(over + 3, (column) => {
      const [i, j] = [row - 1, column - 1];
      return i < 0 || j < 0 || i > down || j > over ? -1e6 : field(...place(i, j));
    }),
  );
  const value = (i: number, j: number): number => values[i + 1]![j + 1]!;
  const between = (a: readonly [number, number], b: readonly [number, number]): Point => {
    const [from, to] = [value(...a), value(...b)];
    const [[u0, v0], [u1, v1]] = [place(...a), place(...b)];
    const part = from / (from - to);
    return [lerp(u0, u1, part), lerp(v0, v1, part)];
  };
  const next = new Map<string, { at: Point; to: string }>();
  for (let i = -1; i <= down; i++)
    for (let j = -1; j <= over; j++) {
      const bits =
        (value(i, j) > 0 ? 8 : 0) +
        (value(i, j + 1) > 0 ? 4 : 0) +
        (value(i + 1, j + 1) > 0 ? 2 : 0) +
        (value(i + 1, j) > 0 ? 1 : 0);
      const sides: Record<string, [string, readonly [number, number], readonly [number, number]]> = {
        T: [`h${i},${j}`, [i, j], [i, j + 1]],
        B: [`h${i + 1},${j}`, [i + 1, j], [i + 1, j + 1]],
        L: [`v${i},${j}`, [i, j], [i + 1, j]],
        R: [`v${i},${j + 1}`, [i, j + 1], [i + 1, j + 1]],
      };
      for (const [enter, leave] of TURNS[bits]!.match(/../g) ?? []) {
        const [key, a, b] = sides[enter!]!;
        next.set(key, { at: between(a, b), to: sides[leave!]![0] });
      }
    }
  const loops: Point[][] = [];
  while (next.size) {
    const loop: Point[] = [];
    let key = next.keys().next().value;
    for (let step = key && next.get(key); key && step; step = next.get(key)) {
      next.delete(key);
      loop.push(step.at);
      key = step.to;
    }
    loops.push(loop);
  }
  return loops;
}
