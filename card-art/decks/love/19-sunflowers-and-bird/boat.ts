import { around, INK, lit, ripples, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  ellipse,
  type Knot,
  line,
  type Path,
  type Point,
  random,
  range,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { farSunflower, sunflower } from './sunflower.ts';
import { on, SUN, shade } from './view.ts';

/** Ahead, half width: from the stern to the bow. */
const RIBS = [
  [-246, 44],
  [-200, 66],
  [-120, 84],
  [-20, 90],
  [90, 80],
  [180, 54],
  [240, 24],
  [276, 2],
] as const;

/** Its outline at a height, `grow` wider; the bow rises. */
function hull(up: number, grow: number, place = on): Path {
  const lift = (ahead: number): number => up + (up ? Math.max(0, ahead - 60) * 0.16 : 0);
  const side = (sign: 1 | -1): Knot[] =>
    RIBS.map(([ahead, half]): Knot => {
      const [x, y] = place(ahead + (ahead > 200 ? grow : 0), sign * (half + grow), lift(ahead));
      return [x, y, ahead < -240 || ahead > 270 ? 1 : 0];
    });
  return spline([...side(-1), ...side(1).reverse()], true);
}

const wood = lit({
  from: { towards: SUN },
  shade: '#4a3020',
  rim: '#ffe9bc',
  rimWidth: 2,
  stray: 0.6,
  region: (outline) => around(outline, 20),
});

/** What it throws on the water, and the water that it parts. */
export function wake(art: Art): void {
  const dark = hull(46, 4, (a, r, up) => shade(on(a, r, up ?? 0), up ?? 0));
  art.fill(dark, '#234844', 0.82);
  const chance = random('wake');
  for (const side of [-1, 1] as const) {
    const wave = (k: number): Path =>
      spline(range(6, (i): Point => on(286 - k * 30 - i * 52, side * (6 + (i + k * 0.5) ** 0.7 * 46))));
    strokes(art, range(side < 0 ? 3 : 2, wave), 1.7, '#c3dcc8', 0.35);
  }
  ripples(
    art,
    16,
    () => {
      const [x, y] = on(chance.between(-330, -262), chance.between(-60, 60));
      return { x, y, half: chance.between(8, 22), rise: 2, weight: chance.between(1.2, 2.6) };
    },
    [
      ['#eef4de', 0.9],
      ['#2f5a54', 0.7],
    ],
  );
}

/** An old punt, tarred outside, pale within. */
export function hullAndBoards(art: Art): void {
  wood(art, hull(8, 0), '#4a372c', 8);
  wood(art, hull(44, 5), '#b48a5c', 7);
  art.fill(hull(42, -5), '#6b4c34');
  const floor = hull(16, -12);
  art.clip(hull(42, -5), () => {
    art.fill(floor, '#94704a');
    stippled(art, hull(42, -5), '#33231c', on(0, -70), on(0, 80), [0.1, 0.85]);
    strokes(
      art,
      range(7, (i) => line(...on(-240, (i - 3) * 20, 14), ...on(250, (i - 3) * 16, 14))),
      INK.form,
      '#4a3324',
      0,
    );
  });
  for (const [from, to, fromHalf, toHalf] of [
    [-241, -152, 40, 74],
    [171, 201, 47, 47],
  ] as const) {
    const bench = spline(
      [on(from, -fromHalf, 42), on(to, -toHalf, 42), on(to, toHalf, 42), on(from, fromHalf, 42)].map(
        ([x, y]): Knot => [x, y, 1],
      ),
      true,
    );
    wood(art, bench, '#c49a68', 4);
  }
  strokes(
    art,
    range(5, (i) => line(...on(-240, (i - 2) * 15, 42), ...on(-153, (i - 2) * 25, 42))),
    INK.form,
    '#7a5636',
    0,
  );
  // the gunwale that is nearer to us in the sun
  strokes(
    art,
    [spline(RIBS.map(([a, half]) => on(a, -half - 2, 46 + Math.max(0, a - 60) * 0.16)))],
    2.6,
    '#f4d8a4',
    0.1,
  );
}

/** Ahead, right, height, radius, how much it faces us, its turn. The last ones are large. */
const HEADS: readonly (readonly [
  a: number,
  r: number,
  up: number,
  size: number,
  squash: number,
  rot: number,
])[] = [
  [128, -40, 52, 26, 0.8, -30],
  [132, 24, 50, 28, 0.8, 34],
  [112, -8, 58, 29, 0.84, 8],
  [84, -62, 52, 28, 0.74, -40],
  [88, 54, 52, 30, 0.76, 44],
  [66, 22, 66, 31, 0.9, 12],
  [40, -78, 50, 29, 0.7, -52],
  [36, 78, 48, 29, 0.7, 50],
  [6, 46, 68, 32, 0.86, 24],
  [-26, -76, 52, 31, 0.72, -44],
  [-30, 82, 50, 30, 0.72, 52],
  [-72, 62, 58, 31, 0.8, 30],
  [-78, -68, 54, 29, 0.74, -34],
  [-102, 22, 54, 30, 0.84, 10],
  [54, -28, 74, 43, 0.9, -14],
  [-58, 12, 78, 45, 0.9, 16],
  [-12, -34, 84, 50, 0.92, -12],
];

/** The load: leaves first, that hang over the side, then heads upon heads; they all look at the sun, and at us. */
export function load(art: Art): void {
  const chance = random('load');
  const greens = range(40, (i): readonly [Path, number] => {
    const a = chance.between(-122, 140);
    const side = i % 2 ? 1 : -1;
    const [x, y] = on(a, side * chance.between(34, 74), 44);
    return [
      leaf(
        x,
        y,
        chance.between(34, 52),
        chance.between(24, 34),
        side * chance.between(50, 130) + 14,
        chance.between(-6, 6),
      ),
      i,
    ];
  });
  for (const [green, i] of greens) art.fill(green, ['#516a4b', '#738763', '#919e77'][i % 3]!);
  art.fill(
    spline(
      [
        on(136, -36, 44),
        on(136, 36, 44),
        on(40, 70, 44),
        on(-110, 60, 44),
        on(-110, -56, 44),
        on(40, -66, 44),
      ],
      true,
    ),
    '#3c5540',
  );
  strokes(
    art,
    range(8, (i) => line(...on(-96, (i - 3.5) * 13, 46), ...on(-142 - (i % 3) * 12, (i - 3.5) * 13 + 4, 40))),
    6,
    '#82936d',
    0,
  );
  for (const [i, [a, r, up, size, squash, rot]] of HEADS.entries()) {
    const [x, y] = on(a, r, up);
    art.fill(ellipse(x + size * 0.2, y - size * 0.14, size * 0.98, size * 0.9 * squash), '#5f4522', 0.62);
    if (i > 13) sunflower(art, x, y, size * 1.06, { squash, rot });
    else farSunflower(art, x, y, size * 1.1, { squash, rot });
  }
}
