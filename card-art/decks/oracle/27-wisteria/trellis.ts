import { contactShadow, INK, lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  type Knot,
  lerp,
  type Path,
  type Point,
  polygon,
  polyline,
  type Random,
  random,
  range,
  type Tube,
  tube,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { BEAMS, END, metre, ROOF, seen } from './camera.ts';
import { pinnate } from './leaves.ts';

const WOOD = { lit: '#b98d62', mid: '#8c6547', dark: '#5f4434' } as const;
/** Where the rows of posts stand, metres to the right of us. */
const ROWS = [-0.98, 2.6] as const;
/** How much lower than its cross beams the long beams under them reach. */
const UNDER = 0.17;
/** How deep the post with the vine stands. */
const NEAR = 3.1;

const paint = lit({ from: { towards: [0.5, -0.6] }, shade: '#3d2c2c', rim: '#ffeec0', rimWidth: 1.8 });

/** A beam across the trellis: its side, its dark underside, and flecks of sun that the leaves let through. */
function beam(art: Art, depth: number, far: boolean, near: boolean, chance: Random): void {
  const across = (up: number, away: number): readonly [Point, Point] => [
    seen(-1.7, up, away),
    seen(3.4, up, away),
  ];
  const face = (top: readonly [Point, Point], foot: readonly [Point, Point]): Path =>
    polygon([top[0], top[1], foot[1], foot[0]]);
  const front = face(across(ROOF + 0.09, depth), across(ROOF, depth));
  art
    .blot(front, far ? '#a58a5e' : near ? '#5f4434' : WOOD.mid)
    .blot(
      face(across(ROOF, depth), across(ROOF, depth * 0.985)),
      far ? '#7d6a48' : near ? '#3f2e28' : WOOD.dark,
    );
  if (far) return;
  const flecks = range(16, (): Path => {
    const [x, y] = seen(chance.between(-210, 330) / metre(depth), ROOF + chance.between(0.02, 0.07), depth);
    const size = metre(depth) * chance.between(0.02, 0.07);
    return leaf(x, y, size, size * 0.36, 90 + chance.between(-14, 14));
  });
  art.clip(front, () => void art.blot(flecks, near ? WOOD.mid : WOOD.lit));
}

/** Leaves overhead with the sun behind them, and what they grow over. */
export function roof(art: Art): void {
  const chance = random('roof');
  art.fill(
    polygon([seen(-1.6, ROOF, END), seen(3.3, ROOF, END), [640, 330], [640, 40], [-40, 40], [-40, 330]]),
    art.radial(236, 500, 520, [
      [0, '#dbe9a2'],
      [0.2, '#a6c876'],
      [0.48, '#5f9150'],
      [0.75, '#37653f'],
      [1, '#234832'],
    ]),
  );
  for (const right of [-1.5, ROWS[0], -0.1, 0.8, 1.7, ROWS[1]]) {
    const [a, b] = [seen(right - 0.025, ROOF + 0.09, END), seen(right + 0.025, ROOF + 0.09, END)];
    const [c, d] = [seen(right + 0.035, ROOF + 0.09, 1.1), seen(right - 0.035, ROOF + 0.09, 1.1)];
    art.blot(polygon([a, b, c, d]), '#5c4534');
  }
  for (const [i, depth] of BEAMS.entries()) {
    const next = BEAMS[i + 1] ?? 1.05;
    posts(art, depth);
    beam(art, depth, i < 4, i > 6, chance);
    leafage(art, depth, next, chance, LEAVES[i < 5 ? 0 : i < 8 ? 1 : 2]);
  }
  longBeam(art, ROWS[0], 2.2);
  longBeam(art, ROWS[1], 3.7);
}

/** A row's posts carry it, the cross beams lie on it: the side that looks to us, the underside. */
function longBeam(art: Art, right: number, near: number): void {
  const [inner, outer] = right < 0 ? [right + 0.07, right - 0.07] : [right - 0.07, right + 0.07];
  const [[x0, y0], [x1, y1]] = [seen(right, ROOF, END), seen(right, ROOF, near)];
  const side = polygon([
    seen(inner, ROOF, END),
    seen(inner, ROOF, near),
    seen(inner, ROOF - UNDER, near),
    seen(inner, ROOF - UNDER, END),
  ]);
  const below = polygon([
    seen(inner, ROOF - UNDER, END),
    seen(inner, ROOF - UNDER, near),
    seen(outer, ROOF - UNDER, near),
    seen(outer, ROOF - UNDER, END),
  ]);
  const towardsUs = (far: string, close: string) =>
    art.linear(x0, y0, x1, y1, [
      [0, far, 1],
      [1, close, 1],
    ]);
  art.fill(below, towardsUs('#86704a', '#3f2e28')).fill(side, towardsUs('#b3986a', WOOD.mid));
  strokes(
    art,
    [0.05, 0.11].map((down) => polyline([seen(inner, ROOF - down, END), seen(inner, ROOF - down, near)])),
    INK.detail,
    WOOD.dark,
    0.3,
  );
}

/** Over the open end thin and bright, over our heads a dark roof: leaves in shade, dark, lit, and the sky between. */
const LEAVES = [
  ['#7fa95e', '#4f8a4c', '#bed883', '#f7f4c4'],
  ['#4f8048', '#356a40', '#87ad5e', '#dfe6a2'],
  ['#2f5f3c', '#234b34', '#4f8048', '#a9c474'],
] as const;

/** The leaves of one bay. */
function leafage(
  art: Art,
  far: number,
  near: number,
  chance: Random,
  [middle, dark, light, sky]: (typeof LEAVES)[number],
): void {
  // the nearer a bay, the more of the picture it fills
  const share = 0.3 + (1 / near - 1 / far) * 8;
  const at = (): readonly [Point, number] => {
    const depth = lerp(near, far, chance());
    const place = seen(
      chance.between(Math.max(-1.6, -210 / metre(depth)), Math.min(3.3, 340 / metre(depth))),
      ROOF + 0.2,
      depth,
    );
    return [place, metre(depth)];
  };
  const leaves = (count: number, length: number): Path[] =>
    range(Math.round(count), () => {
      const [[x, y], scale] = at();
      return leaf(x, y, length * scale, length * scale * 0.5, chance.between(60, 300));
    }).filter((path) => {
      const [left, , right, foot] = path.bounds();
      return right > 40 && left < 560 && foot > 50;
    });
  art
    .blot(leaves(30 * share, 0.14), middle)
    .blot(leaves(26 * share, 0.13), dark)
    .blot(leaves(22 * share, 0.12), light)
    .blot(leaves(14 * share, 0.06), sky);
}

/** The posts at one depth, on their stones. */
function posts(art: Art, depth: number): void {
  if (![7, 4.6].includes(depth)) return;
  for (const right of ROWS) {
    const [x, foot] = seen(right, 0, depth);
    const [, head] = seen(right, ROOF - UNDER, depth);
    const half = 0.065 * metre(depth);
    contactShadow(art, x, foot, half * 3, half * 0.8, '#5c4a3c');
    paint(
      art,
      polygon([
        [x - half, head],
        [x + half, head],
        [x + half, foot],
        [x - half, foot],
      ]),
      depth > 5 ? '#a98a60' : '#8f6c4a',
      half * 0.5,
    );
  }
}

/** The near post, and the old vine that has climbed round it. */
export function vine(art: Art): void {
  const [x, foot] = seen(ROWS[0], 0, NEAR);
  const [, head] = seen(ROWS[0], ROOF - UNDER, NEAR);
  const course = (...knots: (readonly [right: number, up: number])[]): Knot[] =>
    knots.map(([right, up]) => [x + right, foot - up]);
  const back = tube(
    course([24, 6], [14, 40], [-8, 96], [-22, 150], [2, 214], [26, 270], [20, 330], [-30, 392], [-90, 430]),
    [15, 13, 12, 11, 11, 11, 10, 8, 6],
    30,
  );
  const front = tube(
    course(
      [-4, -6],
      [-17, 34],
      [10, 92],
      [24, 150],
      [-2, 214],
      [-17, 268],
      [2, 334],
      [46, 386],
      [104, 416],
      [158, 452],
      [190, 508],
      [220, 560],
      [240, 606],
    ),
    [30, 19, 17, 16, 15, 14, 13.4, 12.4, 11, 9.4, 8, 6.4, 5, 3],
    52,
  );
  // the fork: it leaves the stem at the post's head, and carries the raceme at the left
  const fork = tube(
    course([0, 330], [12, 368], [6, 410], [-10, 452], [4, 506], [34, 552], [36, 604], [20, 662]),
    [12, 10, 8.4, 8, 7, 6, 5, 4, 2.4],
    34,
  );
  contactShadow(art, x + 4, foot, 96, 17, '#4a3830');
  const post = polygon([
    [x - 13, head],
    [x + 13, head],
    [x + 14, foot],
    [x - 14, foot],
  ]);
  paint(art, back.outline, '#7d5c48', 6);
  paint(art, post, '#a17c54', 6);
  strokes(
    art,
    [
      `${x - 4},${head} ${x - 2},${foot - 120} ${x - 4},${foot}`,
      `${x + 6},${head + 30} ${x + 5},${foot - 20}`,
    ],
    INK.detail,
    WOOD.dark,
    0.3,
  );
  for (const way of [
    course([-10, 24], [-22, 8], [-40, -4]),
    course([2, 24], [16, 6], [40, -6]),
    course([-2, 16], [0, 2], [6, -12]),
  ])
    paint(art, tube(way, [9, 8, 3], 10).outline, '#7d5c48', 4);
  paint(art, fork.outline, '#86654f', 5);
  strokes(
    art,
    [-0.4, 0, 0.4].map((side, i) => fork.edge(side, i * 0.12, 0.7 + i * 0.1)),
    INK.detail,
    '#54392f',
    0.3,
  );
  paint(art, front.outline, '#92705a', 8);
  strokes(
    art,
    range(9, (i) => front.edge(-0.7 + i * 0.17, (i % 3) * 0.14, 0.5 + (i % 4) * 0.1)),
    INK.form,
    '#54392f',
    0.3,
  );
  crown(art, front, MAIN);
  crown(art, fork, SIDE);
  tufts(art, x, foot);
}

const MAIN = [
  [0.56, 60, 74, '#5c9451', '#3d7042'],
  [0.66, 66, 214, '#4f8048', '#356a40'],
  [0.72, 62, 96, '#7fa95e', '#4f8a4c'],
  [0.8, 72, 232, '#5c9451', '#3d7042'],
  [0.86, 66, 112, '#4f8048', '#356a40'],
  [0.93, 62, 246, '#4f8048', '#356a40'],
  [1, 58, 36, '#5c9451', '#3d7042'],
  [1, 60, 312, '#4f8048', '#356a40'],
] as const;
const SIDE = [
  [0.3, 46, 84, '#91b769', '#5c9451'],
  [0.42, 58, 254, '#5c9451', '#3d7042'],
  [0.56, 60, 92, '#5c9451', '#3d7042'],
  [0.72, 58, 250, '#4f8048', '#356a40'],
  [0.86, 58, 106, '#4f8048', '#356a40'],
  [1, 54, 28, '#5c9451', '#3d7042'],
] as const;

/** Leaves along a stem, and over its end in the roof. */
function crown(art: Art, stem: Tube, sprays: typeof MAIN | typeof SIDE): void {
  for (const [place, length, angle, tone, rib] of sprays) {
    const [leaflets, stalk] = pinnate(...stem.at(place), length, angle);
    art.blot(leaflets, tone).blot(stalk, rib);
  }
}

/** Grass that nobody treads on, round the vine's foot. */
function tufts(art: Art, x: number, foot: number): void {
  const chance = random('tufts');
  const blades = range(46, () => {
    const right = chance.between(-58, 58);
    return leaf(
      x + right,
      foot + 8 - Math.abs(right) * 0.1,
      chance.between(12, 30),
      5,
      right * 0.5 + chance.between(-16, 16),
      3,
    );
  });
  art.blot(blades.slice(0, 26), '#4f8a4c').blot(blades.slice(26), '#91b769');
}
