import { byHand, modelled, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  ellipse,
  lerp,
  Path,
  type Point,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { FEET } from './horse-legs.ts';
import { garden, HORIZON, ride, SUN } from './view.ts';

/** The wall runs away to the left: both its ends, right of us and away from us. */
const NEAR = [1.4, 5] as const;
const FAR = [-2.1, 7.2] as const;
/** Of the stones, and of the slabs on them. */
const TOP = 0.98;
const SLAB = 0.07;
const COURSES = 6;

/** Where its shadow ends on the ground, from the right to the left. */
const WALL_SHADOW = [
  [1.4, 4.4],
  [-2.1, 6.3],
] as const;
const SHADOW = '#4d7a4c';

/** A place on the wall's face: `s` from its far end 0 to the near one 1, `up` from the ground, `out` towards us. */
const at = (s: number, up: number, out = 0): Point =>
  garden.seen([lerp(FAR[0], NEAR[0], s) - out * 0.5, up, lerp(FAR[1], NEAR[1], s) - out]);

const piece = (s0: number, s1: number, low: number, high: number): Path =>
  polygon([at(s0, high), at(s1, high), at(s1, low), at(s0, low)]);

/** A garden wall of squared stone, each course broken over the middle of a stone below; the sun stands behind it. */
export function wall(art: Art): void {
  art.fill(piece(0, 1, 0, TOP), '#6f4d58');
  const chance = random('stones');
  const stones = range(COURSES, (row) => {
    const course: Path[] = [];
    const [low, high] = [row / COURSES, (row + 1) / COURSES].map((t) => t * TOP) as [number, number];
    let s = row % 2 ? -0.045 : -0.005;
    while (s < 1) {
      const end = s + chance.between(0.066, 0.094);
      course.push(
        byHand(piece(Math.max(0, s + 0.0016), Math.min(1, end - 0.0016), low + 0.006, high - 0.006), 1.1),
      );
      s = end;
    }
    return course;
  }).flat();
  modelled(
    art,
    [44, 530, 556, 830],
    { towards: [-1.4, -3], soft: 3, shade: '#7d5763', depth: 0.7, rim: '#c9a294', rimWidth: 1.1 },
    () => {
      stones.forEach((stone, i) => {
        art.fill(stone, ['#a47c7b', '#9b7377', '#ad8580', '#a17780', '#a88079'][(i * 7) % 5]!);
      });
    },
  );
  stippled(art, piece(0, 1, 0, TOP), '#5f4256', [0, 560], [0, 760], [0, 0.75]);
  // Slabs: a lit top, hardly seen from so low, and their front, which throws a narrow shadow.
  art.fill(
    polygon([at(0, TOP + 0.01, 0.04), at(1, TOP + 0.01, 0.04), at(1, TOP - 0.05), at(0, TOP - 0.05)]),
    '#573a4c',
    0.7,
  );
  art.fill(
    polygon([
      at(0, TOP + SLAB - 0.01, 0.05),
      at(1, TOP + SLAB - 0.01, 0.05),
      at(1, TOP, 0.05),
      at(0, TOP, 0.05),
    ]),
    '#8d6264',
  );
  const joints = [0, 0.11, 0.2, 0.31, 0.4, 0.5, 0.58, 0.67, 0.76, 0.85, 0.93, 1.02];
  joints.slice(1).forEach((end, i) => {
    const [a, b] = [joints[i]! + 0.003, end - 0.003];
    const face = byHand(
      polygon([at(a, TOP + SLAB, 0.06), at(b, TOP + SLAB, 0.06), at(b, TOP, 0.06), at(a, TOP, 0.06)]),
      1.6,
    );
    art.fill(face, i % 2 ? '#b98f86' : '#b1877f');
    art.fill(
      byHand(
        polygon([
          at(a, TOP + SLAB + 0.012, 0.06),
          at(b, TOP + SLAB + 0.012, 0.06),
          at(b, TOP + SLAB - 0.012, 0.06),
          at(a, TOP + SLAB - 0.012, 0.06),
        ]),
        1.6,
      ),
      '#fff4cf',
    );
  });
}

/** The grass in the low sun; over it towards us come the wall's shadow and the pony's. */
export function meadow(art: Art): void {
  const ground = polygon([at(0, 0), at(1, 0), [620, 900], [-20, 900]]);
  art.fill(ground, art.linear(0, 715, 0, 868, ramp(0, '#b0b36f', 0.5, '#a3af6b', 1, '#7f9a5d')));
  const foot = byHand(
    polygon([at(0, 0), at(1, 0), ...WALL_SHADOW.map(([x, z]) => garden.seen([x, 0, z]))]),
    2,
  );
  art.fill(foot, SHADOW);
  stippled(art, foot, '#2f5440', [0, 800], [0, 740], [0, 0.8]);
  art.blot(shadows(art), SHADOW);
  const chance = random('tufts');
  const tufts = range(46, (): Path => {
    const x = chance.between(50, 550);
    const foot = lerp(742, 800, (x - 50) / 500);
    const y = lerp(foot + 4, 856, chance() ** 1.3);
    const tall = (y - HORIZON) * 0.085;
    return Path.join(
      [-0.6, -0.1, 0.4, 0.9].map((lean) =>
        ribbon(
          spline([
            [x + lean * tall * 0.4, y],
            [x + lean * tall * 0.6, y - tall * 0.6],
            [x + lean * tall, y - tall * chance.between(0.8, 1.2)],
          ]),
          tall * 0.16,
          { start: 0.9, samples: 5, peak: 0.1 },
        ),
      ),
    );
  });
  art.blot(
    tufts.filter((_, i) => i % 3 === 0),
    '#c8c984',
  );
  art.blot(
    tufts.filter((_, i) => i % 3),
    '#5f8750',
  );
}

/** Of the pony: its legs' run from the feet away from the ground under the sun, and out of the picture. */
function shadows(art: Art): Path[] {
  const box = ride(art);
  return Object.values(FEET).flatMap(([left, right, ground]) => {
    const [x, y] = box.at((left + right) / 2, ground - 2);
    const wide = ((right - left) / 2) * box.scale;
    const edge = (part: number, t: number): Point => [lerp(SUN.x, x + wide * part, t), lerp(HORIZON, y, t)];
    // hoof, slender cannon, knee, forearm
    const run = (side: number): Point[] => [
      edge(side * 0.9, 1),
      edge(side * 0.66, 1.08),
      edge(side * 0.6, 1.2),
      edge(side * 0.84, 1.28),
      edge(side * 0.8, 1.36),
      edge(side * 1.5, 1.7),
    ];
    return [spline([...run(-1), ...run(1).reverse()], true), ellipse(x, y, wide * 1.12, wide * 0.2)];
  });
}
