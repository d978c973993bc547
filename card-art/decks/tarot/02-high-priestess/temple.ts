import { byHand, ink, printed, ripples, stippledGlow } from '../../../kit/hand/index.ts';
import { lettering } from '../../../kit/lettering/lettering.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Knot,
  lerp,
  points,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { horned } from '../../../kit/sky/moon.ts';
import { at, face, form, HORIZON, MOON } from './form.ts';

const [MX, MY] = MOON;
/** Where a step ends, how far down it goes, as [towards us, up]. */
const STEPS = [
  [1, 0],
  [1, -0.14],
  [1.4, -0.14],
  [1.4, -0.28],
] as const;
const WATER = -0.28;

/** What lies behind the cloth: the sea under a young moon. */
export function beyond(art: Art): void {
  art.fill(
    roundRect(150, 44, 406, HORIZON - 40),
    art.linear(0, 120, 0, HORIZON, ramp(0, '#12304e', 0.4, '#2f6c8c', 0.75, '#8fc0bc', 1, '#eef0cc')),
  );
  const chance = random('a few stars');
  art.blot(
    range(14, () => ellipse(chance.between(170, 470), chance.between(90, 330), chance.between(0.8, 1.9))),
    '#f2faf0',
  );
  stippledGlow(art, MX, MY, 130, '#f6f6d8', 0.9);
  art.fill(horned(MX, MY, 30, 26, 13, -132), '#fffdea');
  art.fill(byHand(closed('330,562! 380,548 420,552 440,562!'), 1), '#5f93a0');
  art.fill(
    roundRect(320, HORIZON, 236, 160),
    art.linear(0, HORIZON, 0, 720, ramp(0, '#e6eccb', 0.3, '#7fb3b6', 1, '#2c6484')),
  );
  ripples(
    art,
    30,
    (i) => {
      const t = i / 30;
      return {
        x: MX + chance.between(-1, 1) * lerp(14, 40, t),
        y: lerp(HORIZON + 4, 714, t),
        half: lerp(5, 18, t) * chance.between(0.6, 1.2),
        rise: 0.6,
        weight: lerp(1.4, 3, t),
      };
    },
    [
      ['#fffdea', 0.95],
      ['#fffdea', 0.95],
    ],
  );
}

/** The dark of the hall round the opening. */
export function walls(art: Art): void {
  const left = polygon([[20, 20], at(-1.1, 4, -0.3), at(-1.1, -0.3, -0.3), [20, 900]]);
  const right = polygon([at(1.3, 4, -0.3), [600, 20], [600, 900], at(1.3, -0.2, -0.3)]);
  art.fill(left, '#0f1d30').fill(right, '#16304a');
  const joints = range(7, (i) => {
    const v = 0.3 + i * 0.42;
    return ink(spline([at(1.2, v, -0.3), at(1.9, v, -0.3)]), 1.6, i, 0.1);
  });
  art.blot(joints, '#0c1a2c');
  const lintel = face([-1.7, 2.92, 0], [1.9, 2.92, 0], [1.9, 4.2, 0], [-1.7, 4.2, 0]);
  form(art, lintel, '#14263c', 10, { rim: '#8fb6bc', towards: [0.3, 1] });
}

