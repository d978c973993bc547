import { mix } from '../../../kit/grade/mix.ts';
import { flat, type Plane } from '../../../kit/hand/index.ts';
import {
  ellipse,
  type Knot,
  type Local,
  lerp,
  type Paint,
  Path,
  type Point,
  points,
  range,
  spline,
} from '../../../kit/pen/index.ts';

/** A wing as a fan of veins from its root (0, 0) to its margin. */
export interface Wing {
  /** The margin's knots, from the leading edge to the body's side. */
  margin: string;
  /** How far the veins bow sideways, at the leading edge and at the body. */
  bow: readonly [leading: number, body: number];
  /** Where the veins meet the margin, 0 … 1. */
  veins: readonly number[];
  /** The closed cell at the root: between which veins, how far out. */
  cell: readonly [from: number, to: number, reach: number];
  /** How far it is from being smooth, in units. */
  crumpled: number;
  /** Colours of the cells: near the light, far from it. */
  tones: readonly [string, string];
  /** A pleat's two sides: away from the light, towards it. */
  shade: string;
  glow: string;
  /** What its veins and its border are painted in. */
  frame: Paint;
  /** The sun, where it shines through the cells. */
  through?: Paint;
}

/** Where on a wing's way to the margin its dark border begins. */
const BORDER = 0.865;
/** From a vein to the cell beside it, as a part of the margin. */
const INSET = 0.011;

/** How far between two veins, 0 … 1; how far these are apart, and the gap's number with it. */
function between(veins: readonly number[], v: number): readonly [part: number, breadth: number, gap: number] {
  const gap = veins.findIndex((from, i) => v >= from && v < (veins[i + 1] ?? 2));
  const [from, to] = [veins[gap] ?? 0, veins[gap + 1] ?? 1];
  return [Math.min(1, Math.max(0, (v - from) / (to - from || 1))), to - from, gap];
}

/** @returns the point of a wing at `u` of the way along the vein `v`; between the veins the margin hangs back */
function fan({ margin, bow, veins, crumpled }: Wing): (u: number, v: number) => Point {
  const edge = spline(points(margin)).walk(121);
  return (u, v) => {
    const at = Math.min(119.999, Math.max(0, v) * 120);
    const [a, b] = [edge[Math.floor(at)]!, edge[Math.floor(at) + 1]!];
    const [mx, my] = [lerp(a.x, b.x, at % 1), lerp(a.y, b.y, at % 1)];
    const length = Math.hypot(mx, my);
    const [part, breadth, gap] = between(veins, v);
    // a broad gap hangs deep, a narrow one hardly, and no two alike
    const deep = Math.min(1.3, breadth * 9) * (1 + 0.55 * Math.sin(gap * 2.3 + 0.6));
    const hang = crumpled * deep * Math.sin(Math.PI * part) ** 2;
    const pleat = 1 - (hang / length) * u ** 5;
    const aside =
      (lerp(...bow, v) * Math.sin(Math.PI * u) +
        crumpled * 0.5 * Math.sin(u * 8 + v * 9) * u * Math.sin(Math.PI * v)) /
      length;
    return [(mx * u - my * aside) * pleat, (my * u + mx * aside) * pleat];
  };
}

/** A fold that lies along the vein `v` and swells `breadth` to its side. */
function fold(at: (u: number, v: number) => Point, u0: number, u1: number, v: number, breadth: number): Path {
  const run = (count: number, swell: number): Knot[] =>
    range(count, (i): Knot => {
      const t = (i + 0.5) / count;
      return at(lerp(u0, u1, t), v + swell * Math.sin(Math.PI * t) ** 0.7);
    });
  return spline([[...at(u0, v), 1], ...run(7, 0), [...at(u1, v), 1], ...run(7, breadth).reverse()], true);
}

