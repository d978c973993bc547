import { flat, INK, ink, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  clamp,
  ellipse,
  lerp,
  Path,
  type Point,
  polygon,
  range,
  ribbon,
  smoothstep,
  spline,
} from '../../../kit/pen/index.ts';
import { outlines, type Sheet } from './contour.ts';
import { Bloom, dot, type Opening, unit, type Vec } from './surface.ts';

export interface Lily {
  /** Where its stalk ends. */
  foot: Point;
  /** Length of a petal. */
  size: number;
  /** Where it looks. */
  axis: Vec;
  opening: Opening;
  /** Degrees that its petals are turned about the axis. */
  roll: number;
  /** Far off: no veins. */
  plain?: boolean;
  tones?: Tones;
}

export interface Tones {
  inside: string;
  outside: string;
  half: string;
  shade: string;
  deep: string;
  line: string;
}

const NEAR: Tones = {
  inside: '#fffaea',
  outside: '#f1f3d2',
  half: '#dfe8c8',
  shade: '#b3cba2',
  deep: '#7ba37c',
  line: '#5f8559',
};

/** From which shade on, which tone. */
const TIERS = [
  [0.3, 'half'],
  [0.56, 'shade'],
  [0.84, 'deep'],
] as const;

/** The sun comes through the leaves from the upper right. */
const SUN = unit([0.5, -0.72, 0.5]);

/** Pieces of a petal from foot to tip; what has curled over lies on what has not. */
const PIECES = [
  [0, 0.58],
  [0.58, 1],
] as const;
/** A petal's cells by the flower's size: down a piece, across it. */
const mesh = (size: number): readonly [number, number] =>
  size > 150 ? [24, 20] : size > 70 ? [9, 8] : [5, 5];

interface Piece {
  turn: number;
  width: number;
  from: number;
  to: number;
  /** Towards us. */
  depth: number;
  /** Shows its inner face. */
  inner: boolean;
}

/** A white mountain lily with all that makes it one: six petals that roll back, six stamens and a pistil. */
export function lily(art: Art, flower: Lily): void {
  const bloom = new Bloom(flower.axis, flower.opening);
  const see = ([x, y]: Vec): Point => [flower.foot[0] + x * flower.size, flower.foot[1] + y * flower.size];
  const pieces = petalsOf(bloom, flower.roll);
  const covers = (piece: Piece): boolean =>
    !piece.inner && piece.from === 0 && piece.depth > bloom.at(0.45, 0, 0)[2];
  for (const piece of pieces.filter((one) => !covers(one))) paint(art, bloom, see, piece, flower);
  heart(art, bloom, see, flower);
  for (const piece of pieces.filter(covers)) paint(art, bloom, see, piece, flower);
}

/** All pieces, the farthest first. */
function petalsOf(bloom: Bloom, roll: number): Piece[] {
  return range(6, (i): Piece[] => {
    const [turn, width] = [((roll + i * 60) * Math.PI) / 180, i % 2 ? 0.2 : 0.285];
    return PIECES.map(([from, to]) => {
      const [u, lift] = [lerp(from, to, 0.5), i % 2 ? -0.06 : 0];
      return {
        turn,
        width,
        from,
        to,
        depth: bloom.petal(u, 0, turn, width)[2] + lift,
        inner: bloom.facing(u, 0, turn, width)[2] > 0,
      };
    });
  })
    .flat()
    .sort((a, b) => a.depth - b.depth);
}

type See = (point: Vec) => Point;

function paint(art: Art, bloom: Bloom, see: See, { turn, width, from, to }: Piece, flower: Lily): void {
  const tones = flower.tones ?? NEAR;
  const at = (u: number, v: number): Point => see(bloom.petal(u, v, turn, width));
  const [down, over] = mesh(flower.size);
  // a little into the next piece, so that no seam shows
  const sheet = { from: Math.max(0, from - 0.012), to: Math.min(1, to + 0.012), down, over };
  const normals = new Map<string, Vec>();
  /** Where a place looks: reckoned once, asked for by every tone of both faces. */
  const facing = (u: number, v: number): Vec => {
    const place = `${u},${v}`;
    // at its very ends a petal is too narrow to have a side
    const normal = normals.get(place) ?? bloom.facing(clamp(u, 0.04, 0.93), v, turn, width);
    normals.set(place, normal);
    return normal;
  };
  /** Where the field is above zero on the face that we see. */
  const shape = (field: (u: number, v: number) => number): Path =>
    Path.join(outlines(field, sheet).map((loop) => polygon(loop.map(([u, v]) => at(u, v)))));
  const edge = (v: number): Path => spline(range(9, (i) => at(lerp(from, to, i / 8), v)));
  // what rolls over towards us shows its inner face, in front of the outer one
  for (const inner of [false, true]) {
    const look = (u: number, v: number): number => {
      const [, , z] = facing(u, v);
      return inner ? z : -z;
    };
    const shade = (u: number, v: number): number => {
      const normal = facing(u, v);
      const lit = dot(normal, SUN) * (inner ? 1 : -1);
      return 0.66 - lit * 0.9 + (inner ? 1.1 * (1 - smoothstep(u / 0.6)) : 0);
    };
    const face = shape(look);
    const fill = inner ? tones.inside : tones.outside;
    art.fill(face, fill);
    for (const [tier, tone] of TIERS)
      art.fill(
        shape((u, v) => Math.min(look(u, v), shade(u, v) - tier)),
        tones[tone],
      );
    if (inner && !flower.plain) art.clip(face, () => markings(art, at, sheet));
  }
  if (flower.plain) return void art.line([edge(-1), edge(1)], 0.9, tones.line);
  art.blot(
    [-1, 1].map((v) => ink(edge(v), INK.form, `${turn}${from}${v}`, 0.02)),
    tones.line,
  );
}

