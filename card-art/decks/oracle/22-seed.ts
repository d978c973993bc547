import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import {
  type Art,
  clamp,
  hatch,
  type Knot,
  LINE,
  lerp,
  line,
  type Path,
  points,
  polar,
  ramp,
  random,
  range,
  ribbon,
  spline,
} from '../../kit/pen/index.ts';
import { grassTufts } from '../../kit/plants/grass-tufts.ts';
import { splitSeed } from '../../kit/plants/split-seed.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** Middle of the whorl. */
const [X, Y] = [300, 490];
/** The ground's surface, left to right. */
const SURFACE = points('30,196 110,186 200,192 300,182 400,190 490,184 570,194');

/** Pebbles: x, y, half axes, turn. Some are as like the seed as they can be. */
const PEBBLES = [
  [104, 292, 38, 27, 20],
  [158, 246, 17, 12, -30],
  [516, 300, 44, 32, 34],
  [78, 470, 18, 25, 8],
  [532, 500, 17, 13, 60],
  [96, 690, 42, 30, -18],
  [516, 664, 36, 26, -24],
  [536, 790, 46, 32, 12],
  [84, 826, 52, 34, -6],
  [212, 822, 26, 18, 26],
  [410, 826, 34, 22, -12],
] as const;

/** A narrow strip of night above the ground. */
function sky(art: Art, palette: Palette): void {
  art.glow(300, 190, 300, palette.rose, 0.55, 0.4);
  starField(art, 60, { x0: 50, x1: 550, y0: 70, y1: 170, pow: 1 });
}

/** Earth in section: strata that sink towards the seed's weight, each darker than the last. */
function earth(art: Art): void {
  const below = (dy: number): Knot[] =>
    SURFACE.map(([x, y], i): Knot => [x, y + dy, i % (SURFACE.length - 1) ? 0 : 1]);
  const body = spline([...below(0), [570, 900, 1], [30, 900, 1]], true);
  art.solid(
    body,
    art.radial(X, Y, 520, ramp(0, '#a9708c', 0.3, '#5d3f78', 0.6, '#2b2358', 1, '#12113a')),
    LINE.mid,
  );
  const strata = [26, 62, 640 - 196, 560] as const;
  for (const [i, dy] of strata.entries()) {
    const chance = random(`stratum${i}`);
    const line = spline(range(12, (k): Knot => [30 + k * 49, 190 + dy + chance.between(-7, 7)]));
    art.blot(ribbon(line, 1.8, { samples: 40, start: 0.6, end: 0.6 }), 'gold', 0.5);
  }
  const topsoil = spline([...below(0), ...below(26).reverse()], true);
  art.line(
    hatch(topsoil, { angle: 84, gap: 5, from: 0.05, to: 0.8, jitter: 0.7, seed: 3 }),
    LINE.hair,
    'gold',
    0.55,
  );
  grassTufts(art, [
    [86, 188, 15],
    [132, 189, 10],
    [214, 191, 13],
    [392, 190, 12],
    [452, 187, 17],
    [520, 188, 11],
  ]);
}

/** Where an arm of the galaxy is at a distance: it unwinds the way the coil winds. */
const armAt = (arm: number, reach: number): number => arm + 40 - Math.log(reach / 120) * 215;

/** Grains of the soil, strung out in two arms as if the whorl went on and on: a galaxy of earth. */
function grains(art: Art, palette: Palette): void {
  const chance = random('grains');
  const [dim, bright, sparks]: [Path[], Path[], Path[]] = [[], [], []];
  const inEarth = (x: number, y: number): boolean => y > 226 && y < 858 && x > 56 && x < 544;
  for (const arm of [0, 180]) {
    const spine = spline(range(16, (i): Knot => polar(X, Y, 130 + i * 13, armAt(arm, 130 + i * 13))));
    for (const [width, opacity] of [
      [92, 0.07],
      [60, 0.09],
      [32, 0.1],
    ] as const) {
      art.fill(ribbon(spine, width, { samples: 26 }), '#ffd9d0', opacity);
    }
  }
  for (let i = 0; i < 2300; i++) {
    const reach = 128 + 270 * chance() ** 0.8;
    const stray = chance() < 0.2;
    const scatter = (chance() + chance() + chance() - 1.5) * (stray ? 150 : 30);
    const [x, y] = polar(X, Y, reach, armAt(chance() < 0.5 ? 0 : 180, reach) + scatter);
    const rank = chance();
    const size = chance.between(5, 9);
    if (!inEarth(x, y)) continue;
    if (rank > 0.988) sparks.push(sparkle(x, y, size));
    else (rank > 0.7 && !stray ? bright : dim).push(line(x, y, x, y));
  }
  art.line(dim, 1.4, '#f3cfc0', 0.6);
  art.line(bright, 2.4, palette.pale, 0.9);
  art.blot(sparks, '#fff3dc');
}

/** Thin light that has found its way between the crumbs. */
function rays(art: Art): void {
  const chance = random('rays');
  const shafts = range(36, (i) => {
    const angle = (i * 360) / 36 + chance.between(-3, 3);
    const to = chance.between(200, 300);
    return ribbon(
      spline([
        polar(X, Y - 14, 150, angle),
        polar(X, Y - 14, lerp(150, to, 0.5), angle),
        polar(X, Y - 14, to, angle),
      ]),
      2,
      { samples: 6, start: 0.7, end: 0, peak: 0.2 },
    );
  });
  art.blot(shafts, '#fff0d0', 0.38);
}

/** A pebble, lit on the side that looks to the seed. */
function pebble(art: Art, [x, y, rx, ry, turn]: (typeof PEBBLES)[number], index: number): void {
  const chance = random(`pebble${index}`);
  const outline = spline(
    range(9, (i): Knot => {
      const angle = i * 40;
      const k = chance.between(0.93, 1.06);
      return [rx * k * Math.sin((angle * Math.PI) / 180), -ry * k * Math.cos((angle * Math.PI) / 180)];
    }),
    true,
  )
    .rotate(turn)
    .translate(x, y);
  const distance = Math.hypot(x - X, y - Y);
  const [ux, uy] = [(X - x) / distance, (Y - y) / distance];
  const light = clamp(1.25 - distance / 460);
  const lit = ramp(0, light > 0.5 ? '#e2b0a8' : '#a5789c', 0.5, '#5b4278', 1, '#1e1a4a');
  const size = Math.max(rx, ry);
  art.solid(
    outline,
    art.linear(x + ux * size, y + uy * size, x - ux * size, y - uy * size, lit),
    LINE.fine * 1.3,
  );
  const away = (Math.atan2(uy, ux) * 180) / Math.PI;
  art.line(
    hatch(outline, { angle: away, gap: 4.4, from: 0.04, to: 0.4, jitter: 0.3, seed: index }),
    LINE.hair,
    'gold',
    0.6,
  );
}

/** A split seed in the earth; the sprout's coil goes on in the grains round it like a galaxy. */
export const picture = defineCard({
  name: 'oracle/22-seed',
  light: [X, Y],
  title: '種',
  english: 'Seed',
  draw(art, palette) {
    sky(art, palette);
    earth(art);
    grains(art, palette);
    rays(art);
    for (const [i, entry] of PEBBLES.entries()) pebble(art, entry, i);
    splitSeed(art, X, Y + 28, 0.88, { rot: -4 });
  },
});
