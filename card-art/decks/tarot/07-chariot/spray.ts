import { printed } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  type Path,
  type Point,
  polar,
  ramp,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';

/** Where something strikes the water or stands in it: its middle on the water line, its half width, the reach of what flies up, to which sides it flies (degrees). */
type Strike = readonly [x: number, y: number, half: number, reach: number, from: number, to: number];

/** The wheels, which throw it up behind them. */
const WHEELS: readonly Strike[] = [
  [66, 848, 20, 104, -24, 30],
  [540, 848, 20, 104, -32, 22],
];
/** The legs behind, then those that stand. */
const FAR_LEGS: readonly Strike[] = [
  [185, 835, 12, 22, -66, 62],
  [420, 835, 12, 22, -62, 66],
];
const STANDING: readonly Strike[] = [
  [239, 847, 13.5, 46, -74, 66],
  [364, 847, 13.5, 46, -66, 74],
];
/** The hoofs that fall. */
const HOOFS: readonly Strike[] = [
  [95, 851, 20, 60, -72, 70],
  [527, 844, 21, 60, -70, 72],
];

/** Storm's light on the left, the sun's on the right. */
const across = (art: Art, left: string, right: string) => art.linear(60, 0, 540, 0, ramp(0, left, 1, right));

/** One torn tongue of water: broad at its root, it bends outwards as it falls back. */
function tongue(x: number, y: number, angle: number, length: number, width: number): Path {
  const tip = polar(x, y, length, angle * 1.18);
  const way: readonly Point[] = [
    [x, y],
    polar(x, y, length * 0.55, angle * 0.82),
    [tip[0], tip[1] + length * 0.1],
  ];
  return ribbon(spline(way), width, { start: 1, end: 0, peak: 0.2, samples: 8 });
}

/** Such tongues to both sides of a foot, the longest outermost, low ones before it; and what has torn off their tips. */
function splash([x, y, half, reach, from, to]: Strike, seed: string): Path[] {
  const chance = random(`splash ${seed} ${x}`);
  const count = 7 + Math.round(reach / 11);
  return range(count, (i) => i).flatMap((i) => {
    const u = ((i + chance.between(0.2, 0.8)) / count) * 2 - 1;
    const angle = lerp(from, to, (u + 1) / 2);
    const long = reach * chance.between(0.6, 1) * lerp(0.22, 1, Math.abs(u) ** 0.8);
    const foot = x + u * half * 1.15;
    const [dropX, dropY] = polar(foot, y, long * chance.between(1.1, 1.4), angle * 1.2);
    const drop = chance.between(0.8, 1.9);
    return [
      tongue(foot, y + 2, angle, long, chance.between(3, 4.4) + long * 0.08),
      ellipse(dropX, dropY, drop, drop * 1.2),
    ];
  });
}

/** The water that a foot pushes up: a thin crest round its front, torn along the upper edge, open to the back. */
function collar([x, y, half]: Strike): Path {
  const at = (u: number, v: number): Point => [x + u * half, y + v * half];
  return spline(
    [
      [...at(-1.75, -0.12), 1],
      at(-1.3, 0.02),
      [...at(-1.1, -0.08), 1],
      at(-0.75, 0.16),
      [...at(-0.45, 0.12), 1],
      at(-0.1, 0.24),
      [...at(0.3, 0.13), 1],
      at(0.7, 0.16),
      [...at(1.05, -0.1), 1],
      at(1.3, 0.02),
      [...at(1.8, -0.08), 1],
      at(1.2, 0.24),
      at(0.3, 0.4),
      at(-0.5, 0.38),
      at(-1.2, 0.2),
    ],
    true,
  );
}

/** Two broken rings that run out from a foot. */
const ringsOf = ([x, y, half]: Strike): Path[] =>
  [
    [1.9, 0.62, -1, 0.5],
    [2.7, 0.9, -0.4, 1],
  ].map(([wide, deep, from, to]) =>
    ribbon(
      spline(
        range(7, (i): Point => {
          const u = lerp(from!, to!, i / 6);
          return [x + u * wide! * half, y + 2 + Math.sqrt(1 - u * u * 0.96) * deep! * half];
        }),
      ),
      2.2,
      { start: 0, end: 0, samples: 12 },
    ),
  );