/** Of the inner face: the golden band on the middle rib, veins beside it. */
function markings(art: Art, at: (u: number, v: number) => Point, { from, to }: Sheet): void {
  const along = (v: number, start: number, end: number): Path =>
    spline(range(8, (i) => at(lerp(start, end, i / 7), v)));
  const band = (half: number, end: number): Path => {
    const side = (sign: number): Point[] =>
      range(15, (i) => {
        const u = lerp(from, Math.min(to, end), i / 14);
        return at(u, sign * half * (1 - u / end));
      });
    return polygon([...side(-1), ...side(1).reverse()]);
  };
  art.fill(band(0.34, 0.8), '#f3e7ae', 0.8).fill(band(0.13, 0.9), '#dfbf58', 0.9);
  art.line(
    [-0.7, -0.46, -0.24, 0.24, 0.46, 0.7].map((v) =>
      along(v, Math.max(from, 0.34), Math.min(to, 1 - 0.24 * Math.abs(v))),
    ),
    0.7,
    '#b9c79a',
  );
}

/** Stamens with their loose anthers, the longer pistil: near by, they come out of a throat that is dark in its depth. */
function heart(art: Art, bloom: Bloom, see: See, { size, plain, roll, tones = NEAR }: Lily): void {
  const ring = (along: number, out: number): Path =>
    spline(
      range(16, (i) => see(bloom.at(along, out, (i / 8) * Math.PI))),
      true,
    );
  const throat = ring(0.41, 0.1);
  if (!plain) art.fill(throat, tones.deep);
  const root = plain ? 0.3 : 0.365;
  const thread = (turn: number, out: number, length: number): Path =>
    spline(
      range(7, (i) => see(bloom.at(root + (length - root) * (i / 6), 0.03 + out * (i / 6) ** 1.7, turn))),
    );
  const thick = Math.max(1.6, size * 0.019);
  const stamens = range(6, (i) => {
    const turn = ((roll + 30 + i * 60 + [-22, -5, 4, -8, -2, -20][i]!) * Math.PI) / 180;
    return thread(
      turn,
      0.27 + [0, 0.05, -0.03, 0.02, 0.06, -0.02][i]!,
      0.86 + [0, 0.05, 0.02, -0.04, 0.04, 0][i]!,
    );
  });
  const pistil = thread(((roll + 200) * Math.PI) / 180, 0.12, 1.04);
  // one after the other, each with a dark edge up to its anther: else they run into one, or are lost on a pale petal
  const edge = plain ? 1.1 : 2.2;
  const filament = (stamen: Path, width: number): Path =>
    ribbon(stamen, width, { start: 1, end: 0.62, samples: 10 });
  const underside = (one: Path): Path => filament(one.translate(-0.3 * edge, 0.4 * edge), thick + edge);
  const [edgeTone, tone] = plain ? ['#7fa268', '#dbe4b6'] : ['#7d9a56', '#e3e9bc'];
  for (const i of [2, 1, 3, 0, 4, 5])
    art.fill(underside(stamens[i]!), edgeTone).fill(filament(stamens[i]!, thick), tone);
  art.fill(underside(pistil), edgeTone);
  art.fill(ribbon(pistil, thick * 1.3, { start: 1, end: 0.8, samples: 10 }), '#c4d890');
  const end = pistil.walk(2)[1]!;
  art.fill(
    range(3, (i) => ellipse(end.x + [-1, 1, 0][i]! * thick * 0.9, end.y + [0, 0, 1][i]! * thick, thick)),
    '#a9bf6e',
  );
  // their roots are lost in its depth
  if (!plain) art.clip(throat, () => void art.fill(ring(0.33, 0.084), '#6a9872'));
  for (const [i, stamen] of stamens.entries()) {
    const { x, y, angle } = stamen.walk(2)[1]!;
    anther(
      art,
      [x, y],
      angle + [18, -24, 30, -12, 22, -30][i]!,
      size * 0.08 * [1, 0.86, 1.1, 0.94, 1.06, 0.8][i]!,
    );
  }
}

/** It swings on the end of its thread, bent like a boat, split along its side. */
function anther(art: Art, [x, y]: Point, angle: number, half: number): void {
  const line = (from: number, to: number, sag: number): Path =>
    spline([
      [from * half, sag * half],
      [(from + to) * 0.5 * half, (sag - 0.2) * half],
      [to * half, sag * half],
    ])
      .rotate(angle)
      .translate(x, y);
  const body = ribbon(line(-1, 1, 0.1), half * 0.6, { start: 0.1, end: 0.2, samples: 9, peak: 0.45 });
  flat(art, body, '#8a4223', { side: [half * 0.1, -half * 0.26], paint: '#cd7540' });
  if (half > 8) strokes(art, [line(-0.8, 0.8, 0.12)], half * 0.07, '#59240f', 0);
}
