import { Path, type Point } from '../../pen/index.ts';

/*
 * Outlines out of values on a grid, in cells.
 */

/** Closed lines round the cells whose value is above 0; the grid's border is outside. */
export function contours(values: ArrayLike<number>, columns: number, rows: number): Point[][] {
  const at = (x: number, y: number): number =>
    x <= 0 || y <= 0 || x >= columns - 1 || y >= rows - 1 ? -1e-3 : values[y * columns + x]! || -1e-9;
  /** Where a line that enters over an edge leaves; edges are named by the cell and whether they run down. */
  const next = new Map<number, number>();
  const place = new Map<number, Point>();
  const name = (x: number, y: number, isDown: 0 | 1): number => (y * columns + x) * 2 + isDown;
  const crossing = (x: number, y: number, isDown: 0 | 1): number => {
    const key = name(x, y, isDown);
    if (!place.has(key)) {
      const [a, b] = [at(x, y), isDown ? at(x, y + 1) : at(x + 1, y)];
      const t = a / (a - b);
      place.set(key, isDown ? [x, y + t] : [x + t, y]);
    }
    return key;
  };
  for (let y = 0; y < rows - 1; y++)
    for (let x = 0; x < columns - 1; x++) {
      const corners = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)].map((value) => value > 0);
      if (corners.every((each) => each === corners[0])) continue;
      const edges: readonly (readonly [number, number, 0 | 1])[] = [
        [x, y, 0],
        [x + 1, y, 1],
        [x, y + 1, 0],
        [x, y, 1],
      ];
      // walking round the square: a line begins where we step into the form and ends where we step out of it
      const ins: number[] = [];
      const outs: number[] = [];
      for (let k = 0; k < 4; k++) {
        const [here, there] = [corners[k], corners[(k + 1) % 4]];
        if (!here && there) ins.push(k);
        if (here && !there) outs.push(k);
      }
      for (const into of ins) {
        const out = outs.length === 1 ? outs[0]! : outs.find((k) => k === (into + 1) % 4)!;
        next.set(crossing(...edges[out]!), crossing(...edges[into]!));
      }
    }
  const loops: Point[][] = [];
  while (next.size) {
    const [start] = next.keys();
    const loop: Point[] = [];
    let edge: number | undefined = start;
    while (edge !== undefined && next.has(edge)) {
      loop.push(place.get(edge)!);
      const following: number = next.get(edge)!;
      next.delete(edge);
      edge = following;
    }
    loops.push(loop);
  }
  return loops;
}

/** Open lines along the borders between cells that `parted` tells from each other; from junction to junction. */
export function seams(columns: number, rows: number, parted: (i: number, j: number) => boolean): Point[][] {
  const links = new Map<number, Set<number>>();
  const wide = columns + 1;
  const link = (a: number, b: number): void => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const)
      links.set(from, (links.get(from) ?? new Set()).add(to));
  };
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const i = y * columns + x;
      if (x + 1 < columns && parted(i, i + 1)) link(y * wide + x + 1, (y + 1) * wide + x + 1);
      if (y + 1 < rows && parted(i, i + columns)) link((y + 1) * wide + x, (y + 1) * wide + x + 1);
    }
  const lines: Point[][] = [];
  const walk = (start: number): void => {
    let here = start;
    const line = [start];
    for (;;) {
      const ways = links.get(here);
      const to: number | undefined = ways?.values().next().value;
      if (to === undefined) break;
      ways!.delete(to);
      links.get(to)!.delete(here);
      line.push(to);
      here = to;
      if (links.get(to)!.size !== 1) break;
    }
    if (line.length > 1)
      lines.push(line.map((node): Point => [(node % wide) - 0.5, Math.floor(node / wide) - 0.5]));
  };
  for (const wanted of [1, 3, 4, 2])
    for (const [node, ways] of links) {
      const ends = ways.size;
      if (ends === wanted || (wanted === 2 && ends)) for (let k = 0; k < ends; k++) walk(node);
    }
  return joined(lines);
}

/** How many steps of a line tell which way it ends. */
const RUN = 7;

