import { lit, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  type Local,
  local,
  type Path,
  points,
  ramp,
  spline,
} from '../../../kit/pen/index.ts';

const paint = lit({
  from: { towards: [0.75, -0.5] },
  shade: '#8a2c4a',
  rim: '#fff0d2',
  rimWidth: 1.6,
  stray: 0.4,
});

/** Foot, middle and rolled lip of a petal: outside, in the cup, at the heart, and the cup's outer wall. */
const OUTER = ['#c9586a', '#ef9c8c', '#fcd6b8'] as const;
const CUP = ['#b23f58', '#e0787a', '#f6b49c'] as const;
const HEART = ['#9a2c4a', '#d05a66', '#ee988a'] as const;
const WALL = ['#f6b49c', '#ee9688', '#fde0c4'] as const;
type Tones = readonly [foot: string, middle: string, lip: string];

/** Petals that have fallen open round the cup; each outline begins at its foot. */
const OPEN = [
  '-20,-30! -70,-62 -90,-100 -58,-126 -14,-120 12,-98 10,-50',
  '0,-40! 6,-96 34,-124 78,-118 104,-86 88,-48 40,-26',
  '-10,10! -56,-56 -102,-72 -130,-40 -124,6 -98,32 -50,36',
  '10,6! 60,-50 104,-52 130,-20 122,20 98,44 50,40',
  '-4,10! -62,10 -112,30 -108,76 -72,104 -26,96 4,60',
  '4,10! 58,22 106,44 100,86 60,110 20,98 0,60',
  '-6,30! -46,66 -46,106 -12,126 30,122 50,96 40,56',
] as const;
/** The cup's far wall, from inside. */
const FAR = [
  '0,0! -66,-10 -74,-58 -44,-92 4,-98 50,-88 74,-54 66,-10',
  '4,0! -50,-4 -56,-48 -26,-78 12,-80 48,-60 56,-12 40,4',
] as const;
/** Short petals folded round each other. */
const FOLDS: readonly (readonly [outline: string, tones: Tones])[] = [
  ['-20,-12! -46,-22 -44,-50 -18,-68 12,-62! -8,-52 -20,-34', CUP],
  ['26,-8! 8,-50 6,-64 34,-62 50,-36 42,-4', CUP],
  ['0,-12! 40,-16 38,4 10,16 -26,10 -40,-12', CUP],
  ['-8,-20! -28,-28 -24,-50 0,-58 20,-46! 2,-44 -6,-34', HEART],
  ['10,-16! 10,-40 16,-50 32,-36 28,-14 10,-4', HEART],
  ['2,-18! 22,-16 10,-2 -14,-4 -24,-22', HEART],
  ['0,-24! -12,-30 -4,-44 12,-40 16,-28', HEART],
  ['6,-24! 14,-36 18,-24 8,-14 -6,-18', HEART],
];
/** The cup's near wall: two petals that lap over each other, and their rims. */
const NEAR = [
  [
    '6,84! -46,72 -82,38 -90,-12 -72,-52! -58,-34 -46,-6 -16,20 24,32! 34,58',
    '-72,-52! -58,-34 -46,-6 -16,20 24,32! -14,34 -52,10 -68,-18',
  ],
  [
    '-4,88! 48,78 84,42 92,-8 74,-48! 62,-34 56,-12 38,16 6,36 -32,42! -36,66',
    '74,-48! 62,-34 56,-12 38,16 6,36 -32,42! 8,52 50,28 72,-10',
  ],
] as const;
const SKIRT = '0,60! -64,28 -58,76 -18,106 26,104 62,78 70,30';

/** An old garden rose, open and turned a little up to the sun, its middle at (x, y). */
export function bloom(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: 9 });
  for (const [i, outline] of OPEN.entries()) petal(box, outline, OUTER, 12, i % 2 ? 0.87 : 0.93);
  shade(box, -8, 22, 112);
  petal(box, SKIRT, OUTER, 10, 0.88);
  shade(box, -6, 10, 92);
  for (const outline of FAR) petal(box, outline, CUP, 8, 0.9);
  shade(box, 0, -24, 58);
  for (const [outline, tones] of FOLDS) petal(box, outline, tones, 4, 0.84);
  for (const [outline, rim] of NEAR) wall(box, outline, rim);
}

/** The dark between what lies behind and what lies before. */
function shade(box: Local, dx: number, dy: number, radius: number): void {
  const [x, y] = box
    .place(
      spline([
        [dx, dy],
        [dx + 1, dy],
      ]),
    )
    .bounds();
  stippledGlow(box.art, x, y, radius, '#6f2040', 0.85);
}

/** A petal seen from inside, its lip rolled out and pale. */
function petal(box: Local, written: string, [foot, middle, lip]: Tones, soft: number, inner: number): void {
  const outline = closed(written);
  const [[fx, fy]] = points(written) as [[number, number]];
  const [left, top, right, low] = outline.bounds();
  const [tx, ty] = [left + right - fx, top + low - fy];
  const tone = box.linear(fx, fy, tx, ty, ramp(0.1, foot, 0.8, middle));
  const body = outline.scale(inner, inner, fx, fy);
  paint(
    box.art,
    box.place(outline),
    () => {
      box.fill(outline, lip).fill(body, tone);
    },
    soft,
    { depth: 0.72 },
  );
  veins(box, [fx, fy], body, foot);
}

/** Fine lines from a petal's foot towards its edge. */
function veins(box: Local, [fx, fy]: readonly [number, number], body: Path, colour: string): void {
  const edge = body.walk(12).slice(3, 10);
  if (body.bounds()[2] - body.bounds()[0] < 60) return;
  strokes(
    box,
    edge.map(({ x, y }) =>
      spline([
        [fx + (x - fx) * 0.62, fy + (y - fy) * 0.62],
        [fx + (x - fx) * 0.8, fy + (y - fy) * 0.79],
        [fx + (x - fx) * 0.95, fy + (y - fy) * 0.95],
      ]),
    ),
    0.9,
    colour,
    0.35,
  );
}

/** A petal of the near wall, seen from outside, and its rim that rolls towards us. */
function wall(box: Local, outline: string, rim: string): void {
  const [foot, middle, lip] = WALL;
  const tone = box.linear(0, 88, 0, -40, ramp(0, middle, 1, foot));
  paint(box.art, box.place(closed(outline)), tone, 14, { depth: 0.8 });
  paint(box.art, box.place(closed(rim)), lip, 4, { depth: 0.55 });
}