/** Mist over the wheels, the near water before the legs, and what flies up where they go into it. */
export function spray(art: Art): void {
  printed(art, [40, 660, 560, 880], () => {
    for (const [x, y, , reach, from, to] of WHEELS)
      art.fill(
        ellipse(x + (from + to) * 0.2, y - reach * 0.4, 40, reach * 1.2),
        art.radial(
          x + (from + to) * 0.2,
          y - reach * 0.4,
          40,
          ramp(0, '#fff2d4', 0.6, 0.5, '#f4e2cc', 0.3, 1, '#f4e2cc', 0),
          (reach * 1.2) / 40,
        ),
      );
  });
  thrown(art, [...WHEELS, ...FAR_LEGS]);
  nearWater(art);
  thrown(art, STANDING);
  art.blot(
    HOOFS.flatMap((hoof) => splash(hoof, 'behind')),
    across(art, '#b6bac9', '#f0d5aa'),
  );
}

/** From the legs to the frame: the lake as we see it close, streaked by the run; it hides the feet of those that stand. */
function nearWater(art: Art): void {
  art.fill(
    closed(
      '36,842! 90,845 150,841 200,846 262,844 300,848 350,844 400,847 450,842 520,845 566,841! 566,890! 36,890!',
    ),
    across(art, '#46526b', '#a37f63'),
  );
  const chance = random('near water');
  const streak = (): Path => {
    const [x, y] = [chance.between(44, 556), lerp(848, 868, chance())];
    const long = chance.between(14, 46);
    return ribbon(curve(`${x - long},${y} ${x},${y + chance.between(-1.6, 1.6)} ${x + long},${y}`), 2.4, {
      start: 0,
      end: 0,
      samples: 8,
    });
  };
  art.blot(range(26, streak), across(art, '#333c54', '#7c5a4c'));
  art.blot(range(20, streak), across(art, '#7d86a0', '#f3d3a2'));
}

/** Fans, collars and rings in three tones; the sun is on their right. */
function thrown(art: Art, strikes: readonly Strike[]): void {
  const fans = strikes.flatMap((strike) => splash(strike, 'fan'));
  art.blot(
    fans.map((part) => part.translate(-1.6, 1.4)),
    across(art, '#79819e', '#b98c6e'),
  );
  art.blot(fans, across(art, '#b6bac9', '#f0d5aa'));
  art.blot(strikes.flatMap(ringsOf), across(art, '#b6bac9', '#f7dfb4'));
  art.blot(
    strikes.map((strike) => collar(strike).translate(-1, 2.4)),
    across(art, '#79819e', '#b98c6e'),
  );
  art.blot(strikes.map(collar), across(art, '#eceaee', '#fffaea'));
}

/** Before the hoofs that fall, and drops before everything. */
export function flung(art: Art): void {
  art.blot(
    HOOFS.map(([x, y, half]) =>
      closed(`${x - half * 1.5},${y + 3}! ${x},${y - 3} ${x + half * 1.5},${y + 3}! ${x},${y + 18}`),
    ),
    across(art, '#46526b', '#a37f63'),
  );
  thrown(
    art,
    HOOFS.map(
      ([x, y, half, reach, from, to]): Strike => [x, y + 1, half, reach * 0.42, from * 1.2, to * 1.2],
    ),
  );
  const chance = random('flung');
  art.blot(
    range(60, () => {
      const [x, y, , reach, from, to] = chance.pick([...WHEELS, ...STANDING, ...HOOFS]);
      const [px, py] = polar(x, y, reach * chance.between(0.7, 1.5), lerp(from, to, chance()));
      return ellipse(px, py, chance.between(0.7, 2), chance.between(0.7, 2.2));
    }),
    '#fff8e8',
  );
}
