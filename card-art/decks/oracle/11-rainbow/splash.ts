import { stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  along,
  closed,
  curve,
  ellipse,
  type Knot,
  type Local,
  lerp,
  local,
  type Path,
  type Point,
  polar,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { LANDING, WATER } from './level.ts';

const boxOf = (art: Art): Local => local(art, LANDING - 8, WATER, 1.06);

/** Before her legs no drop flies: on a flat form it would be a spot. */
const onLegs = ([x, y]: Point): boolean => Math.hypot((x + 50) / 90, (y + 47) / 45) < 1;

/** One thread of thrown water: where it leaves the surface, how it bends over, where it ends. */
interface Jet {
  foot: Point;
  knee: Point;
  tip: Point;
  width: number;
}

/** How far it is thrown, from the left to the right: most where her foot came from. */
const THROWN = [58, 96, 138, 92, 58, 40, 46, 66, 84, 52] as const;

/** @param reach how high as a part of what is thrown; @param lip how far before (or behind, below 0) her foot they stand */
function jets(seed: string, count: number, reach: number, lip: number): Jet[] {
  const chance = random(`jets ${seed}`);
  return range(count, (i): Jet => {
    const t = (i / (count - 1)) * 2 - 1;
    const high = along(THROWN, (t + 1) / 2) * reach * chance.between(0.62, 1.15);
    const turn = t * 58 + chance.between(-9, 9);
    const foot: Point = [t * 66, 8 + lip * Math.sqrt(1 - t * t * 0.96)];
    const knee = polar(...foot, high * 0.62, turn * 0.8);
    const [x, y] = polar(...foot, high, turn);
    // what flies far comes over and sinks
    return {
      foot,
      knee,
      tip: [x + t * high * 0.16, y + Math.abs(t) * high * 0.2],
      width: chance.between(5, 9) + (i % 3 ? 0 : 9),
    };
  });
}

/** A skin of water stretched between the threads, thin in its hollows; the threads run out and let go of drops. */
function crown(box: Local, threads: readonly Jet[], thin: number): void {
  const [first, last] = [threads[0]!, threads.at(-1)!];
  const edge = threads.flatMap(({ foot, knee }, i): Knot[] => {
    const next = threads[i + 1];
    const peak: Knot = [lerp(foot[0], knee[0], 1.06), lerp(foot[1], knee[1], 1.06)];
    if (!next) return [peak];
    const low = 0.42 + 0.14 * ((i * 7) % 3);
    return [
      peak,
      [
        (lerp(foot[0], knee[0], low) + lerp(next.foot[0], next.knee[0], low)) / 2,
        (lerp(foot[1], knee[1], low) + lerp(next.foot[1], next.knee[1], low)) / 2,
      ],
    ];
  });
  const skin = spline(
    [[first.foot[0] - 22, 15], ...edge, [last.foot[0] + 22, 15], [40, 26], [0, 29], [-44, 26]],
    true,
  );
  box.fill(
    skin,
    box.linear(0, -70, 0, 22, [
      [0, '#fffbe8', 0.95],
      [0.5, '#e3ece0', thin],
      [0.8, '#c3d5cd', thin],
      [1, '#b2c9c2', 0.1],
    ]),
  );
  const thread = (from: number, { foot, knee, tip, width }: Jet, wide: number): Path =>
    ribbon(
      spline([
        [lerp(foot[0], knee[0], 0.2) + from, lerp(foot[1], knee[1], 0.2)],
        [knee[0] + from, knee[1]],
        tip,
      ]),
      width * wide,
      {
        start: 0.7,
        end: 0.1,
        peak: 0.34,
        samples: 12,
      },
    );
  // clear at the foot, white only where it comes apart
  const foam = (colour: string, strength: number): string =>
    box.linear(0, -64, 0, 12, [
      [0, colour, strength],
      [0.55, colour, strength * 0.75],
      [1, colour, 0],
    ]);
  box.blot(
    threads.map((jet) => thread(1, jet, 1)),
    foam('#d3e2dc', 0.85),
  );
  box.blot(
    threads.map((jet) => thread(-1, jet, 0.46)),
    foam('#fffdf0', 1),
  );
  // some let go of a drop
  box.blot(
    threads.flatMap(({ knee, tip, width }, i): Path[] => {
      const [dx, dy] = [tip[0] - knee[0], tip[1] - knee[1]];
      const size = width * 0.2;
      if (onLegs(tip)) return [];
      return i % 3
        ? [
            ellipse(tip[0] + dx * 0.2, tip[1] + dy * 0.16, size),
            ellipse(tip[0] + dx * 0.44, tip[1] + dy * 0.3, size * 0.6),
          ]
        : [ellipse(...tip, size * 0.8)];
    }),
    '#fffdf0',
  );
}

/** What has been thrown up behind her: higher towards the left, where her foot came from. */
export function splashBehind(art: Art): void {
  crown(boxOf(art), jets('behind', 9, 0.94, -9), 0.55);
}

/** What breaks before her: the near lip of the hole that her foot has made, foam about it, drops far out. */
export function splash(art: Art): void {
  const box = boxOf(art);
  crown(box, jets('before', 6, 0.54, 10), 0.85);
  // the lip that closes over her toe
  box.fill(
    closed(
      '-38,9! -30,4 -25,-2 -23,-9! -17,-2 -10,0 -5,-5 -3,-13! 2,-6 8,-1 14,-3 18,-7 24,-9! 23,-3 27,5 38,9! 20,17 -18,17!',
    ),
    box.linear(0, -10, 0, 11, [
      [0, '#fbfbea', 0.95],
      [0.5, '#dfe9df', 0.8],
      [1, '#d3e0d8', 0],
    ]),
  );
  stippledGlow(art, ...box.at(-2, 20), 86, '#fffdf0', 0.6, 0.18);
  strokes(
    box,
    ['-26,12 -14,18 2,19 18,13', '-92,26 -60,35 -10,37 34,33 66,26', '-60,22 -30,28 8,29 40,24'],
    2.2,
    '#fdf9e4',
    0.2,
  );
  drops(box);
}

/** They fly as the tongues point: long ones near, round ones far out. */
function drops(box: Local): void {
  const chance = random('splash');
  const thrown = range(26, (): Path[] => {
    // to the left more, and farther
    const left = chance() < 0.64;
    const angle = left ? chance.between(-74, -14) : chance.between(8, 66);
    const far = chance.between(58, left ? 176 : 118) * chance.between(0.7, 1);
    const size = chance.between(1.4, left ? 5 : 3.6) * (1.25 - far / 190);
    const turn = (angle * Math.PI) / 180;
    const drop = ellipse(0, 0, size * 0.8, size * chance.between(1, 2.1)).rotate(angle);
    const at: Point = [Math.sin(turn) * far, -Math.cos(turn) * far * 0.78 + (far / 90) ** 2 * 6];
    return onLegs(at) ? [] : [drop.translate(...at)];
  }).flat();
  box.blot(
    thrown.map((drop) => drop.translate(0.6, 0.8)),
    '#7f9c98',
  );
  box.blot(thrown, '#fffbe6');
}

/** Round the place the image is gone: rings of broken water, light and dark. */
export function broken(art: Art): void {
  const box = boxOf(art);
  box.fill(
    ellipse(-4, 20, 112, 22),
    box.radial(
      -4,
      20,
      112,
      [
        [0, '#dbe5da', 0.9],
        [0.6, '#a8beb6', 0.75],
        [1, '#6f8f8d', 0],
      ],
      0.2,
    ),
  );
  const chance = random('broken water');
  const bits = (count: number): Path[] =>
    range(count, (): Path => {
      const [x, y] = [chance.between(-128, 118), chance.between(14, 76)];
      const half = chance.between(8, 30) * (1 - (y - 14) / 110);
      return closed(
        `${x - half},${y}! ${x},${y - chance.between(1, 2.6)} ${x + half},${y + chance.between(-1, 1)}! ${x},${y + chance.between(1, 2.8)}`,
      );
    });
  box.blot(bits(30), '#3f5d62', 0.75).blot(bits(22), '#e4ebde', 0.8);
  strokes(
    box,
    [curve('-150,22 -120,40 -60,52 0,55 70,50 124,36'), curve('-112,30 -70,42 -10,46 50,42 96,30')],
    2.4,
    '#f7f2d6',
    0.3,
  );
}
