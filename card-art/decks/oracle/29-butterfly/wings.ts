import { mix } from '../../../kit/grade/mix.ts';
import { around, modelled, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  ellipse,
  type Knot,
  type Local,
  lerp,
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
  /** How far its pleats are from being smooth, in units. */
  crumpled: number;
  /** Colours of the cells: near the light, far from it. */
  tones: readonly [string, string];
}

/** Where on a wing's way to the margin its dark border begins. */
const BORDER = 0.85;

/** @returns the point of a wing at `u` of the way along the vein `v` */
function fan({ margin, bow, crumpled }: Wing): (u: number, v: number) => Point {
  const edge = spline(points(margin)).walk(121);
  return (u, v) => {
    const at = Math.min(119.999, Math.max(0, v) * 120);
    const [a, b] = [edge[Math.floor(at)]!, edge[Math.floor(at) + 1]!];
    const [mx, my] = [lerp(a.x, b.x, at % 1), lerp(a.y, b.y, at % 1)];
    const length = Math.hypot(mx, my);
    const pleat = 1 + (crumpled / length) * u * u * Math.sin(v * 44 + 1);
    const aside =
      (lerp(...bow, v) * Math.sin(Math.PI * u) +
        crumpled * 0.5 * Math.sin(u * 9 + v * 20) * u * Math.sin(Math.PI * v)) /
      length;
    return [(mx * u - my * aside) * pleat, (my * u + mx * aside) * pleat];
  };
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

const outlineOf = (at: (u: number, v: number) => Point): Path =>
  spline(
    [
      [0, 0, 1],
      ...range(8, (i): Knot => at((i + 1) / 9, 0)),
      ...range(60, (i): Knot => at(1, i / 59)),
      ...range(8, (i): Knot => at(1 - (i + 1) / 9, 1)),
    ],
    true,
  );

/** A wing with the light behind it: dark veins, cells that glow, white points in the border. */
export function drawWing(box: Local, wing: Wing): void {
  const art: Art = box.art;
  const at = fan(wing);
  const { veins, cell, tones } = wing;
  const outline = box.place(outlineOf(at));
  const gaps = veins.slice(1).map((to, i) => [veins[i]!, to] as const);
  const inset = 0.011;
  const cells = gaps.map(([from, to]) => {
    const inner = from >= cell[0] - 0.001 && to <= cell[1] + 0.001;
    return patch(at, inner ? cell[2] + 0.035 : 0.16, BORDER, from + inset, to - inset);
  });
  const root = patch(at, 0.12, cell[2], cell[0] + 0.016, cell[1] - 0.016);
  modelled(
    art,
    around(outline, 16),
    { towards: [-7, -9], soft: 9, shade: '#5a2412', depth: 0.75, rim: '#ffe6b4', rimWidth: 1.8 },
    () => {
      art.fill(outline, '#38241f');
      cells.forEach((one, i) => {
        box.fill(one, mix(tones[0], tones[1], (i + 0.5) / cells.length));
      });
      box.fill(root, mix(tones[0], tones[1], 0.3));
    },
  );
  // each cell is a pleat: its half away from the light lies in shade
  gaps.forEach(([from, to], i) => {
    const inner = from >= cell[0] - 0.001 && to <= cell[1] + 0.001;
    const half = box.place(patch(at, inner ? cell[2] + 0.1 : 0.3, BORDER, lerp(from, to, 0.5), to - inset));
    if (i % 2) stippled(art, half, '#7a3018', box.at(...at(0.3, to)), box.at(...at(0.85, to)), [0.2, 0.85]);
  });
  const pleats = [0.3, 0.5, 0.72].map((part) => {
    const v = lerp(cell[0], cell[1], part);
    return box.place(spline(range(8, (i) => at(lerp(0.2, cell[2] - 0.04, i / 7), v))));
  });
  const shaded = box.place(patch(at, 0.16, cell[2], lerp(cell[0], cell[1], 0.66), cell[1] - 0.016));
  stippled(art, shaded, '#8a3c1c', box.at(...at(0.1, cell[1])), box.at(...at(cell[2], cell[1])), [0.1, 0.8]);
  strokes(art, pleats, 1.3, '#b4602a', 0.3);
  // the outermost are too narrow for any
  const dots = gaps.slice(1, -1).flatMap(([from, to]) =>
    [
      [0.905, 0.3, 2.7],
      [0.905, 0.72, 2.3],
      [0.962, 0.28, 1.9],
      [0.962, 0.74, 1.7],
    ].map(([u, part, size]) => ellipse(...at(u!, lerp(from, to, part!)), size!)),
  );
  box.blot(Path.join(dots), '#fff4e2');
}