/** Where lines meet, the two that go on straightest are one. */
function joined(lines: readonly Point[][]): Point[][] {
  const all = lines.map((line) => [...line]);
  const run = (line: readonly Point[]): Point => {
    const [[x, y], [u, v]] = [line[0]!, line[Math.min(RUN, line.length - 1)]!];
    const size = Math.hypot(u - x, v - y) || 1;
    return [(u - x) / size, (v - y) / size];
  };
  for (;;) {
    let best: readonly [straight: number, a: Point[], b: Point[]] | undefined;
    for (const [i, first] of all.entries())
      for (const second of all.slice(i + 1))
        for (const a of [first, [...first].reverse()])
          for (const b of [second, [...second].reverse()]) {
            if (a[0]![0] !== b[0]![0] || a[0]![1] !== b[0]![1]) continue;
            const [p, q] = [run(a), run(b)];
            const straight = -(p[0] * q[0] + p[1] * q[1]);
            if (straight > (best?.[0] ?? 0.6)) best = [straight, a, b];
          }
    if (!best) return all;
    const [, a, b] = best;
    const ends = [a, b].map((line) =>
      all.findIndex((each) => each.length === line.length && isSame(each, line)),
    );
    for (const i of ends.sort((x, y) => y - x)) all.splice(i, 1);
    all.push([...[...a].reverse(), ...b.slice(1)]);
  }
}

function isSame(a: readonly Point[], b: readonly Point[]): boolean {
  const [first, last] = [a[0]!, a[a.length - 1]!];
  const at = ([x, y]: Point, [u, v]: Point): boolean => x === u && y === v;
  const [from, to] = [b[0]!, b[b.length - 1]!];
  return (at(first, from) && at(last, to)) || (at(first, to) && at(last, from));
}

/** The same line drawn calmly: each place is the mean of those that lie up to `radius` steps beside it. */
export function calm(line: readonly Point[], radius: number, isClosed: boolean): Point[] {
  const count = line.length;
  const weights = Array.from({ length: radius + 1 }, (_, k) => Math.exp(-2 * (k / (radius + 0.5)) ** 2));
  return line.map((_, i) => {
    let [x, y, total] = [0, 0, 0];
    const room = isClosed ? radius : Math.min(radius, i, count - 1 - i);
    for (let k = -room; k <= room; k++) {
      const [px, py] = line[(i + k + count) % count]!;
      const weight = weights[Math.abs(k)]!;
      x += px * weight;
      y += py * weight;
      total += weight;
    }
    return [x / total, y / total];
  });
}

/** The few points that a line does not stray from by more than `tolerance`. */
export function thinned(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0]!, line[line.length - 1]!];
  let [farthest, at] = [0, 0];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const span = Math.hypot(dx, dy);
  for (let i = 1; i < line.length - 1; i++) {
    const [x, y] = [line[i]![0] - first[0], line[i]![1] - first[1]];
    const off = span > 1e-9 ? Math.abs(x * dy - y * dx) / span : Math.hypot(x, y);
    if (off > farthest) [farthest, at] = [off, i];
  }
  if (farthest <= tolerance) return [first, last];
  return [...thinned(line.slice(0, at + 1), tolerance).slice(0, -1), ...thinned(line.slice(at), tolerance)];
}

/** A closed curve through a loop's few points; handles follow the length of each piece, so that none overshoots. */
export function curved(loop: readonly Point[]): Path {
  const count = loop.length;
  const tangent = (i: number): Point => {
    const [ax, ay] = loop[(i + count - 1) % count]!;
    const [x, y] = loop[i]!;
    const [bx, by] = loop[(i + 1) % count]!;
    const [before, after] = [Math.hypot(x - ax, y - ay) || 1, Math.hypot(bx - x, by - y) || 1];
    // the shorter piece has the say
    const [tx, ty] = [
      ((x - ax) / before) * after + ((bx - x) / after) * before,
      ((y - ay) / before) * after + ((by - y) / after) * before,
    ];
    const size = Math.hypot(tx, ty) || 1;
    return [tx / size, ty / size];
  };
  const path = new Path().moveTo(...loop[0]!);
  for (let i = 0; i < count; i++) {
    const [from, to] = [loop[i]!, loop[(i + 1) % count]!];
    const third = Math.hypot(to[0] - from[0], to[1] - from[1]) / 3;
    const [a, b] = [tangent(i), tangent((i + 1) % count)];
    path.curveTo(
      from[0] + a[0] * third,
      from[1] + a[1] * third,
      to[0] - b[0] * third,
      to[1] - b[1] * third,
      ...to,
    );
  }
  return path.close();
}
