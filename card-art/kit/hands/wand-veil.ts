import {
  type Art,
  type Knot,
  LINE,
  type Local,
  lerp,
  local,
  type Paint,
  type Path,
  type Placement,
  points,
  polar,
  ramp,
  range,
  ribbon,
  spline,
  tube,
} from '../pen/index.ts';

/** Cloth from the light to the shade, and its other side. */
const FACE = ramp(0, '#fff3ee', 0.34, '#f0cbd6', 0.7, '#b78cbc', 1, '#6a5098');
const BACK = ramp(0, '#dba7c0', 0.4, '#8f6aa6', 0.75, '#4a3a80', 1, '#2c2260');
const CREASE = '#8a5f92';

/**
 * One veil about the star: from its lower right end across to the left, in over the left wand, round the outside and
 * overhead, down over the right wand, and across its own beginning to the lower left. Narrow where it is wound and
 * crossed, never wider than its bends allow.
 */
const VEIL = tube(
  points(
    '56,206 44,184 24,158 -6,128 -44,100 -84,64 -106,10 -100,-56 -80,-106 -44,-142 4,-156 52,-144',
    '84,-112 104,-60 104,6 84,60 46,100 8,130 -22,160 -44,190 -58,218',
  ),
  [25, 22, 18, 14, 12, 11, 13, 17, 21, 23, 24, 22, 19, 15, 12, 11, 12, 14, 18, 22, 26],
  60,
  400,
);
/** Where it crosses the left and the right wand, as parts of its length. */
const LEFT = 0.29;
const RIGHT = 0.74;
/** How far before and behind a crossing the cloth lies over the wand. */
const REACH = 0.07;

/** The hem at one end (t 0 or 1) from edge to edge, gently waved; `inset` measures back from it. */
function hem(t: 0 | 1, inset = 0): Knot[] {
  const heading = VEIL.angleAt(t) + (t ? 0 : 180);
  return range(17, (i): Knot => {
    const u = i / 8 - 1;
    const wave = 3.4 * Math.sin(u * Math.PI * 2.2 + 0.6) + 6 * (1 - u * u);
    const [x, y] = VEIL.at(t, (t ? -u : u) * (inset ? 0.985 : 1));
    return [...polar(x, y, wave - inset, heading), i % 16 ? 0 : 1];
  });
}

/** The veil's outline from t `from` to `to`; open ends carry a hem. */
function piece(from: number, to: number): Path {
  const count = Math.max(8, Math.round((to - from) * 48));
  const side = (v: number): Knot[] =>
    range(count + 1, (i): Knot => {
      const t = lerp(from, to, i / count);
      return [...VEIL.at(t, v), i % count ? 0 : 1];
    });
  const end = to === 1 ? hem(1).slice(1, -1) : [];
  const start = from === 0 ? hem(0).slice(1, -1) : [];
  return spline([...side(1), ...end, ...side(-1).reverse(), ...start], true);
}

/** A fold that drifts across the cloth from v0 to v1. */
const fold = (from: number, to: number, v0: number, v1: number): Path =>
  ribbon(
    VEIL.edge((u) => lerp(v0, v1, u), from, to, 22),
    2.1,
    { start: 0.25, end: 0.15, peak: 0.4, samples: 22 },
  );

/** Folds of one half, from the middle of the arch to its end; the other half mirrors them. */
const FOLDS: [from: number, to: number, v0: number, v1: number][] = [
  [0.5, 0.68, -0.35, -0.1],
  [0.47, 0.62, 0.2, 0.45],
  [0.56, 0.7, -0.66, -0.4],
  [0.66, 0.8, 0.4, -0.2],
  [0.7, 0.86, -0.2, 0.35],
  [0.8, 0.97, -0.55, -0.2],
  [0.84, 0.97, 0.1, 0.05],
  [0.82, 0.97, 0.55, 0.4],
];

/** Those whose middle lies between t `from` and `to`. */
function folds(from: number, to: number): Path[] {
  const halves = FOLDS.flatMap(([start, end, v0, v1]): typeof FOLDS => [
    [start, end, v0, v1],
    [1 - end, 1 - start, v1, v0],
  ]);
  return halves
    .filter(([start, end]) => (start + end) / 2 >= from && (start + end) / 2 < to)
    .map(([start, end, v0, v1]) => fold(start, end, v0, v1));
}

/** A strip where the edge `v` has turned over and shows the other side. */
function turned(from: number, to: number, v: 1 | -1, depth: number): Path {
  const across = range(20, (i): Knot => [...VEIL.at(lerp(from, to, i / 19), v), i % 19 ? 0 : 1]);
  const inner = range(18, (i): Knot => {
    const u = (i + 1) / 19;
    return VEIL.at(lerp(from, to, u), v * (1 - depth * Math.sin(Math.PI * u) ** 0.8));
  });
  return spline([...across, ...inner.reverse()], true);
}

/** What runs behind the wands: the arch overhead and the two ends. */
function behind(box: Local, face: Paint, back: Paint): void {
  box.solid(piece(0, LEFT), face);
  box.blot(folds(0, LEFT - REACH), CREASE, 0.8);
  box.solid(piece(LEFT, RIGHT), face);
  box.solid(piece(RIGHT, 1), face);
  box.blot([...folds(LEFT + REACH, RIGHT - REACH), ...folds(RIGHT + REACH, 1)], CREASE, 0.8);
  box.line([spline(hem(0, 5)), spline(hem(1, 5)), spline(hem(0, 8)), spline(hem(1, 8))], LINE.hair);
  box.solid(turned(0.36, 0.5, 1, 0.5), back, LINE.fine);
  box.solid(turned(0.52, 0.66, 1, 0.6), back, LINE.fine);
  box.solid(turned(0.84, 0.97, 1, 0.6), back, LINE.fine);
}

/** What lies over a wand; it has no contour at its two cuts, so that it grows out of what is behind. */
function before(box: Local, crossing: number, face: Paint): void {
  const [from, to] = [crossing - REACH, crossing + REACH];
  box.fill(piece(from, to), face);
  box.line([VEIL.edge(1, from - 0.01, to + 0.01, 20), VEIL.edge(-1, from - 0.01, to + 0.01, 20)]);
  box.blot(folds(from, to), CREASE, 0.8);
}

/**
 * A dancer's veil with nobody in it: it stands in an arch over the middle (x, y), wound about two wands 156
 * apart; about 230 × 400. `wands` paints them, between the two parts of the cloth.
 */
export function wandVeil(
  art: Art,
  x: number,
  y: number,
  scale: number,
  wands: () => void,
  placement: Placement = {},
): void {
  const box = local(art, x, y, scale, placement);
  const [face, back] = [box.radial(0, 0, 250, FACE), box.radial(0, 0, 250, BACK)];
  behind(box, face, back);
  wands();
  before(box, LEFT, face);
  before(box, RIGHT, face);
}
