import { clamp, type Point } from '../../pen/index.ts';
import { type Flesh, SEAM, Skinned } from './flesh.ts';
import { normal, type V3 } from './vec.ts';

/** A form as we see it, on a grid of small cells: what of it is nearest in each. Row by row from the top left. */
export interface Relief {
  columns: number;
  rows: number;
  /** A cell's breadth in lengths of the hand, and where the first one's middle lies. */
  cell: number;
  left: number;
  top: number;
  /** How far beside the silhouette, below 0 inside. */
  edge: Float64Array;
  /** How near to us. */
  depth: Float64Array;
  /** Which way the skin looks. */
  normals: V3[];
  /** Whose skin it is: 0 the palm's, 1 the thumb's, 2 … 5 the fingers'. */
  parts: Int8Array;
}

/** Where a place is on the grid, in cells, and the number of the cell that it lies in. */
export function cellOf(
  { columns, cell, left, top }: Relief,
  [x, y]: readonly [number, number, ...number[]],
): { at: Point; index: number } {
  const [u, v] = [(x - left) / cell, (y - top) / cell];
  return { at: [u, v], index: Math.round(v) * columns + Math.round(u) };
}

/** The middle of a cell. */
export const placeOf = ({ columns, cell, left, top }: Relief, index: number): Point => [
  left + (index % columns) * cell,
  top + Math.floor(index / columns) * cell,
];

const MARGIN = 4;
const TINY = 0.0008;
/** So far beside a place a piece still matters to it. */
const REACH = 0.045;
/** What a slope is measured over. */
const SPAN = 0.006;
const TETRA: readonly V3[] = [
  [1, -1, -1],
  [-1, -1, 1],
  [-1, 1, -1],
  [1, 1, 1],
];

/** @param flesh as it stands before us: x to the right, y down, z to us */
export function reliefOf(flesh: readonly Flesh[], cell: number): Relief {
  const xs = flesh.flatMap(({ from, to, radii }) =>
    [from, to].flatMap(([x], i) => [x - radii[i]!, x + radii[i]!]),
  );
  const ys = flesh.flatMap(({ from, to, radii }) =>
    [from, to].flatMap(([, y], i) => [y - radii[i]!, y + radii[i]!]),
  );
  const [left, top] = [Math.min(...xs) - MARGIN * cell, Math.min(...ys) - MARGIN * cell];
  const columns = Math.ceil((Math.max(...xs) - left) / cell) + MARGIN;
  const rows = Math.ceil((Math.max(...ys) - top) / cell) + MARGIN;
  const edge = new Float64Array(columns * rows).fill(1);
  const depth = new Float64Array(columns * rows).fill(-9);
  const parts = new Int8Array(columns * rows).fill(-1);
  const normals: V3[] = new Array<V3>(columns * rows).fill([0, 0, 1]);
  const skinned = new Skinned(flesh);
  const near = new Int16Array(flesh.length);
  const axes = new Float64Array(flesh.length);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const i = row * columns + column;
      const x = left + column * cell;
      const y = top + row * cell;
      let count = 0;
      let front = -9;
      let deepest = 1;
      for (let n = 0; n < flesh.length; n++) {
        const beside = besides(flesh[n]!, x, y);
        if (beside > REACH) continue;
        near[count] = n;
        axes[count++] = axis;
        front = Math.max(front, axis + thick);
        deepest = Math.min(deepest, beside);
      }
      if (!count) continue;
      // the seams reach a little beyond what the single pieces do
      let inside = deepest;
      if (deepest > -3 * cell)
        for (let n = 0; n < count; n++)
          inside = Math.min(inside, skinned.distance(x, y, axes[n]!, near, count));
      edge[i] = inside;
      if (inside > 0) continue;
      let z = front + SEAM.palm / 4;
      for (let step = 0; step < 60 && z > -3; step++) {
        const distance = skinned.distance(x, y, z, near, count);
        if (distance < TINY) break;
        z -= distance * 0.95;
      }
      // at the very edge a ray may pass by
      if (z <= -3) z = front - 0.05;
      depth[i] = z;
      skinned.distance(x, y, z, near, count);
      parts[i] = skinned.whose;
      let [nx, ny, nz] = [0, 0, 0];
      for (const [a, b, c] of TETRA) {
        const d = skinned.distance(x + a * SPAN, y + b * SPAN, z + c * SPAN, near, count);
        nx += a * d;
        ny += b * d;
        nz += c * d;
      }
      normals[i] = normal([nx, ny, nz]);
    }
  return { columns, rows, cell, left, top, edge, depth, normals, parts };
}

/** Asked so often that `Math.hypot` would take most of the time. */
const far = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** Of the piece that was asked last, where it is seen nearest: how near its axis is to us, and its half breadth. */
let axis = 0;
let thick = 0;

/** How far beside a piece a place is seen, below 0 on it. */
function besides({ from, to, radii }: Flesh, x: number, y: number): number {
  const bx = to[0] - from[0];
  const by = to[1] - from[1];
  const px = x - from[0];
  const py = y - from[1];
  const square = bx * bx + by * by;
  const t = square > 1e-6 ? clamp((px * bx + py * by) / square) : to[2] > from[2] ? 1 : 0;
  thick = radii[0] + (radii[1] - radii[0]) * t;
  axis = from[2] + (to[2] - from[2]) * t;
  const beside = far(px - bx * t, py - by * t) - thick;
  // one that points at us is seen by its nearer end
  const end = to[2] > from[2] ? 1 : 0;
  const atEnd = far(px - bx * end, py - by * end) - radii[end]!;
  if (atEnd < beside) {
    thick = radii[end]!;
    axis = (end ? to : from)[2];
  }
  return Math.min(beside, atEnd);
}

/** A value for each cell; beyond the silhouette that of the nearest cells inside, so that planes run out over the edge. */
export function spread({ columns, rows, parts }: Relief, value: (i: number) => number): Float64Array {
  const out = new Float64Array(columns * rows).fill(Number.NaN);
  for (let i = 0; i < out.length; i++) if (parts[i]! >= 0) out[i] = value(i);
  for (let pass = 0; pass < MARGIN - 1; pass++) {
    const before = out.slice();
    for (let row = 1; row < rows - 1; row++)
      for (let column = 1; column < columns - 1; column++) {
        const i = row * columns + column;
        if (!Number.isNaN(before[i]!)) continue;
        let sum = 0;
        let count = 0;
        for (let way = 0; way < 4; way++) {
          const value = before[i + (way < 2 ? 1 : columns) * (way % 2 ? 1 : -1)]!;
          if (Number.isNaN(value)) continue;
          sum += value;
          count++;
        }
        if (count) out[i] = sum / count;
      }
  }
  return out.map((each) => (Number.isNaN(each) ? -1 : each));
}
