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
import { garden, HORIZON } from './view.ts';

/** The wall runs away to the left: both its ends, right of us and away from us. */
const NEAR = [1.4, 4.2] as const;
const FAR = [-1.8, 6.2] as const;
/** Of the stones, and of the slabs on them. */
const TOP = 0.98;
const SLAB = 0.07;
const COURSES = 5;

/** A place on the wall's face: `s` from its far end 0 to the near one 1, `up` from the ground, `out` towards us. */
const at = (s: number, up: number, out = 0): Point =>
  garden.seen([lerp(FAR[0], NEAR[0], s) - out * 0.5, up, lerp(FAR[1], NEAR[1], s) - out]);

const piece = (s0: number, s1: number, low: number, high: number): Path =>
  polygon([at(s0, high), at(s1, high), at(s1, low), at(s0, low)]);

/** A garden wall of rough stone; the sun stands behind it, only its slabs are lit. */
export function wall(art: Art): void {
  art.fill(piece(0, 1, 0, TOP), '#8d6264');
  const chance = random('stones');
  const stones = range(COURSES, (row) => {
    const row0: Path[] = [];
    let s = -chance.between(0, 0.06);
    while (s < 1) {
      const width = chance.between(0.05, 0.105);
      const [low, high] = [row / COURSES, (row + 1) / COURSES].map((t) => t * TOP) as [number, number];
      row0.push(
        byHand(piece(Math.max(0, s + 0.003), Math.min(1, s + width - 0.003), low + 0.008, high - 0.008), 2.4),
      );
      s += width;
    }
    return row0;
  }).flat();
  modelled(
    art,
    [44, 530, 556, 830],
    { towards: [-2, -4], soft: 4, shade: '#8a5a62', depth: 0.85, rim: '#e8c4a0', rimWidth: 1.2 },
    () => {
      stones.forEach((stone, i) => {
        art.fill(stone, ['#bf9382', '#b3857a', '#c9a08a', '#ad7f78', '#c29a80'][(i * 7) % 5]!);
      });
    },
  );
  // Slabs: a lit top, hardly seen from so low, and their front, which throws a narrow shadow.
  art.fill(
    polygon([at(0, TOP + 0.01, 0.04), at(1, TOP + 0.01, 0.04), at(1, TOP - 0.05), at(0, TOP - 0.05)]),
    '#7a5060',
    0.6,
  );
  art.fill(
    polygon([at(0, TOP + SLAB, 0.05), at(1, TOP + SLAB, 0.05), at(1, TOP, 0.05), at(0, TOP, 0.05)]),
    '#8d6264',
  );
  const joints = [0, 0.11, 0.2, 0.31, 0.4, 0.5, 0.58, 0.67, 0.76, 0.85, 0.93, 1.02];
  joints.slice(1).forEach((end, i) => {
    const [a, b] = [joints[i]! + 0.003, end - 0.003];
    const face = byHand(
      polygon([at(a, TOP + SLAB, 0.06), at(b, TOP + SLAB, 0.06), at(b, TOP, 0.06), at(a, TOP, 0.06)]),
      1.6,
    );
    art.fill(face, i % 2 ? '#d9b394' : '#cfa68a');
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

/** The grass, which the wall's shadow comes over towards us, and the pony's. */
export function meadow(art: Art): void {
  const ground = polygon([at(0, 0), at(1, 0), [620, 900], [-20, 900]]);
  art.fill(ground, art.linear(0, 730, 0, 868, ramp(0, '#90a666', 0.5, '#709055', 1, '#47703f')));
  const foot = polygon([at(0, 0), at(1, 0), garden.seen([1.1, 0, 3.6]), garden.seen([-1.8, 0, 5.4])]);
  stippled(art, foot, '#34583f', [0, 740], [60, 810], [0.9, 0.2]);
  art.fill(byHand(ellipse(330, 872, 190, 22), 2), '#31543c');
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
    '#b2bf7b',
  );
  art.blot(
    tufts.filter((_, i) => i % 3),
    '#557f49',
  );
}
