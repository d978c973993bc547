import { byHand, ink, printed, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  arc,
  closed,
  curve,
  ellipse,
  lerp,
  type Path,
  type Point,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { HORIZON } from './light.ts';

/** Both edges of the water from the lip down: it leaps, strikes a ledge, spreads, and drops to the pool. */
const EDGES = [
  '268,134 264,200 258,280 250,330 230,356 220,430 214,560 204,762',
  '346,130 352,200 358,290 362,380 372,452 394,486 404,580 414,762',
] as const;
const [LEFT, RIGHT] = EDGES.map((edge) => curve(edge).walk(81)) as [Step[], Step[]];
type Step = ReturnType<Path['walk']>[number];

/** Where the water is: `u` across from the left, `t` on its way down. */
function drop(u: number, t: number): Point {
  const place = Math.min(1, Math.max(0, t)) * 80;
  const i = Math.min(79, Math.floor(place));
  const at = (steps: readonly Step[]): Point => {
    const [a, b] = [steps[i]!, steps[i + 1]!];
    return [lerp(a.x, b.x, place - i), lerp(a.y, b.y, place - i)];
  };
  const [l, r] = [at(LEFT), at(RIGHT)];
  return [lerp(l[0], r[0], u), lerp(l[1], r[1], u)];
}

/** Where it strikes the ledge, which lies aslant: sooner at the left. */
const ledge = (u: number): number => 0.335 + 0.19 * u;

const strand = (u: number, from: number, to: number, width: number, sway = 0): Path =>
  ribbon(
    spline(
      range(9, (i) => {
        const t = lerp(from, to, i / 8);
        return drop(u + sway * Math.sin(t * 9 + u * 30), t);
      }),
    ),
    width,
    { start: 0.1, end: 0.15, peak: 0.65, samples: 10 },
  );

/** Rock that the water does not cover: it parts round it. */
const BARE = [
  '252,372! 262,358 276,354 284,368! 282,410 276,452 270,468! 264,446 258,410',
  '366,474! 374,464 384,470 390,484! 388,520 382,552! 374,520',
] as const;

/** The fall itself: a body in half shade, its lit side towards the sun, in strands. */
export function curtain(art: Art): void {
  const edge = (u: number): Point[] => range(16, (i) => drop(u, i / 15));
  const body = byHand(spline([...edge(0), ...edge(1).reverse()], true), 2);
  art.fill(body, art.linear(216, 0, 410, 0, ramp(0, '#86bfca', 0.45, '#c3e5e4', 1, '#f6fcf4')));
  const chance = random('fall');
  const upper = (count: number, wide: number, [near, far]: readonly [number, number]): Path[] =>
    range(count, () => {
      const u = chance.between(near, far);
      const from = chance() ** 1.3 * ledge(u) * 0.7;
      return strand(
        u,
        from,
        Math.min(ledge(u) + 0.03, from + chance.between(0.1, 0.34)),
        wide * chance.between(0.3, 1),
        0.01,
      );
    });
  const lower = (count: number, wide: number, [near, far]: readonly [number, number]): Path[] =>
    range(count, () => {
      const u = chance.between(near, far);
      const from = ledge(u) + chance() ** 1.4 * 0.44;
      return strand(
        u,
        from,
        Math.min(1, from + chance.between(0.14, 0.46)),
        wide * chance.between(0.3, 1),
        0.01,
      );
    });
  art.blot([...upper(18, 7, [0.02, 0.98]), ...lower(34, 10, [0.02, 0.98])], '#5ba6b4', 0.75);
  art.fill(
    BARE.map((rock) => byHand(closed(rock), 1.5)),
    '#143f4a',
  );
  art.fill(
    BARE.map((rock) => closed(rock).scale(0.5, 0.5, closed(rock).bounds()[2], closed(rock).bounds()[1] + 14)),
    '#3f7b7a',
  );
  art.blot([...upper(26, 8, [0.3, 0.99]), ...lower(46, 11, [0.28, 0.99])], '#ffffff', 0.95);
  art.blot([...upper(12, 6, [0.02, 0.45]), ...lower(22, 8, [0.02, 0.42])], '#eefbf8', 0.95);
  art.blot([...upper(6, 4, [0.04, 0.6]), ...lower(16, 5, [0.03, 0.7])], '#33818f', 0.7);
  // over the lip, over the ledge: white before it parts
  art.blot(
    range(15, (i) => strand(0.03 + i * 0.067, 0, 0.05 + ((i * 7) % 5) * 0.024, 4 + ((i * 3) % 4) * 1.4)),
    '#ffffff',
  );
  art.blot(
    range(24, (i) => {
      const u = 0.02 + i * 0.0417;
      return strand(
        u,
        ledge(u) - 0.03 - ((i * 5) % 3) * 0.012,
        ledge(u) + 0.05 + ((i * 7) % 6) * 0.026,
        5 + ((i * 5) % 4) * 1.8,
      );
    }),
    '#ffffff',
  );
  // threads that have left it
  art.blot(
    range(20, (i) => {
      const from = i < 6 ? 0.1 + chance() * 0.1 : 0.42 + chance() * 0.4;
      return strand(
        i % 2 ? 1.02 + chance() * 0.05 : -0.02 - chance() * 0.05,
        from,
        from + 0.2,
        chance.between(2, 5),
        0.02,
      );
    }),
    '#f2fdfa',
    0.9,
  );
}

/** A bank of spray that thins out to its edge. */
const mist = (art: Art, x: number, y: number, radius: number, squash: number, tone = '#ffffff'): void =>
  printed(
    art,
    [x - radius, y - radius * squash, x + radius, y + radius * squash],
    () =>
      void art.fill(
        ellipse(x, y, radius, radius * squash),
        art.radial(x, y, radius, ramp(0, tone, 1, 0.45, tone, 0.8, 1, tone, 0), squash),
      ),
  );

/** Spray that has eaten the foot, and drifts off to the left, away from the light only in value. */
export function spray(art: Art): void {
  for (const [x, y, r, squash, tone] of [
    [206, 716, 150, 0.5, '#b9dedd'],
    [256, 680, 90, 0.9, '#cdeae6'],
    [320, 752, 240, 0.24, '#f2fbf7'],
    [96, 744, 120, 0.3, '#c3e3df'],
    [500, 742, 120, 0.34, '#e6f5ec'],
    [312, 700, 126, 0.8, '#ffffff'],
    [316, 762, 150, 0.22, '#ffffff'],
    [392, 704, 96, 0.8, '#ffffff'],
    [300, 636, 70, 1.1, '#ffffff'],
    [368, 630, 64, 1.2, '#ffffff'],
    [470, 716, 110, 0.5, '#fffdf0'],
  ] as const)
    mist(art, x, y, r, squash, tone);
  const chance = random('spray');
  // drops that burst out of it, finer the farther they fly
  const drops = range(70, () => {
    const way = chance.between(-1.3, 1.3);
    const far = chance.between(80, 180) * (0.75 + 0.25 * Math.cos(way));
    const r = chance.between(0.7, 2.4) * (1.3 - far / 260);
    return ellipse(312 + Math.sin(way) * far * 1.1, 726 - Math.cos(way) * far, r, r * 1.3);
  });
  art.blot(drops, '#ffffff', 0.95);
}

/** The pool, white with foam at its far end, clear and dark at our feet. */
export function pool(art: Art): void {
  const water = roundRect(30, HORIZON, 540, 140);
  art.fill(
    water,
    art.linear(0, HORIZON, 0, 868, ramp(0, '#d9f0e8', 0.2, '#98d2cd', 0.5, '#3f9ca2', 1, '#1c6a78')),
  );
  stippled(art, water, '#12505f', [380, 770], [90, 868], [0, 0.9]);
  // rings that the fall drives before it: its light on their far sides, the dark of the pool on ours
  const [light, dark]: [Path[], Path[]] = [[], []];
  for (const [i, radius] of [64, 92, 124, 160, 200, 246, 300, 366, 440].entries())
    for (const [from, to] of [
      [232 - ((i * 29) % 20), 196 - ((i * 17) % 15)],
      [192 - ((i * 31) % 14), 160 + ((i * 13) % 12)],
      [156 - ((i * 11) % 10), 122 + ((i * 37) % 22)],
    ] as const) {
      const ring = (by: number): Path => arc(312, HORIZON + 6, radius + by, from, to, (radius + by) * 0.27);
      light.push(ink(ring(0), 2 + i * 0.34, `${i} ${from}`, 0.24));
      dark.push(ink(ring(12 + i * 1.4), 2.4 + i * 0.5, `${i} ${to}`, 0.3));
    }
  art.blot(dark, '#12606f', 0.7).blot(light, '#e4f7f1', 0.9);
  const chance = random('pool');
  const foam = range(16, (i): Path => {
    const t = i / 15;
    const half = 40 + t * 150;
    const y = HORIZON + 16 + t * 96;
    const x = 312 + chance.between(-30, 30) + (i % 2 ? half : -half) * 0.9;
    return ink(
      curve(`${x - half * 0.4},${y + 2} ${x},${y - 2} ${x + half * 0.4},${y + 2}`),
      1.8 + t * 1.6,
      i,
      0.25,
    );
  });
  art.blot(foam, '#bfe6e2', 0.8);
}
