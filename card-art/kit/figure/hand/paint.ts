import { flat } from '../../hand/flat.ts';
import { type Art, type Local, Path, type Point } from '../../pen/index.ts';
import type { Skin } from '../skin.ts';
import { creases, edges } from './lines.ts';
import { nailsOf } from './nails.ts';
import { type Relief, spread } from './relief.ts';
import type { Seen } from './seen.ts';
import { area, calm, contours, curved, thinned } from './trace.ts';
import { dot, normal, type V3 } from './vec.ts';

export interface Drawn {
  outline: Path;
  light: Path;
  shade: Path;
  /** Where one part lies over another; folds. */
  edges: Path;
  creases: Path;
  nails: Path;
}

/** The cosine to the light below which the skin lies in shade, and above which it is fully lit. */
const SHADE = 0.3;
const LIT = 0.34;
/** For the lit planes the light comes more from the side: edges have it, not what lies flat before us. */
const GRAZING = 0.05;
/** How far a shadow is thrown, and how steep the light falls, in lengths of the hand. */
const THROW = 0.075;
const STEEP = 0.75;
/** Over how much of the hand a plane's edge is calmed. */
const CALM = 0.02;
/** The same in units, for a hand that is seen small; and the least that a plane holds, in square units. */
const COARSE = 1.1;
const SPECK = 5;
/** How far an outline's few points let it stray, in units. */
const STRAY = 0.2;

export function drawn(view: Seen): Drawn {
  const { relief, light, length } = view;
  const { edge, parts, normals } = relief;
  const nearer = nearerThan(view);
  const fits = (i: number): number => Math.min(-edge[i]!, nearer ? nearer[i]! : 1);
  const form = edge.map((_, i) => fits(i));
  const thrown = shadows(relief, light);
  const lit = spread(relief, (i) => dot(normals[i]!, light));
  const cast = spread(relief, (i) => thrown[i]!);
  const calm = Math.max(CALM, COARSE / length);
  const speck = SPECK / length ** 2;
  const soft = calmed(lit, relief, calm);
  const shade = soft.map((value, i) => Math.max(SHADE - value, Math.min(cast[i]! * 14, 0.4)));
  const grazing = normal([light[0], light[1], light[2] * GRAZING]);
  const edgeLight = calmed(
    spread(relief, (i) => dot(normals[i]!, grazing)),
    relief,
    calm / 2,
  );
  const bright = edgeLight.map((value, i) => Math.min(value - LIT, -cast[i]! * 14 - 0.05));
  const loops = (values: ArrayLike<number>, least: number): Path => outlineOf(values, view, least);
  const inside = nearer
    ? (values: Float64Array) => values.map((value, i) => Math.min(value, nearer[i]! * 20))
    : (values: Float64Array) => values;
  const shows = (i: number): boolean => parts[i]! >= 0 && fits(i) > 0;
  return {
    outline: loops(form, nearer ? 0.0016 : 0.0004),
    light: loops(inside(bright), Math.max(speck, 0.002)),
    shade: loops(inside(shade), Math.max(speck, 0.0028)),
    edges: edges(view, shows),
    creases: creases(view, shows),
    nails: view.nails ? nailsOf(view, shows) : new Path(),
  };
}

export function paint(on: Art | Local, form: Drawn, { light, middle, dark, line }: Skin): void {
  flat(
    on,
    form.outline,
    middle,
    [form.light, light],
    [form.shade, dark],
    [form.nails, light, 0.7],
    [form.creases, line, 0.6],
    [form.edges, line],
  );
}

/** For each cell how much nearer to us than the middle of what is held. */
function nearerThan({ relief, before }: Seen): Float64Array | undefined {
  if (!before) return undefined;
  const [[x0, y0, z0], [x1, y1, z1]] = before;
  const [dx, dy] = [x1 - x0, y1 - y0];
  const square = dx * dx + dy * dy;
  // an axis that points at us parts nothing: what lies nearer than its middle is before it
  const slope = square > 0.15 ? (z1 - z0) / square : 0;
  const { columns, cell, left, top, depth } = relief;
  return depth.map((z, i) => {
    const [x, y] = [left + (i % columns) * cell - x0, top + Math.floor(i / columns) * cell - y0];
    return z - z0 - (x * dx + y * dy) * slope;
  });
}

/** How deep each cell lies in what nearer parts of the hand throw on it. */
function shadows({ columns, rows, cell, depth, parts }: Relief, [lx, ly, lz]: V3): Float64Array {
  const out = new Float64Array(columns * rows);
  const flat = Math.hypot(lx, ly) || 1;
  const steps = Math.ceil(THROW / cell);
  for (let i = 0; i < out.length; i++) {
    if (parts[i]! < 0) continue;
    const [x, y] = [i % columns, Math.floor(i / columns)];
    let most = -1;
    for (let k = 2; k <= steps; k++) {
      const [u, v] = [Math.round(x + (lx / flat) * k), Math.round(y + (ly / flat) * k)];
      if (u < 0 || v < 0 || u >= columns || v >= rows) break;
      const j = v * columns + u;
      if (parts[j]! < 0 || parts[j] === parts[i]) continue;
      most = Math.max(most, depth[j]! - depth[i]! - k * cell * STEEP * (lz / flat + 0.4) - 0.012);
    }
    out[i] = most;
  }
  return out;
}

/** The mean with the cells around that lie in the same form: planes have calm edges, and those where one form ends stay. */
function calmed(
  values: Float64Array,
  { columns, rows, cell, depth, parts, normals }: Relief,
  calm: number,
): Float64Array {
  const reach = Math.max(1, Math.round(calm / cell));
  let out = values;
  for (const step of [1, columns, 1, columns]) {
    const before = out;
    out = before.map((own, i) => {
      const isInside = parts[i]! >= 0;
      const [place, last] = step === 1 ? [i % columns, columns] : [Math.floor(i / columns), rows];
      let [sum, count] = [own, 1];
      for (const way of [-1, 1])
        for (let k = 1; k <= reach; k++) {
          const j = i + way * k * step;
          if (place + way * k < 0 || place + way * k >= last || before[j]! <= -1) break;
          if (
            isInside &&
            parts[j]! >= 0 &&
            (Math.abs(depth[j]! - depth[j - way * step]!) > 3 * cell || dot(normals[i]!, normals[j]!) < 0.3)
          )
            break;
          sum += before[j]!;
          count++;
        }
      return sum / count;
    });
  }
  return out;
}

/** @param least what is smaller is left out, as a part of the hand's length squared */
function outlineOf(values: ArrayLike<number>, { relief, place, length }: Seen, least: number): Path {
  const { columns, rows, cell } = relief;
  const tolerance = STRAY / length / cell;
  const loops = contours(values, columns, rows)
    .filter((loop) => loop.length > 8 && Math.abs(area(loop)) * cell * cell > least)
    .map((loop) => curved(closedThinned(calm(loop, 3, true), tolerance)));
  return place(Path.join(loops));
}

function closedThinned(loop: readonly Point[], tolerance: number): Point[] {
  const half = Math.floor(loop.length / 2);
  return [
    ...thinned(loop.slice(0, half + 1), tolerance).slice(0, -1),
    ...thinned([...loop.slice(half), loop[0]!], tolerance).slice(0, -1),
  ];
}
