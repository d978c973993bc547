import {
  type Art,
  clamp,
  ellipse,
  type Knot,
  LINE,
  lerp,
  line,
  type Paint,
  Path,
  type Point,
  random,
  range,
  ribbon,
  spline,
} from '../pen/index.ts';

export interface SleeveForm {
  /** The two edges from the mouth to the far end, in card coordinates. */
  top: readonly Knot[];
  bottom: readonly Knot[];
  /** How round the mouth is. */
  bow?: number;
  cloth: Paint;
  lining: Paint;
  /** Where the two embroidered bands run, as parts of the length. */
  trim?: readonly [number, number];
  folds?: number;
  /** Length of the longest folds, as a part of the sleeve's. */
  foldLength?: number;
  seed?: number;
  /** Engraving along the lower edge. */
  hatched?: boolean;
  /** No contour at the far end: `cloth` fades out there and the sleeve joins the robe. */
  openEnd?: boolean;
  /** Ornament scattered over the cloth, and how many. */
  motif?: (x: number, y: number, index: number) => void;
  motifs?: number;
}

/** u runs from the mouth to the far end, t from the top edge to the bottom edge. */
type Patch = (u: number, t: number) => Point;

/** Samples across the mouth, and along each edge. */
const ACROSS = 12;
const ALONG = 15;

/** A cloth patch between two edges whose mouth bulges by `bow`. */
function clothPatch(top: readonly Knot[], bottom: readonly Knot[], bow: number): Patch {
  const above = spline(top).walk(41);
  const below = spline(bottom).walk(41);
  return (u, t) => {
    const place = clamp(u) * 40;
    const i = Math.min(39, Math.floor(place));
    const between = (steps: typeof above): Point => [
      lerp(steps[i]!.x, steps[i + 1]!.x, place - i),
      lerp(steps[i]!.y, steps[i + 1]!.y, place - i),
    ];
    const p = between(above);
    const q = between(below);
    const sag = bow * 4 * t * (1 - t) * (1 - u);
    const dx = above[6]!.x + below[6]!.x - above[0]!.x - below[0]!.x;
    const dy = above[6]!.y + below[6]!.y - above[0]!.y - below[0]!.y;
    const length = Math.hypot(dx, dy) || 1;
    return [lerp(p[0], q[0], t) + (dx / length) * sag, lerp(p[1], q[1], t) + (dy / length) * sag];
  };
}

const sharpEnds = (knots: readonly Point[]): Knot[] =>
  knots.map(([x, y], i) => (i && i < knots.length - 1 ? [x, y] : [x, y, 1]));

/** The far lip of the mouth, behind the hand. */
const farLip = (at: Patch, bow: number): Point[] =>
  range(ACROSS + 1, (i) => {
    const t = i / ACROSS;
    const [x, y] = at(0, t);
    const [inX, inY] = at(0.12, t);
    const length = Math.hypot(inX - x, inY - y) || 1;
    const out = 4 * t * (1 - t) * bow * 1.5;
    return [x - ((inX - x) / length) * out, y - ((inY - y) / length) * out];
  });

/** Outline of the near cloth: mouth, lower edge, far end, upper edge. */
function outline(at: Patch, mouth: readonly Point[]): Path {
  const side = range(ALONG, (i) => i / (ALONG - 1)).slice(1);
  const around: Knot[] = [
    ...sharpEnds(mouth),
    ...side.map((u) => at(u, 1)),
    ...side.reverse().map((u) => at(u, 0)),
  ];
  const corners = [0, ACROSS, ACROSS + ALONG - 1, ACROSS + ALONG];
  return spline(
    around.map(([x, y], i): Knot => (corners.includes(i) ? [x, y, 1] : [x, y])),
    true,
  );
}

/** Folds spring from the mouth's edge and run up the arm, long and short in turn. */
function folds(at: Patch, count: number, length: number, from: number, seed: number): Path[] {
  const chance = random(seed);
  return range(count, (i) => {
    const t = (i + 0.7) / (count + 0.4);
    const end = length * (i % 2 ? 0.62 : 1) * chance.between(0.85, 1.1);
    const crease = range(6, (j) => {
      const v = j / 5;
      return at(lerp(from, end, v), lerp(t, lerp(t, 0.42, 0.35), v) + Math.sin(v * 3.1) * 0.025);
    });
    return ribbon(spline(crease), 3, { start: 0.7, end: 0.05, samples: 12 });
  });
}

/** Engraving along the lower edge. */
const edgeShade = (at: Patch): Path =>
  Path.join(
    range(46, (i) => {
      const u = lerp(0.12, 0.96, i / 45);
      return line(...at(u, 0.985), ...at(u + 0.012, lerp(0.9, 0.8, Math.abs(Math.sin(i * 1.7)))));
    }),
  );

/** A wide sleeve; `hand` paints the hand, between lining and near cloth. */
export function sleeve(art: Art, form: SleeveForm, hand: () => void): void {
  const { bow = 16, trim = [0.05, 0.09], foldLength = 0.8, seed = 3, motif, motifs = 9 } = form;
  const at = clothPatch(form.top, form.bottom, bow);
  const across = (u: number): Point[] => range(ACROSS + 1, (i) => at(u, i / ACROSS));
  const mouth = across(0);
  const lining = [...sharpEnds(farLip(at, bow)), ...sharpEnds(mouth).reverse()];
  art.solid(spline(lining, true), form.lining, LINE.mid);
  hand();
  const width = LINE.bold * 0.9;
  if (form.openEnd) {
    art.fill(outline(at, mouth), form.cloth);
    art.line(spline(sharpEnds(mouth)), width);
    const edge = (t: number): Path =>
      ribbon(spline(range(ALONG - 1, (i) => at(i / (ALONG - 1), t))), width * 1.15, {
        start: 1,
        end: 0.08,
        samples: 14,
      });
    art.blot([edge(0), edge(1)]);
  } else art.solid(outline(at, mouth), form.cloth, width);
  art.blot(folds(at, form.folds ?? 6, foldLength, trim[1] + 0.015, seed), 'gold', 0.9);
  if (form.hatched ?? true) art.line(edgeShade(at), LINE.hair, 'gold', 0.6);
  art.line(spline(across(trim[0])), LINE.mid);
  art.line(spline(across(trim[1])), LINE.fine);
  art.blot(range(13, (i) => ellipse(...at((trim[0] + trim[1]) / 2, (i + 0.5) / 13), 1.7)));
  if (!motif) return;
  for (let i = 0; i < motifs; i++) {
    motif(...at(lerp(0.2, 0.9, (i + 0.5) / motifs), 0.22 + 0.56 * ((i * 0.618 + 0.31) % 1)), i);
  }
}
