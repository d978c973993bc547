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
 * One scarf: from its upper end over the star, round the left wand, under the star, round the right
 * wand and away to the lower left. Narrow at the wands, never wider than its bends allow.
 */
const SCARF = tube(
  points(
    '98,-92 84,-116 54,-128 18,-136 -18,-146 -54,-138 -84,-102 -94,-46 -78,10 -38,54 14,70 58,46 86,24',
    '102,40 90,70 52,94 10,116 -26,146 -44,184 -42,220',
  ),
  [17, 20, 22, 23, 24, 23, 20, 14, 9.5, 12, 16, 19, 17, 12, 9.5, 10, 14, 18, 21, 24, 26],
  60,
  400,
);
/** Where it turns round the left and the right wand, as parts of its length. */
const LEFT = 0.385;
const RIGHT = 0.69;

/** The hem at one end (t 0 or 1) from edge to edge, gently waved; `inset` measures back from it. */
function hem(t: 0 | 1, inset = 0): Knot[] {
  const heading = SCARF.angleAt(t) + (t ? 0 : 180);
  return range(17, (i): Knot => {
    const u = i / 8 - 1;
    const wave = 3.4 * Math.sin(u * Math.PI * 2.2 + 0.6) + 6 * (1 - u * u);
    const [x, y] = SCARF.at(t, (t ? -u : u) * (inset ? 0.985 : 1));
    return [...polar(x, y, wave - inset, heading), i % 16 ? 0 : 1];
  });
}

/** The scarf's outline from t `from` to `to`; open ends carry a hem. */
function piece(from: number, to: number): Path {
  const count = Math.max(8, Math.round((to - from) * 48));
  const side = (v: number): Knot[] =>
    range(count + 1, (i): Knot => {
      const t = lerp(from, to, i / count);
      return [...SCARF.at(t, v), i % count ? 0 : 1];
    });
  const end = to === 1 ? hem(1).slice(1, -1) : [];
  const start = from === 0 ? hem(0).slice(1, -1) : [];
  return spline([...side(1), ...end, ...side(-1).reverse(), ...start], true);
}

/** A fold that drifts across the cloth from v0 to v1. */
const fold = (from: number, to: number, v0: number, v1: number): Path =>
  ribbon(
    SCARF.edge((u) => lerp(v0, v1, u), from, to, 22),
    2.1,
    { start: 0.25, end: 0.15, peak: 0.4, samples: 22 },
  );

const FOLDS_BEHIND = [
  fold(0.02, 0.2, -0.5, 0.4),
  fold(0.02, 0.12, 0.45, 0.6),
  fold(0.06, 0.3, -0.7, -0.1),
  fold(0.16, 0.38, 0.1, 0.3),
  fold(0.22, 0.38, -0.62, -0.5),
  fold(0.7, 0.98, -0.1, -0.66),
  fold(0.72, 0.98, 0.3, 0),
  fold(0.8, 0.98, 0.5, 0.62),
  fold(0.86, 0.98, -0.1, -0.33),
  fold(0.9, 0.98, 0.3, 0.33),
];
const FOLDS_BEFORE = [
  fold(0.37, 0.57, -0.3, 0.45),
  fold(0.36, 0.65, 0.35, -0.3),
  fold(0.42, 0.56, -0.6, -0.4),
  fold(0.52, 0.69, 0.55, 0.3),
  fold(0.56, 0.7, -0.1, 0.1),
];

/** A strip where the edge `v` has turned over and shows the other side. */
function turned(from: number, to: number, v: 1 | -1, depth: number): Path {
  const across = range(20, (i): Knot => [...SCARF.at(lerp(from, to, i / 19), v), i % 19 ? 0 : 1]);
  const inner = range(18, (i): Knot => {
    const u = (i + 1) / 19;
    return SCARF.at(lerp(from, to, u), v * (1 - depth * Math.sin(Math.PI * u) ** 0.8));
  });
  return spline([...across, ...inner.reverse()], true);
}

/** What runs behind the wands: the sail over the star, and the long end. */
function behind(box: Local, face: Paint, back: Paint): void {
  box.solid(piece(RIGHT - 0.03, 1), face);
  box.solid(piece(0, LEFT + 0.03), face);
  box.blot(FOLDS_BEHIND, CREASE, 0.8);
  box.line([spline(hem(0, 5)), spline(hem(1, 5)), spline(hem(0, 8)), spline(hem(1, 8))], LINE.hair);
  box.solid(turned(0.1, 0.37, -1, 0.62), back, LINE.fine);
  box.solid(turned(0.73, 0.94, 1, 0.6), back, LINE.fine);
}

/**
 * A dancer's veil with nobody in it: it goes once round the middle (x, y), wound about two wands 156
 * apart; about 200 × 400. `wands` paints them, between the two parts of the cloth.
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
  // the middle has no contour at its two cuts, so that it grows out of what is behind
  box.fill(piece(LEFT - 0.02, RIGHT + 0.02), face);
  box.line([SCARF.edge(1, LEFT - 0.04, RIGHT + 0.03, 30), SCARF.edge(-1, LEFT - 0.04, RIGHT + 0.03, 30)]);
  box.blot(FOLDS_BEFORE, CREASE, 0.8);
  box.solid(turned(0.43, 0.63, -1, 0.5), back, LINE.fine);
}
