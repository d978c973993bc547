import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  lerp,
  type Path,
  type Place,
  type Point,
  range,
} from '../../../kit/pen/index.ts';
import { form, seen } from './view.ts';

/** A line across the lane: where it is tied left and right, how far it sags. */
type Line = readonly [from: Place, to: Place, sag: number];

const LOWER: Line = [[-1.62, 8, 2.95], [2.5, 13, 1.65], 0.1];

/** A place on the line, `down` metres below it; the wind pushes what hangs along the lane. */
function hung([from, to, sag]: Line, t: number, down: number, wind = 0.12): Point {
  const low = sag * 4 * t * (1 - t);
  const [right, along, high] = [0, 1, 2].map((i) => lerp(from[i]!, to[i]!, t)) as [number, number, number];
  return seen([right, along - wind * down * down, high - low - down]);
}

const rope = (line: Line): Path =>
  curve(
    range(9, (i) =>
      hung(line, i / 8, 0)
        .map((n) => n.toFixed(1))
        .join(','),
    ).join(' '),
  );

/** What hangs between two places of the line: its corners as shares of width and metres down. */
const cloth = (
  line: Line,
  [from, to]: readonly [number, number],
  knots: readonly (readonly [number, number, string?])[],
): Path =>
  closed(
    knots
      .map(([across, down, corner = '']) => {
        const [x, y] = hung(line, lerp(from, to, across), down);
        return `${x.toFixed(1)},${y.toFixed(1)}${corner}`;
      })
      .join(' '),
  );

const SHIRT = [
  [0.3, 0, '!'],
  [0.5, 0.07],
  [0.7, 0, '!'],
  [0.86, 0.03],
  [1.12, 0.22, '!'],
  [1, 0.34, '!'],
  [0.84, 0.24, '!'],
  [0.86, 0.45],
  [0.84, 0.68, '!'],
  [0.5, 0.71],
  [0.16, 0.68, '!'],
  [0.14, 0.45],
  [0.16, 0.24, '!'],
  [0, 0.34, '!'],
  [-0.12, 0.22, '!'],
  [0.14, 0.03],
] as const;
const SOCK = [
  [0.1, 0, '!'],
  [0.9, 0, '!'],
  [0.9, 0.22],
  [1.3, 0.3],
  [1.4, 0.38],
  [1, 0.42],
  [0.3, 0.36],
  [0.1, 0.24],
] as const;

/** Washing across the lane. */
export function washing(art: Art): void {
  art.line(rope(LOWER), 2.2, '#efdcc0');
  const lemon = cloth(LOWER, [0.16, 0.36], SHIRT);
  form(art, lemon, '#f0c24e', 7, { shade: '#a86a3c' });
  strokes(
    art,
    [curve(points(0.205, 0.1, 0.66)), curve(points(0.26, 0.16, 0.68)), curve(points(0.315, 0.1, 0.66))],
    INK.form,
    '#b9803c',
  );
  for (const [from, to, tone] of [
    [0.437, 0.472, '#7fb0a4'],
    [0.485, 0.52, '#7fb0a4'],
  ] as const)
    flat(art, cloth(LOWER, [from, to], SOCK), tone, { side: [2.4, 0.6], paint: '#4f7f7c' });
  strokes(
    art,
    [0.222, 0.298, 0.454, 0.502].map((t) => {
      const [x, y] = hung(LOWER, t, -0.03);
      const [u, v] = hung(LOWER, t, 0.06);
      return curve(`${x},${y} ${u},${v}`);
    }),
    2.6,
    '#8a5a3c',
    0,
  );
}

const points = (t: number, from: number, to: number): string =>
  [0, 0.5, 1]
    .map((k) =>
      hung(LOWER, t, lerp(from, to, k))
        .map((n) => n.toFixed(1))
        .join(','),
    )
    .join(' ');
