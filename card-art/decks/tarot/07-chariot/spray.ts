import { printed } from '../../../kit/hand/index.ts';
import {
  type Art,
  ellipse,
  type Knot,
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

/** Where hoofs and wheels strike the water: foot, reach of what flies up, to which sides it flies (degrees). */
const BURSTS = [
  [74, 852, 168, -30, 34],
  [112, 862, 62, -50, 66],
  [186, 838, 44, -60, 60],
  [242, 848, 74, -60, 72],
  [364, 848, 74, -72, 58],
  [420, 838, 44, -60, 60],
  [484, 862, 62, -66, 50],
  [528, 852, 168, -34, 30],
] as const;

type Burst = (typeof BURSTS)[number];

interface Jet {
  path: Path;
  drops: readonly (readonly [at: Point, radius: number])[];
}

/** Thin jets that bend over as they slow down and come apart in drops; the outer ones are the longest. */
function jets([x, y, reach, from, to]: Burst, seed: number): Jet[] {
  const chance = random(`jet ${seed}`);
  // a wheel throws more than a hoof
  const count = reach > 100 ? 13 : 6;
  return range(count, (i): Jet => {
    const angle = lerp(from, to, (i + chance.between(0.1, 0.9)) / count);
    const length = reach * chance.between(0.35, 0.95);
    const root: Point = [x + angle * 0.26 + chance.between(-4, 4), y + chance.between(0, 6)];
    const side = angle < 0 ? -1 : 1;
    const knee = polar(...root, length * 0.7, angle * 0.75);
    const tip: Point = [
      knee[0] + side * length * chance.between(0.06, 0.2),
      knee[1] - length * chance.between(0.12, 0.3),
    ];
    return {
      path: ribbon(
        spline([root, polar(...root, length * 0.4, angle * 0.55), knee, tip]),
        chance.between(7, 12) * (0.6 + reach / 160),
        { start: 1, end: 0, peak: 0.04, samples: 14 },
      ),
      drops: range(5, (k) => [
        [
          tip[0] + side * (k * chance.between(1, 4)) + chance.between(-3, 3),
          tip[1] + chance.between(-10, 8) + k * k * 0.5,
        ],
        chance.between(0.7, 2.2) * (1 - k * 0.08),
      ]),
    };
  });
}

/** Foam where something strikes: lumps that merge, high over the foot, small and torn at the sides. */
function foam([x, y, reach]: Burst, seed: number): Path[] {
  const chance = random(`foam ${seed}`);
  const half = 26 + reach * 0.28;
  return range(24, () => {
    const off = chance.between(-1, 1);
    const near = 1 - Math.abs(off);
    const size = lerp(1.6, 10, near * chance.between(0.3, 1));
    return ellipse(
      x + off * half,
      y + 8 - near * (8 + reach * 0.12) * chance.between(0, 1),
      size * chance.between(1.1, 2),
      size,
    );
  });
}

/** What is churned all over, down to the frame. */
function froth(): Path {
  const chance = random('froth');
  const crest = range(
    66,
    (i): Knot => [36 + i * 8.2, 852 + chance.between(-3, 4) + (i % 3 ? 0 : 3), i % 3 ? 0 : 1],
  );
  return spline([[36, 890, 1], ...crest, [566, 890, 1]], true);
}

/** Storm's light on the left, the sun's on the right. */
const across = (art: Art, left: string, right: string) => art.linear(60, 0, 540, 0, ramp(0, left, 1, right));

/** Mist, jets, and foam in three tones. */
export function spray(art: Art): void {
  const [deep, body, crest] = [
    across(art, '#79819e', '#b98c6e'),
    across(art, '#b6bac9', '#f0d5aa'),
    across(art, '#eceaee', '#fffaea'),
  ] as const;
  printed(art, [40, 660, 560, 880], () => {
    for (const [x, y, reach, from, to] of BURSTS)
      art.fill(
        ellipse(x + (from + to) * 0.2, y - reach * 0.25, 44, reach * 0.9),
        art.radial(
          x + (from + to) * 0.2,
          y - reach * 0.25,
          44,
          ramp(0, '#fff2d4', 0.7, 0.5, '#f4e2cc', 0.34, 1, '#f4e2cc', 0),
          (reach * 0.9) / 44,
        ),
      );
  });
  const thrown = BURSTS.map(jets);
  for (const { path } of thrown.flat()) {
    art.fill(path, crest);
    art.clip(path, () => void art.fill(path.translate(-1, 1.6), body));
  }
  const lumps = BURSTS.flatMap(foam);
  art.blot([froth(), ...lumps.map((lump) => lump.translate(0, 4))], deep);
  art.blot([froth().translate(0, 6), ...lumps], body);
  art.blot(
    lumps.filter((_, k) => k % 3).map((lump) => lump.scale(0.72, 0.5, ...middle(lump)).translate(1.6, -2)),
    crest,
  );
  art.blot(
    thrown.flat().flatMap(({ drops }) => drops.map(([at, radius]) => ellipse(...at, radius, radius * 0.9))),
    '#fff8e8',
  );
}

function middle(path: Path): Point {
  const [left, top, right, bottom] = path.bounds();
  return [(left + right) / 2, (top + bottom) / 2];
}

/** What has flown furthest, before everything. */
export function flung(art: Art): void {
  const chance = random('flung');
  art.blot(
    range(64, () => {
      const [x, y, reach, from, to] = chance.pick(BURSTS);
      const [px, py] = polar(x, y, reach * chance.between(0.5, 1.15), lerp(from, to, chance()));
      return ellipse(px, py, chance.between(0.7, 2.2), chance.between(0.7, 2));
    }),
    '#fff8e8',
  );
}