/** Slabs and two steps down to the water. */
export function floor(art: Art): void {
  const level = (w0: number, w1: number, v: number): ReturnType<typeof face> =>
    face([-2, v, w0], [2.1, v, w0], [2.1, v, w1], [-2, v, w1]);
  art.fill(level(-0.25, 1, 0), '#2a4a62');
  art.fill(face([-2, 0, 1], [2.1, 0, 1], [2.1, -0.14, 1], [-2, -0.14, 1]), '#152a42');
  art.fill(level(1, 1.4, -0.14), '#2a4a62');
  art.fill(face([-2, -0.14, 1.4], [2.1, -0.14, 1.4], [2.1, WATER, 1.4], [-2, WATER, 1.4]), '#152a42');
  const below = polygon([at(-2, WATER, 1.4), at(2.1, WATER, 1.4), [600, 900], [20, 900]]);
  art.fill(below, art.linear(0, 800, 0, 870, ramp(0, '#16324c', 1, '#0c1c30')));
  const slabs = [
    ...range(9, (i) => [at(-1.8 + i * 0.45, 0, -0.25), at(-1.8 + i * 0.45, 0, 1)]),
    ...range(2, (i) => [at(-2, 0, 0.2 + i * 0.42), at(2.1, 0, 0.2 + i * 0.42)]),
    ...range(7, (i) => [at(-1.7 + i * 0.6, -0.14, 1), at(-1.7 + i * 0.6, -0.14, 1.4)]),
  ].map(([from, to], i) => ink(spline([from as Knot, to as Knot]), 1.4, i, 0.1));
  art.blot(slabs, '#16304a');
  const risers = range(12, (i) => {
    const [w, top] = i % 2 ? [1, 0] : [1.4, -0.14];
    const u = -1.7 + i * 0.33;
    return ink(spline([at(u, top - 0.01, w), at(u, top - 0.13, w)]), 1.4, i, 0.1);
  });
  art.blot(risers, '#0a182a');
  for (const [v, w] of [STEPS[0], STEPS[2]].map(([away, up]) => [up, away] as const))
    art.blot(ink(spline([at(-2, v, w), at(0, v, w), at(2.1, v, w)]), 2, `${w}`, 0.05), '#6f9aa8');
}

/** The moon comes through the gap and over the floor: bright treads, dark risers. */
export function lane(art: Art): void {
  const from = (u: number, v: number, w: number): Knot => at(u, v, w);
  const spread = (w: number): readonly [number, number] => [0.22 - w * 0.66, 0.9 + w * 0.05];
  const strip = (w0: number, w1: number, v: number): ReturnType<typeof polygon> => {
    const [a0, b0] = spread(w0 + 0.25);
    const [a1, b1] = spread(w1 + 0.25);
    return byHand(polygon([from(a0, v, w0), from(b0, v, w0), from(b1, v, w1), from(a1, v, w1)]), 1);
  };
  const light = art.linear(
    ...at(0.6, 0, -0.25),
    ...at(0.3, -0.14, 1.4),
    ramp(0, '#f6f6d6', 1, 0.5, '#d3e6d2', 0.95, 1, '#a9cfc8', 0.8),
  );
  printed(art, [150, 660, 560, 830], () => {
    art.fill(strip(-0.25, 1, 0), light);
    art.fill(strip(1, 1.4, -0.14), light);
  });
  const joints = [
    ...range(4, (i) => [at(-0.45 + i * 0.45, 0, -0.2), at(-0.45 + i * 0.45, 0, 1)]),
    [at(-0.2, 0, 0.62), at(1, 0, 0.62)],
  ];
  art.blot(
    joints.map(([a, b], i) => ink(spline([a as Knot, b as Knot]), 1.2, i, 0.2)),
    '#7fa6a8',
  );
}

/** The crescent lies at her foot, in pieces. */
export function pool(art: Art): void {
  const [x, y] = [398, 846];
  stippledGlow(art, x, y, 120, '#d9ecd6', 0.7, 0.4);
  art.fill(horned(x, y - 4, 30, 26, 13, 132).scale(1.2, 0.56, x, y), '#fffdea');
  const chance = random('pool');
  ripples(
    art,
    34,
    (i) => {
      const near = i % 3 === 0;
      return {
        x: near ? x + chance.between(-60, 60) : chance.between(60, 550),
        y: chance.between(826, 866),
        half: chance.between(8, 34),
        rise: 1,
        weight: chance.between(1.2, 2.8),
      };
    },
    [
      ['#d3e9dc', 0.8],
      ['#0c1c30', 0.8],
    ],
  );
}

interface Stone {
  u: number;
  fill: string;
  shade: string;
  rim: string;
  rimWidth: number;
  flute: string;
  letter: readonly [text: string, colour: string];
}
const BOAZ: Stone = {
  u: -1.15,
  fill: '#1c2236',
  shade: '#090d1a',
  rim: '#9fc4c4',
  rimWidth: 2.4,
  flute: '#0b1020',
  letter: ['B', '#e6e4c8'],
};
const JACHIN: Stone = {
  u: 1.16,
  fill: '#dfe5da',
  shade: '#7f9aa4',
  rim: '#ffffff',
  rimWidth: 3,
  flute: '#a5b8b8',
  letter: ['J', '#1c2a44'],
};

