import { printed } from '../../../kit/hand/index.ts';
import {
  type Art,
  ellipse,
  type Knot,
  lerp,
  type Path,
  polar,
  ramp,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';

/** Mist and drops where hoofs and wheels strike the water: foot, reach of what flies up, to which sides it flies (degrees). */
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

/** The splashes themselves: where it stands, how far the highest tongue of it reaches, how far it leans to the right (degrees), how many tongues. */
const THROWN = [
  [60, 864, 74, -8, 10],
  [128, 866, 66, 18, 8],
  [184, 858, 46, -12, 6],
  [246, 868, 58, -4, 10],
  [360, 868, 58, 4, 10],
  [420, 858, 46, 12, 6],
  [478, 866, 64, -18, 8],
  [546, 864, 76, 8, 10],
] as const;

type Thrown = (typeof THROWN)[number];

interface Splash {
  /** Tongues of water, and the light on each. */
  tongues: Path[];
  lights: Path[];
  /** What has torn off their heads. */
  drops: Path[];
}

/** A crown of tongues, each thin at the foot, bent over outwards, round at its head: the flatter they fly the shorter and the closer together. */
function splash([x, y, reach, lean, count]: Thrown): Splash {
  const chance = random(`splash ${x}`);
  const all: Splash = { tongues: [], lights: [], drops: [] };
  for (let i = 0; i < count; i++) {
    const side = (i / (count - 1)) * 2 - 1;
    const outwards = Math.sign(side) * 11;
    const heading = lean + Math.sign(side) * Math.abs(side) ** 0.8 * 82 + chance.between(-13, 13);
    const length = reach * (1 - 0.2 * side * side) * chance.between(0.56, 1.16);
    const width = lerp(23, 13, Math.abs(side)) * chance.between(0.7, 1.3) * (0.5 + reach / 130);
    const foot = x + side * (8 + reach * 0.24);
    const way = spline([
      [foot, y],
      polar(foot, y, length * 0.55, heading - outwards),
      polar(foot, y, length * 0.85, heading),
      polar(foot, y, length, heading + outwards),
    ]);
    const dx = width * 0.1 * Math.sign(-side) * Math.cos((heading * Math.PI) / 180);
    all.tongues.push(ribbon(way, width, { start: 0.7, end: 0.3, peak: 0.78, samples: 9 }));
    all.lights.push(
      ribbon(way.scale(0.9, 0.9, foot, y).translate(dx, 3), width * 0.64, {
        start: 0.6,
        end: 0.15,
        peak: 0.78,
        samples: 9,
      }),
    );
    for (const far of [1.15, 1.3, 1.42]) {
      const [u, v] = polar(foot, y, length * far * chance.between(0.96, 1.04), heading + outwards);
      const r = width * chance.between(0.09, 0.2) * (1.9 - far);
      if (chance() < 0.7) all.drops.push(ellipse(u, v, r, r * 1.6).rotate(heading, u, v));
    }
  }
  return all;
}

/** What is churned all over, down to the frame. */
function froth(): Path {
  const chance = random('froth');
  const crest = range(
    34,
    (i): Knot => [36 + i * 16, 851 + chance.between(-4, 4) + (i % 3 ? 0 : 4), i % 3 ? 0 : 1],
  );
  return spline([[36, 890, 1], ...crest, [566, 890, 1]], true);
}

/** Storm's light on the left, the sun's on the right. */
const across = (art: Art, left: string, right: string) => art.linear(60, 0, 540, 0, ramp(0, left, 1, right));

/** Mist, and over it torn water in three tones. */
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
  const all = THROWN.map(splash);
  const part = (name: keyof Splash): Path[] => all.flatMap((one) => one[name]);
  // the far side of every crown
  art.blot(
    [froth(), ...part('tongues').map((one) => one.scale(1.05, 1.14, 300, 862).translate(-1.6, 2))],
    deep,
  );
  art.blot([froth().translate(0, 6), ...part('tongues')], body);
  art.blot(part('lights'), crest);
  art.blot(part('drops'), crest);
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
