import { flat } from '../../hand/flat.ts';
import { type Art, type Local, Path, type Point, twiceArea } from '../../pen/index.ts';
import type { Skin } from '../skin.ts';
import { creases, edges } from './lines.ts';
import { nailsOf } from './nails.ts';
import { placeOf, type Relief, spread } from './relief.ts';
import type { Seen } from './seen.ts';
import { calm, contours, curved, thinned } from './trace.ts';
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
const CALM = 0.024;
/** The same in units, for a hand that is seen small; and the least that a plane holds, in square units. */
const COARSE = 1.1;
const SPECK = 5;
/** How far an outline's few points let it stray, in units. */
const STRAY = 0.2;

/** How lit each cell is: above 0 in shade, in full light. */
export interface Planes {
  shade: Float64Array;
  bright: Float64Array;
}

export function planesOf({ relief, light, length }: Seen): Planes {
  const thrown = shadows(relief, light);
  const cast = spread(relief, (i) => thrown[i]!);
  const grazing = normal([light[0], light[1], light[2] * GRAZING]);
  const calm = Math.max(CALM, COARSE / length);
  const towards = (from: V3, over: number): Float64Array =>
    calmed(
      spread(relief, (i) => dot(relief.normals[i]!, from)),
      relief,
      over,
    );
  return {
    shade: towards(light, calm).map((value, i) => Math.max(SHADE - value, Math.min(cast[i]! * 14, 0.4))),
    bright: towards(grazing, calm * 0.7).map((value, i) => Math.min(value - LIT, -cast[i]! * 14 - 0.05)),
  };
}

/** @param before what is held, two points of its axis: only what lies nearer is drawn */
export function drawn(view: Seen, { shade, bright }: Planes, before?: readonly [V3, V3]): Drawn {
  const { edge, parts } = view.relief;
  const nearer = before && nearerThan(view.relief, before);
  const fits = edge.map((beside, i) => Math.min(-beside, nearer ? nearer[i]! : 1));
  const shows = (i: number): boolean => parts[i]! >= 0 && fits[i]! > 0;
  const loops = (values: ArrayLike<number>, least: number): Path => outlineOf(values, view, least);
  const plane = (values: Float64Array, least: number): Path =>
    loops(
      nearer ? values.map((value, i) => Math.min(value, nearer[i]! * 20)) : values,
      Math.max(least, SPECK / view.length ** 2),
    );
  return {
    outline: loops(fits, nearer ? 0.0016 : 0.0004),
    light: plane(bright, 0.002),
    shade: plane(shade, 0.0028),
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
function nearerThan(relief: Relief, [[x0, y0, z0], [x1, y1, z1]]: readonly [V3, V3]): Float64Array {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const square = dx * dx + dy * dy;
  // an axis that points at us parts nothing: what lies nearer than its middle is before it
  const slope = square > 0.15 ? (z1 - z0) / square : 0;
  return relief.depth.map((z, i) => {
    const [x, y] = placeOf(relief, i);
    return z - z0 - ((x - x0) * dx + (y - y0) * dy) * slope;
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
  const isApart = (i: number, j: number, before: number): boolean =>
    parts[i]! >= 0 &&
    parts[j]! >= 0 &&
    (Math.abs(depth[j]! - depth[before]!) > 3 * cell || dot(normals[i]!, normals[j]!) < 0.3);
  let out = values;
  for (const step of [1, columns, 1, columns]) {
    const before = out;
    out = before.map((own, i) => {
      const place = step === 1 ? i % columns : Math.floor(i / columns);
      const last = step === 1 ? columns : rows;
      // the palm and the arm are broad; as far to one side as to the other, or the edge would lean
      const far = Math.min(parts[i] === 0 ? reach * 2 : reach, place, last - 1 - place);
      let sum = own;
      let count = 1;
      for (let k = 1; k <= far; k++) {
        const [a, b] = [i - k * step, i + k * step];
        if (before[a]! <= -1 || before[b]! <= -1) break;
        if (isApart(i, a, a + step) || isApart(i, b, b - step)) break;
        sum += before[a]! + before[b]!;
        count += 2;
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
    .filter((loop) => loop.length > 8 && (Math.abs(twiceArea(loop)) / 2) * cell * cell > least)
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
