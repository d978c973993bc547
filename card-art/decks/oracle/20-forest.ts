import { defineCard } from '../../define.ts';
import { mix } from '../../kit/grade/mix.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import {
  type Art,
  hatch,
  type Knot,
  LINE,
  line,
  Path,
  points,
  polygon,
  type Random,
  ramp,
  random,
  range,
  roundRect,
  tube,
} from '../../kit/pen/index.ts';
import { type Cushion, needleCushion, redPine } from '../../kit/plants/red-pine.ts';

/** Where the light stands at the end of the aisle, on the ground. */
const [X, Y] = [306, 566];

/** Pairs of trunks by depth, far to near: how far off (1 = the gate). */
const DEPTHS = [9, 7.4, 6, 4.9, 4, 3.25, 2.65, 2.15, 1.75] as const;

const NEAR: readonly [string, string, string] = ['#4a5a9c', '#263575', '#0d1438'];
const SIDE: readonly [string, string, string] = ['#6d79ba', '#36458c', '#141c52'];

/** Cushions of needles behind the boughs and before them, back to front. */
const BEHIND: readonly Cushion[] = [
  [300, 108, 100, 70],
  [120, 150, 110, 84],
  [480, 140, 110, 84],
  [210, 190, 84, 62],
  [404, 184, 84, 62],
  [306, 206, 66, 46],
];
const BEFORE: readonly Cushion[] = [
  [304, 156, 92, 64],
  [176, 126, 96, 70],
  [440, 116, 96, 70],
  [76, 256, 78, 66],
  [538, 246, 74, 66],
  [146, 212, 88, 62],
  [468, 204, 88, 62],
  [78, 124, 66, 60],
  [556, 130, 56, 58],
];

/** Where a thing at the side `u`, `depth` off, meets the ground. */
const ground = (u: number, depth: number): readonly [x: number, y: number] => [
  X + (u * 190) / depth,
  Y + 268 / depth,
];

/** Haze, brightest where the aisle ends. */
function air(art: Art, palette: Palette): void {
  const haze = ramp(0, '#fffaf2', 0.16, '#f0d6dc', 0.36, '#a79ad0', 0.64, '#565aa6', 1, '#252c6c');
  art.fill(roundRect(40, 50, 520, 830), art.radial(X, Y - 70, 560, haze, 1.25));
  art.glow(X, Y - 30, 220, palette.rose, 0.55, 1.6);
}

/** The floor, strewn with needles. */
function floor(art: Art): void {
  art.fill(
    roundRect(40, Y, 520, 320),
    art.linear(0, Y, 0, 862, ramp(0, '#fdeedd', 0.12, '#c5a3c4', 0.45, '#5b5398', 1, '#1c2158')),
  );
  const chance = random('needles');
  const [far, near]: [Path[], Path[]] = [[], []];
  for (let i = 0; i < 220; i++) {
    const depth = 1 / chance.between(0.12, 1.1);
    const [, y] = ground(0, depth);
    const [x, length] = [chance.between(40, 560), (26 / depth) * chance.between(0.5, 1)];
    (depth > 1.6 ? far : near).push(line(x, y, x + length, y + chance.between(-0.1, 0.1) * length));
  }
  art.line(far, LINE.fine, 'gold', 0.4);
  art.line(near, LINE.mid, 'gold', 0.35);
}

/** A trunk's place: side (1 = the gate's), depth, lean of its top, half width. */
interface Standing {
  u: number;
  depth: number;
  lean: number;
  half: number;
}

/** All trunks of the aisle, far to near, and those that stand beyond it. */
const TRUNKS: readonly Standing[] = (() => {
  const chance = random('trunks');
  return DEPTHS.flatMap((depth) =>
    [-3.4, 3.3, -2.2, 2.1, -1.02, 1].map(
      (u): Standing => ({
        u: u + chance.between(-0.13, 0.13),
        depth: depth * chance.between(0.95, 1.05),
        lean: chance.between(-23, 23),
        half: chance.between(15, 21) / depth,
      }),
    ),
  ).filter(({ u, depth }) => Math.abs((u * 190) / depth) < 300);
})();

/** The shadows that the trunks throw towards us, away from the light; the farthest only as a fan. */
function shadows(art: Art): void {
  const tone = art.linear(0, Y, 0, 862, ramp(0, '#5b5398', 0.35, 0.3, '#2a2f72', 0.7, 1, '#0d1438', 0.85));
  const thrown = TRUNKS.map(({ u, depth, half }) => {
    const [x, y] = ground(u, depth);
    const away = (900 - Y) / Math.max(10, y - Y);
    const foot = X + (x - X) * away;
    const reach = half * 1.2 * away;
    return polygon([
      [x - half * 1.5, y],
      [foot - reach, 900],
      [foot + reach, 900],
      [x + half * 1.5, y],
    ]);
  });
  const chance = random('fan');
  const fan = [-0.62, -0.47, -0.3, -0.17, -0.02, 0.13, 0.27, 0.44, 0.6].map((u) => {
    const [foot, half] = [X + u * 330, chance.between(9, 17)];
    return polygon([
      [X + u * 20, Y + 4],
      [foot - half, 900],
      [foot + half, 900],
    ]);
  });
  art.fill(Path.join(thrown, fan), tone);
}

