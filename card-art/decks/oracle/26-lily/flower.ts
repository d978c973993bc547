import { INK, ink, printed } from '../../../kit/hand/index.ts';
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
  spline,
} from '../../../kit/pen/index.ts';
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
  /** Far off: no grain, no veins. */
  plain?: boolean;
  tones?: Tones;
}

export interface Tones {
  inside: string;
  outside: string;
  shade: string;
  deep: string;
  line: string;
}

const NEAR: Tones = {
  inside: '#fffaea',
  outside: '#f1f3d2',
  shade: '#93b183',
  deep: '#4f7f58',
  line: '#5f8559',
};

/** From which shade on, which tone is laid how thickly over the tones before it. */
const TIERS = [
  [0.16, 'shade', 0.22],
  [0.34, 'shade', 0.34],
  [0.52, 'shade', 0.5],
  [0.74, 'deep', 0.4],
  [0.92, 'deep', 0.6],
] as const;
const FEW_TIERS = [
  [0.3, 'shade', 0.5],
  [0.66, 'deep', 0.6],
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
  size > 150 ? [8, 10] : size > 70 ? [6, 6] : [4, 4];

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

interface Cell {
  inner: boolean;
  /** 0 lit … 1 dark. */
  shade: number;
}

type See = (point: Vec) => Point;

function paint(art: Art, bloom: Bloom, see: See, { turn, width, from, to }: Piece, flower: Lily): void {
  const tones = flower.tones ?? NEAR;
  const at = (u: number, v: number): Point => see(bloom.petal(u, v, turn, width));
  const [down, over] = mesh(flower.size);
  const lines = range(down + 1, (i) => lerp(from, to, i / down));
  const rows = lines.slice(1).map((u1, i) => {
    const [u0, end] = [lines[i]!, Math.min(1, u1 + 0.004)];
    const corners = range(
      over + 1,
      (j) => [at(u0, (j / over) * 2 - 1), at(end, (j / over) * 2 - 1)] as const,
    );
    const cells = range(over, (j): Cell => {
      const normal = bloom.facing((u0 + u1) / 2, ((j + 0.5) / over) * 2 - 1, turn, width);
      const inner = normal[2] > 0;
      const lit = dot(normal, SUN) * (inner ? 1 : -1);
      return { inner, shade: clamp(0.66 - lit * 0.9 + (inner ? 1.1 * (1 - clamp(u0 / 0.44)) : 0)) };
    });
    return { corners, cells };
  });
  /** Cells side by side as one shape: a picture of many shapes is a heavy one. */
  const chosen = (test: (cell: Cell) => boolean): Path =>
    Path.join(
      rows.flatMap(({ corners, cells }) => {
        const runs: [number, number][] = [];
        for (const [j, cell] of cells.entries()) {
          if (!test(cell)) continue;
          const last = runs.at(-1);
          if (last?.[1] === j) last[1] = j + 1;
          else runs.push([j, j + 1]);
        }
        return runs.map(([a, b]) => {
          const run = corners.slice(a, b + 1);
          return polygon([...run.map(([near]) => near), ...run.map(([, far]) => far).reverse()]);
        });
      }),
    );
  // a line in the fill's colour closes the seams between cells
  for (const [face, fill] of [
    [true, tones.inside],
    [false, tones.outside],
  ] as const)
    art.solid(
      chosen(({ inner }) => inner === face),
      fill,
      0.8,
      fill,
    );
  const shades = (): void => {
    for (const [tier, tone, opacity] of flower.plain ? FEW_TIERS : TIERS)
      art.fill(
        chosen(({ shade }) => shade >= tier),
        tones[tone],
        opacity,
      );
  };
  if (flower.plain) shades();
  else printed(art, grown(chosen(() => true)), shades, { edge: 3 });
  const edge = (v: number): Path => spline(range(7, (i) => at(lerp(from, to, i / 6), v)));
  if (flower.plain) return void art.line([edge(-1), edge(1)], 0.9, tones.line);
  if (bloom.facing(lerp(from, to, 0.5), 0, turn, width)[2] > 0) markings(art, at, from, to);
  art.blot(
    [-1, 1].map((v) => ink(edge(v), INK.form, `${turn}${from}${v}`, 0.02)),
    tones.line,
  );
}

/** Of the inner face: the golden band on the middle rib, veins beside it, freckles near the throat. */
function markings(art: Art, at: (u: number, v: number) => Point, from: number, to: number): void {
  const along = (v: number, start: number, end: number): Path =>
    spline(range(8, (i) => at(lerp(start, end, i / 7), v)));
  const end = Math.min(to, 0.9);
  const band = (half: number): Path => {
    const side = (sign: number): Point[] =>
      range(8, (i) => {
        const u = lerp(from, end, i / 7);
        return at(u, sign * half * (1 - u / 0.92));
      });
    return spline([...side(-1), ...side(1).reverse()], true);
  };
  art.fill(band(0.3), '#f3e3a0', 0.75).fill(band(0.12), '#dfbf58', 0.9);
  art.line(
    [-0.66, -0.4, 0.4, 0.66].map((v) => along(v, from, Math.min(to, 0.94))),
    0.7,
    '#b9c79a',
  );
  if (from > 0.5) return;
  const freckles = range(16, (i): Path => {
    const [u, v] = [0.28 + ((i * 7) % 16) / 40, (((i * 5) % 16) / 8 - 0.95) * 0.62];
    return ellipse(...at(Math.min(u, to), v), 1.5);
  });
  art.blot(freckles, '#b9744c', 0.75);
}

/** Stamens with their loose anthers, the longer pistil. */
function heart(art: Art, bloom: Bloom, see: See, { size, plain, roll }: Lily): void {
  const thread = (turn: number, out: number, length: number): Path =>
    spline(range(7, (i) => see(bloom.at(0.3 + (length - 0.3) * (i / 6), 0.03 + out * (i / 6) ** 1.7, turn))));
  const thick = Math.max(1.6, size * 0.019);
  const stamens = range(6, (i) => {
    const turn = ((roll + 30 + i * 60 + [6, -9, 4, 11, -5, 0][i]!) * Math.PI) / 180;
    return thread(
      turn,
      0.27 + [0, 0.05, -0.03, 0.02, 0.06, -0.02][i]!,
      0.86 + [0, 0.05, 0.02, -0.04, 0.04, 0][i]!,
    );
  });
  const pistil = thread(((roll + 200) * Math.PI) / 180, 0.12, 1.04);
  if (!plain)
    art.blot(
      [...stamens, pistil].map((one) =>
        ribbon(one.translate(-1.6, 1.8), thick, { start: 1, end: 0.55, samples: 10 }),
      ),
      '#8fa766',
    );
  art.blot(
    stamens.map((stamen) => ribbon(stamen, thick, { start: 1, end: 0.55, samples: 10 })),
    plain ? '#cfdaa8' : '#dfe6b4',
  );
  art.fill(ribbon(pistil, thick * 1.3, { start: 1, end: 0.8, samples: 10 }), '#c4d890');
  const end = pistil.walk(2)[1]!;
  art.fill(
    range(3, (i) => ellipse(end.x + [-1, 1, 0][i]! * thick * 0.9, end.y + [0, 0, 1][i]! * thick, thick)),
    '#a9bf6e',
  );
  for (const [i, stamen] of stamens.entries()) {
    const { x, y, angle } = stamen.walk(2)[1]!;
    const half = size * 0.076;
    const turned = angle + [18, -24, 30, -12, 22, -30][i]!;
    const anther = (dx: number, dy: number, share: number): Path =>
      ellipse(dx, dy, half * share, half * 0.3 * share)
        .rotate(turned)
        .translate(x, y);
    art.fill(anther(0, 0, 1), '#7c3a20');
    art.fill(anther(0, -half * 0.1, 0.8), '#b4603a');
    if (!plain) art.fill(anther(half * 0.1, -half * 0.16, 0.5), '#d98a58');
  }
}

const grown = (path: Path) => {
  const [left, top, right, bottom] = path.bounds();
  return [left - 3, top - 3, right + 3, bottom + 3] as const;
};