/** A lotus pillar, 2.9 m high, on its round foot. */
function pillar(art: Art, { u, fill, shade, rim, rimWidth, flute, letter: [text, colour] }: Stone): void {
  const [x, foot] = at(u, 0, 0);
  const m = foot - at(u, 1, 0)[1];
  const put = (knots: string): ReturnType<typeof spline> =>
    spline(
      points(knots).map(([dx, v, corner]): Knot => [x + (dx * m) / 100, foot - (v * m) / 100, corner ?? 0]),
      true,
    );
  const towards = [u > 0 ? -1 : 1, -0.1] as const;
  const stone = { shade, rim, rimWidth, towards };
  const lip = { ...stone, rimWidth: 1.6 };
  // plinth, ring, shaft, three rings, a cup of petals, slab
  form(art, put('-32,-4! 0,-7! 32,-2! 32,9! 0,6! -32,8!'), fill, 4, lip);
  form(art, put('-27,8! 0,5 27,8! 30,13 27,19! 0,16 -27,19! -30,13'), fill, 4, stone);
  form(art, put('-22,18! 0,15 22,18! 20,244! 0,247 -20,244!'), fill, 14, stone);
  const open = (knots: string): ReturnType<typeof spline> =>
    spline(points(knots).map(([dx, v]): Knot => [x + (dx * m) / 100, foot - (v * m) / 100]));
  art.blot(
    [-17, -11, -3.6, 4, 11.4, 17.4].map((dx, i) =>
      ink(open(`${dx},20 ${dx * 0.955},130 ${dx * 0.91},238`), i % 5 ? 2.6 : 1.6, i, 0.04),
    ),
    flute,
  );
  form(art, put('-20,252! 0,248 20,252! 25,264 33,278! 0,274 -33,278! -25,264'), fill, 8, stone);
  for (const [dx, wide] of [
    [-23, 8],
    [23, 8],
    [-12, 11],
    [12, 11],
    [0, 12],
  ] as const)
    form(
      art,
      put(
        `${dx * 0.7 - wide * 0.5},252! ${dx * 0.86 - wide * 0.8},266 ${dx * 1.12},283! ${dx * 0.86 + wide * 0.8},266 ${dx * 0.7 + wide * 0.5},252!`,
      ),
      fill,
      3,
      lip,
    );
  for (const v of [240, 244.6, 249.2])
    form(
      art,
      put(`-21,${v}! 0,${v - 3} 21,${v}! 21,${v + 3.4}! 0,${v + 0.4} -21,${v + 3.4}!`),
      fill,
      1.6,
      lip,
    );
  form(art, put('-36,281! 0,278! 36,283! 36,294! 0,290! -36,292!'), fill, 4, stone);
  art.fill(lettering(text, x + 1, foot - 1.42 * m, 0.3 * m, { face: 'serif', weight: 700 }), colour);
}

export const farPillar = (art: Art): void => pillar(art, JACHIN);
export const nearPillar = (art: Art): void => pillar(art, BOAZ);

/** A black cat that has seen the gap: sits in the light, its shadow runs down the steps to us. */
export function cat(art: Art): void {
  const [x, y] = at(0.3, 0, 0.84);
  const put = (knots: string): ReturnType<typeof closed> => closed(knots).scale(1.2).translate(x, y);
  printed(
    art,
    [200, 700, 460, 830],
    () => void art.fill(closed('-9,0! 9,0! 2,34 -6,62! -30,60 -16,30').translate(x, y), '#16304a', 0.85),
  );
  form(
    art,
    put(
      '-8,2! -12,-6 -12,-18 -8,-30 -6,-38! -9,-44 -8,-54! -3,-50 3,-50 8,-55! 9,-45 6,-38! 9,-28 12,-16 12,-5 8,2!',
    ),
    '#10141f',
    4,
    { shade: '#05070c', rim: '#e9f4d8', rimWidth: 2 },
  );
  art.blot(
    ribbon(curve('-8,0 -20,2 -30,-3 -33,-12').scale(1.2).translate(x, y), 5, { start: 1, end: 0.6 }),
    '#10141f',
  );
}