/** One trunk: nearer ones darker, lit along the edge that looks to the light, its foot in grass. */
function trunk(art: Art, { u, depth, lean, half }: Standing, chance: Random): void {
  const [x, y] = ground(u, depth);
  const fade = Math.min(1, (depth - 1.2) / 7.4);
  const spine: Knot[] = [
    [x, y],
    [x + lean * 0.2, y - 160],
    [x + lean * 0.1, 300],
    [x + lean, 40],
  ];
  const body = tube(
    spine,
    [2.3, 1.3, 1.12, 1.06, 1, 1, 0.96, 0.94, 0.9].map((share) => share * half),
    11,
  );
  const [lit, dark] = [mix('#8f8ac8', '#efdfe8', fade), mix('#171f58', '#b9a6d2', fade)];
  const towards = x < X ? half : -half;
  const paint = art.linear(
    x - towards * 1.4,
    0,
    x + towards * 1.6,
    0,
    ramp(0, dark, 0.6, mix(dark, lit, 0.25), 1, lit),
  );
  art.solid(body.outline, paint, depth < 3 ? LINE.mid : LINE.fine, 'gold');
  const tufts = range(16, () => {
    const foot = x + chance.between(-2.6, 2.6) * half;
    const tip = foot + chance.between(-0.7, 0.7) * half;
    const y0 = y + chance.between(0, 0.7) * half;
    return polygon([
      [foot - half * 0.13, y0],
      [tip, y0 - half * chance.between(0.4, 1.5)],
      [foot + half * 0.13, y0],
    ]);
  });
  art.blot(tufts, mix('#141a4c', '#b8a2cc', fade));
  if (depth > 5) return;
  const bark = range(Math.round(46 / depth), () => {
    const [t, v] = [chance() * 0.9, chance.between(-0.9, 0.6)];
    const [[ax, ay], [bx, by]] = [body.at(t, v), body.at(t + 0.03, v + 0.1)];
    return line(ax, ay, bx, by);
  });
  art.line(bark, LINE.hair, 'gold', 0.6);
}

/** The aisle: pairs of trunks draw together towards the light; haze between them. */
function aisle(art: Art): void {
  const chance = random('bark');
  let last = 99;
  for (const standing of TRUNKS) {
    if (standing.depth > 2.5 && standing.depth < last - 0.6) {
      art.glow(X, Y - 60, 250 - standing.depth * 12, '#fff3e2', 0.12, 1.5);
      last = standing.depth;
    }
    trunk(art, standing, chance);
  }
}

/** The light between the last trunks: a narrow upright gap. */
function gap(art: Art): void {
  art.glow(X, Y - 66, 190, '#fff6e6', 0.7, 1.7);
  art.glow(X, Y - 40, 70, '#fffdf8', 1, 2.6);
  art.glow(X, Y + 8, 110, '#fffaf0', 0.8, 0.22);
}

/** The two pines, no twins: trunks, the boughs that cross, needles behind and before them. */
function gate(art: Art): void {
  for (const [i, cushion] of BEHIND.entries()) needleCushion(art, cushion, `back${i}`, SIDE);
  redPine(art, points('96,900 104,800 128,690 118,560 100,430 126,310 166,216 176,150 170,40'), {
    girth: [46, 34, 29, 27, 25, 22, 18, 13, 8],
    boughs: [
      [points('124,316 190,276 268,262 350,232 430,196'), 13],
      [points('112,400 84,350 70,300 44,282'), 9],
      [points('180,204 140,150 96,130'), 8],
    ],
    bark: art.linear(70, 0, 240, 0, ramp(0, '#141a4c', 0.45, '#4a3568', 0.8, '#a8708c', 1, '#7d5684')),
    seed: 'left',
  });
  redPine(art, points('520,900 512,800 488,700 496,580 516,460 498,340 458,236 446,150 454,40'), {
    girth: [42, 31, 27, 25, 24, 21, 17, 12, 7],
    boughs: [
      [points('490,322 430,272 352,258 268,226 190,200'), 13],
      [points('512,420 534,360 552,290'), 9],
      [points('446,220 480,150 524,136'), 8],
    ],
    bark: art.linear(380, 0, 540, 0, ramp(0, '#7d5684', 0.2, '#a8708c', 0.55, '#4a3568', 1, '#141a4c')),
    seed: 'right',
  });
  for (const [i, cushion] of BEFORE.entries()) needleCushion(art, cushion, `front${i}`, NEAR);
}

/** Roots run out over the floor, moss and a few ferns of grass at their feet. */
function foreground(art: Art, palette: Palette): void {
  for (const bank of [
    '30,846! 90,820 150,834 210,858 260,890! 30,890!',
    '330,890! 390,856 460,830 520,822 570,842! 570,890!',
  ]) {
    const knots = points(bank);
    const shape = polygon(knots);
    art.solid(shape, art.linear(0, 816, 0, 870, ramp(0, '#39468e', 1, palette.ink)), LINE.mid);
    art.line(
      hatch(shape, { angle: 86, gap: 4.4, from: 0, to: 0.7, jitter: 0.7, seed: 5 }),
      LINE.hair,
      'gold',
      0.6,
    );
  }
}

/** Two pines join their boughs to a gate; an aisle of trunks leads to a light far inside. */
export const picture = defineCard({
  name: 'oracle/20-forest',
  light: [X, Y - 60],
  title: '森',
  english: 'Forest',
  draw(art, palette) {
    air(art, palette);
    floor(art);
    shadows(art);
    art.glow(X, Y + 4, 420, '#e3cfe4', 0.9, 0.14);
    gap(art);
    aisle(art);
    gap(art);
    gate(art);
    foreground(art, palette);
  },
});
