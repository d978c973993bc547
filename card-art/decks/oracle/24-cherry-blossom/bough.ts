import { mix } from '../../../kit/grade/mix.ts';
import { byHand, modelled, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  lerp,
  line,
  Path,
  type Point,
  polar,
  type Random,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** Wood from thin to thick: spine, width. */
const WOOD = [
  ['286,166 336,202 358,250', 9],
  ['430,150 476,196 504,250 512,316 506,362', 11],
  ['176,166 202,216 204,262 190,306', 9],
  ['112,148 104,186 84,228', 7],
  ['232,150 250,118 246,84', 8],
  ['380,158 372,120 392,80', 8],
  ['20,112 84,116 148,150 206,150 262,176 320,168 372,142 432,138 486,100 580,78', 34],
] as const;

/** A bunch's middle, its size, how much of the sun it has (0 … 1; below 0 it hangs in the bough's own shadow). */
type Bunch = readonly [x: number, y: number, size: number, sun: number];
const BUNCHES: readonly Bunch[] = [
  [62, 168, 36, 0.4],
  [108, 196, 32, 0.05],
  [82, 238, 34, 0.55],
  [160, 196, 36, 0.1],
  [214, 214, 33, 0.2],
  [192, 262, 37, 0.5],
  [186, 316, 30, 0.7],
  [278, 196, 36, 0.05],
  [338, 196, 33, 0.15],
  [356, 252, 38, 0.5],
  [442, 190, 36, -0.8],
  [486, 214, 38, -1],
  [508, 272, 39, -1],
  [482, 318, 30, -0.9],
  [512, 368, 35, -0.8],
  [540, 168, 38, -0.9],
  [70, 98, 40, 0.9],
  [132, 116, 34, 0.85],
  [196, 126, 30, 0.9],
  [248, 84, 40, 0.95],
  [310, 134, 32, 0.8],
  [390, 84, 38, 0.95],
  [424, 126, 30, 0.85],
  [486, 92, 38, 0.9],
  [548, 78, 36, 0.8],
];

/** One flower: five notched petals in the plane that it faces. */
function flower(x: number, y: number, size: number, chance: Random): { petals: Path; heart: Point } {
  const flat = chance.between(0.5, 1);
  const lean = chance.between(0, 180);
  const turn = chance.between(0, 72);
  const petals = Path.join(
    range(5, (i) => {
      const long = size * chance.between(0.86, 1.08);
      const wide = long * chance.between(0.34, 0.42);
      return spline(
        [
          [0, 0, 1],
          [-wide, -long * 0.62],
          [-wide * 0.34, -long],
          [0, -long * 0.86, 1],
          [wide * 0.34, -long],
          [wide, -long * 0.62],
        ],
        true,
      ).rotate(turn + i * 72);
    }),
  )
    .scale(1, flat)
    .rotate(lean)
    .translate(x, y);
  return { petals, heart: [x, y] };
}

const toneOf = (shadow: string, turned: string, lit: string, sun: number): string =>
  sun < 0 ? mix(turned, shadow, -sun) : mix(turned, lit, sun);

/** A bunch as a ball of flowers: the far ones in shade, the near ones in the sun, stalks and young leaves between. */
function bunch(art: Art, [x, y, size, sun]: Bunch, seed: number): void {
  const chance = random(`bunch ${seed}`);
  const rings = [
    { count: 8, from: 0.6, to: 1.05, tone: toneOf('#a67a88', '#b98c8c', '#ecc4c3', sun), big: 0.42 },
    { count: 7, from: 0.4, to: 0.95, tone: toneOf('#bf969f', '#d3a8a6', '#fae0dc', sun), big: 0.44 },
    { count: 5, from: 0.1, to: 0.7, tone: toneOf('#d8b4b6', '#ecccc6', '#fffaf6', sun), big: 0.47 },
  ] as const;
  if (chance() < 0.5) {
    const young = range(2, () =>
      leaf(
        ...polar(x, y, size * 0.6, chance.between(-70, 70)),
        size * 0.66,
        size * 0.22,
        chance.between(-70, 70),
        5,
      ),
    );
    art.fill(Path.join(young), '#a9ac62');
  }
  modelled(
    art,
    [x - size * 1.7, y - size * 1.7, x + size * 1.7, y + size * 1.7],
    {
      towards: [-size * 0.22, -size * 0.3],
      soft: size * 0.2,
      shade: sun < 0 ? '#7d5568' : '#b5838a',
      depth: lerp(0.6, 0.3, sun),
      rim: sun < 0 ? '#d9b3be' : '#fffaf4',
      rimWidth: 1,
    },
    () => {
      rings.forEach(({ count, from, to, tone, big }, ring) => {
        const hearts: Point[] = [];
        range(count, (i) => {
          const angle = (i / count) * 360 + chance.between(-24, 24);
          const [fx, fy] = polar(
            x - ring * size * 0.07,
            y - ring * size * 0.1,
            size * chance.between(from, to),
            angle,
          );
          const { petals, heart } = flower(fx, fy, size * big * chance.between(0.85, 1.15), chance);
          art.fill(petals, tone);
          hearts.push(heart);
        });
        if (ring) {
          const threads = hearts.flatMap(([hx, hy]) =>
            range(6, (i) => line(hx, hy, ...polar(hx, hy, size * chance.between(0.12, 0.19), i * 60 + hx))),
          );
          art.line(threads, 0.7, '#cf8a90');
          art.line(
            hearts.map(([hx, hy]) => line(hx, hy, hx + 0.1, hy)),
            size * 0.11,
            '#c8727c',
          );
        }
      });
    },
  );
}

/** The old branch over our heads, heavy with bunches, its shoots hanging into the view. */
export function bough(art: Art): void {
  for (const [spine, width] of WOOD) {
    const wood = byHand(
      ribbon(curve(spine), width, { start: 0.9, end: width > 20 ? 0.66 : 0.25, peak: 0.1, samples: 18 }),
      2,
    );
    art.fill(wood, '#6b564d');
    const [left, top, right, bottom] = wood.bounds();
    stippled(art, wood, '#3b2f2e', [left, top], [left + (right - left) * 0.1, bottom], [0, 0.9]);
    strokes(art, [curve(spine).translate(-1, -width * 0.3)], width > 20 ? 2.4 : 1.2, '#c9aa98', 0.3);
  }
  BUNCHES.forEach((one, seed) => {
    bunch(art, one, seed);
  });
}

/** What has let go: turning as it falls. */
export function falling(art: Art): void {
  const chance = random('falling');
  const petals = range(34, (): Path => {
    const t = chance();
    const size = lerp(3.6, 7.5, chance() ** 2);
    return spline(
      [
        [0, -size, 1],
        [size * 0.6, -size * 0.4],
        [size * 0.5, size * 0.6],
        [0, size, 1],
        [-size * 0.5, size * 0.5],
        [-size * 0.6, -size * 0.5],
      ],
      true,
    )
      .scale(chance.between(0.45, 0.9), 1)
      .rotate(chance.between(0, 360))
      .translate(
        t < 0.55 ? lerp(110, 500, chance()) : lerp(80, 520, chance()),
        t < 0.3 ? lerp(300, 400, t / 0.3) : lerp(540, 690, (t - 0.3) / 0.7),
      );
  });
  art.fill(Path.join(petals.filter((_, i) => i % 3)), '#fff4ef');
  art.fill(Path.join(petals.filter((_, i) => !(i % 3))), '#dca6aa');
}
