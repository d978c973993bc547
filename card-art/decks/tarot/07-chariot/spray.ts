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

/** Foam where something strikes: round lumps heaped over the foot, smaller and lower to the sides. */
function foam([x, y, reach]: Burst, seed: number): Path[] {
  const chance = random(`foam ${seed}`);
  const half = 30 + reach * 0.3;
  return range(30, (i) => {
    const off = (i / 29) * 2 - 1 + chance.between(-0.1, 0.1);
    const near = Math.max(0, 1 - Math.abs(off)) ** 0.8;
    const size = lerp(3, 15, near * chance.between(0.35, 1));
    return ellipse(
      x + off * half,
      y + 10 - near * (16 + reach * 0.24) * chance.between(0, 1),
      size * chance.between(1, 1.35),
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

/** Mist, and foam in three tones. */
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
  const lumps = BURSTS.flatMap(foam);
  art.blot([froth(), ...lumps.map((lump) => lump.translate(-1.6, 4))], deep);
  art.blot([froth().translate(0, 6), ...lumps], body);
  art.blot(
    lumps.filter((_, k) => k % 3).map((lump) => lump.scale(0.66, 0.6, ...middle(lump)).translate(2, -2.6)),
    crest,
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
    range(90, () => {
      const [x, y, reach, from, to] = chance.pick(BURSTS);
      const [px, py] = polar(x, y, reach * chance.between(0.5, 1.15), lerp(from, to, chance()));
      return ellipse(px, py, chance.between(0.7, 2.2), chance.between(0.7, 2));
    }),
    '#fff8e8',
  );
}