/** The piece of a wing between two veins and two distances. */
function patch(at: (u: number, v: number) => Point, u0: number, u1: number, v0: number, v1: number): Path {
  const run = (count: number, place: (t: number) => Point): Knot[] =>
    range(count, (i) => place((i + 0.5) / count));
  return spline(
    [
      ...run(5, (t) => at(lerp(u0, u1, t), v0)),
      ...run(3, (t) => at(u1, lerp(v0, v1, t))),
      ...run(5, (t) => at(lerp(u1, u0, t), v1)),
      ...run(2, (t) => at(u0, lerp(v1, v0, t))),
    ],
    true,
  );
}

/** @returns a wing's silhouette in the box of its root */
export function wingOutline(wing: Wing): Path {
  const at = fan(wing);
  return spline(
    [
      [0, 0, 1],
      ...range(8, (i): Knot => at((i + 1) / 9, 0)),
      ...range(90, (i): Knot => at(1, i / 89)),
      ...range(8, (i): Knot => at(1 - (i + 1) / 9, 1)),
    ],
    true,
  );
}

/** @returns a wing's leading edge, from the root out */
export function wingEdge(wing: Wing): Path {
  const at = fan(wing);
  return spline(range(10, (i): Knot => at(i / 9, 0)));
}

/** A wing with the light behind it: dark veins, cells that glow, each a pleat that is not smooth yet, white points. */
export function drawWing(box: Local, wing: Wing, ...over: readonly Plane[]): void {
  const at = fan(wing);
  const { veins, cell, tones, shade, glow, through } = wing;
  const gaps = veins.slice(1).map((to, i) => [veins[i]!, to] as const);
  const begin = (from: number, to: number): number =>
    from >= cell[0] - 0.001 && to <= cell[1] + 0.001 ? cell[2] + 0.035 : 0.16;
  const cells = gaps.map(([from, to]) => patch(at, begin(from, to), BORDER, from + INSET, to - INSET));
  const root = patch(at, 0.12, cell[2], cell[0] + 0.016, cell[1] - 0.016);
  const inCells = (): void => {
    cells.forEach((one, i) => {
      box.fill(one, mix(tones[0], tones[1], (i + 0.5) / cells.length));
    });
    box.fill(root, mix(tones[0], tones[1], 0.3));
    box.clip([...cells, root], () => {
      box.blot(
        gaps.map(([from, to], i) =>
          fold(
            at,
            begin(from, to) - 0.04,
            BORDER,
            from + INSET,
            (to - from) * (0.34 + 0.16 * Math.sin(i * 2)),
          ),
        ),
        shade,
      );
      box.blot(
        gaps.map(([from, to], i) =>
          fold(
            at,
            begin(from, to) + 0.02,
            BORDER - 0.1,
            to - INSET,
            (from - to) * (0.22 + 0.08 * Math.sin(i * 3)),
          ),
        ),
        glow,
      );
      const [from, to] = cell;
      const across = to - from;
      box.blot(
        [
          fold(at, 0.1, cell[2] + 0.02, from, across * 0.24),
          fold(at, 0.2, cell[2], from + across * 0.42, across * 0.09),
          fold(at, 0.24, cell[2] - 0.03, from + across * 0.7, across * 0.08),
        ],
        shade,
      );
      box.blot(
        [
          fold(at, 0.14, cell[2] - 0.02, to - 0.016, across * -0.12),
          fold(at, 0.2, cell[2] - 0.02, from + across * 0.42, across * -0.06),
          fold(at, 0.24, cell[2] - 0.05, from + across * 0.7, across * -0.06),
        ],
        glow,
      );
      if (through) box.fill(wingOutline(wing), through);
    });
  };
  // the outermost are too narrow for any
  const dots = gaps.slice(1, -1).flatMap(([from, to], i) =>
    [
      [0.925, 0.5, 3 + 0.5 * Math.sin(i * 2)],
      [0.965, 0.27, 1.7],
      [0.965, 0.74, 1.5],
    ].map(([u, part, size]) => ellipse(...at(u!, lerp(from, to, part!)), size!)),
  );
  const spots = (): void => void box.blot(Path.join(dots), '#fff4e2');
  flat(box, wingOutline(wing), wing.frame, inCells, spots, ...over, { side: [-1.6, -1.2], paint: '#ffeeb4' });
}
