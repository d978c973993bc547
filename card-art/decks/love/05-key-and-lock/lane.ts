import { byHand, ink, printed, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  lerp,
  line,
  Path,
  type Point,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** The height of our eyes, which is the horizon. */
const HORIZON = 330;

/** Morning haze; the sun is behind the tree on the left. */
export function sky(art: Art): void {
  art.fill(
    roundRect(40, 40, 520, 480),
    art.linear(0, 70, 0, 400, ramp(0, '#a3b4c4', 0.4, '#d0d7d2', 0.75, '#f3e6c8', 1, '#fdeecb')),
  );
  stippledGlow(art, 96, 262, 330, '#fff6da', 0.95);
}

/** Woods far off, one behind the other, each paler than the one before it. */
export function woods(art: Art): void {
  const chance = random('woods');
  for (const [foot, height, fill] of [
    [344, 34, '#dcdcc4'],
    [350, 22, '#c2cab2'],
  ] as const) {
    const crowns = range(46, (i) => {
      const size = chance.between(0.25, 1) * height * 0.46;
      const rise = (0.5 + 0.5 * Math.sin(i * 0.36 + height)) * height;
      return ellipse(40 + i * 11.6, foot - rise * 0.6, size * 1.1, size * 0.8);
    });
    art.fill(
      Path.join(
        byHand(
          polygon(
            points(`30,${foot - height * 0.4} 570,${foot - height * 0.4} 570,${foot + 20} 30,${foot + 20}`),
          ),
          2,
        ),
      ),
      fill,
    );
    art.blot(crowns, fill);
  }
}

/** A patch of grass beyond the gate, lit from behind. */
function meadow(art: Art): void {
  const field = polygon(points('30,342 150,340 300,343 570,345 570,880 30,880'));
  art.fill(
    field,
    art.linear(0, 340, 0, 660, ramp(0, '#e2dfba', 0.2, '#bfc79c', 0.6, '#8fa480', 1, '#5f7a62')),
  );
  const chance = random('grass');
  const blades = range(120, () => {
    const t = chance() ** 0.7;
    const y = lerp(352, 650, t);
    const left = chance() < 0.34;
    const edge = left ? lerp(238, 30, t) : lerp(290, 450, t);
    const x = edge + (left ? -1 : 1) * chance.between(-6, 240);
    return range(5, (i) => {
      const height = lerp(4, 32, t) * chance.between(0.6, 1.2);
      return leaf(x + (i - 2) * lerp(0.6, 3, t), y, height, lerp(1.4, 4.4, t), i * 14 - 24, height * 0.14);
    });
  }).flat();
  const third = (part: number): Path[] => blades.filter((_, i) => i % 3 === part);
  art.blot(third(0), '#6f8a70').blot(third(1), '#dedbb6').blot(third(2), '#a3b190');
  const flowers = range(54, () => {
    const t = chance() ** 0.8;
    const [x, y] = [lerp(300, 420, t) + chance.between(0, 200), lerp(380, 620, t)];
    return ellipse(x, y, lerp(1.2, 4, t), lerp(0.9, 3, t));
  });
  art.blot(flowers, '#fffaf0');
}

/** The lane: it comes to the gate from the left behind. */
export function lane(art: Art): void {
  meadow(art);
  const way = closed(
    '256,343! 264,343! 279,354 300,376 326,410 366,470 428,560 512,690 560,880! 20,880! 20,640 70,560 136,470 188,410 226,376 248,356',
  );
  art.fill(
    way,
    art.linear(0, 344, 0, 700, ramp(0, '#f0e0bc', 0.3, '#dfc89e', 0.65, '#cdb18c', 1, '#bd9c80')),
  );
  art.clip(way, () => {
    const chance = random('ruts');
    art.blot(
      range(90, (i) => {
        const t = (i / 90) ** 1.4;
        const y = lerp(372, 640, t);
        const x = lerp(252, 230, t) + chance.between(-1, 1) * lerp(16, 230, t);
        const half = lerp(2, 15, t) * chance.between(0.5, 1.2);
        return ink(line(x - half, y, x + half, y + half * 0.06), lerp(0.8, 2.8, t), i, 0.3);
      }),
      '#9c7e6c',
      0.75,
    );
  });
  const shadows = [
    '329,352! 334,352! 400,355 456,357! 456,361 400,358',
    '363,362! 369,362! 435,366 575,376! 575,382 435,370',
    '424,381! 434,381! 489,386 580,394! 580,404 489,392',
    '62,375! 98,375! 122,384 150,392! 130,396 100,386',
  ].map((shadow) => closed(shadow));
  art.blot(shadows, '#7a9478', 0.8);
  const chance = random('dapple');
  art.blot(
    range(90, () => {
      const [turn, reach] = [chance.between(0, Math.PI * 2), chance() ** 0.5];
      return ellipse(
        132 + Math.cos(turn) * reach * 96,
        396 + Math.sin(turn) * reach * 11,
        chance.between(4, 13),
        chance.between(1, 2.4),
      );
    }),
    '#7a9478',
    0.8,
  );
  veil(art);
}

/** Mist that still lies over the far end. */
function veil(art: Art): void {
  const [x, y, reach, height] = [300, HORIZON + 16, 300, 24];
  const paint = art.radial(x, y, reach, ramp(0, '#fff6dc', 0.6, 1, '#fff6dc', 0), height / reach);
  printed(art, [40, y - height, 560, y + height], () => void art.fill(ellipse(x, y, reach, height), paint));
}

interface Foliage {
  /** Masses of leaves: middle and half widths. */
  masses: readonly (readonly [x: number, y: number, wide: number, high: number])[];
  /** Of one leaf, as it is seen from here. */
  size: number;
  count: number;
  /** In shade, between, in the sun. */
  tones: readonly [string, string, string];
}

/** Leaves in masses; the sun comes from the left. */
function foliage(art: Art, { masses, size, count, tones }: Foliage, seed: string): void {
  const chance = random(seed);
  art.blot(
    masses.map(([x, y, wide, high]) => byHand(ellipse(x, y, wide * 0.86, high * 0.86), size * 0.4)),
    tones[0],
  );
  const dabs: [Path[], Path[], Path[]] = [[], [], []];
  for (const [x, y, wide, high] of masses) {
    range(count, () => {
      const [turn, reach] = [chance.between(0, Math.PI * 2), chance() ** 0.5];
      const at: Point = [x + Math.cos(turn) * reach * wide * 1.08, y + Math.sin(turn) * reach * high * 1.08];
      const sunny = -Math.cos(turn) * 0.6 - Math.sin(turn) * 0.5 + chance.between(-0.5, 0.5);
      const tone = sunny * reach > 0.42 ? 2 : sunny * reach > 0 ? 1 : 0;
      dabs[tone].push(leaf(...at, size * chance.between(0.8, 1.6), size * 0.8, chance.between(60, 300)));
    });
  }
  dabs.forEach((some, tone) => void art.blot(some, tones[tone]!));
}

/** Poplars along the lane, from the far end to us. */
export function poplars(art: Art): void {
  for (const [x, foot, height, tones] of [
    [288, 341, 52, ['#cfd3bc', '#d9d9c0', '#f3e8c8']],
    [306, 345, 84, ['#bac4ae', '#c8cfb6', '#f0e6c4']],
    [331, 352, 126, ['#a5b5a0', '#b6c2a8', '#ebe3be']],
    [366, 362, 182, ['#8ca290', '#9fb19a', '#e2deb4']],
    [428, 381, 280, ['#6f8c7e', '#849c88', '#d3d4a8']],
  ] as const) {
    art.fill(
      closed(
        `${x - height * 0.02},${foot}! ${x - height * 0.012},${foot - height * 0.3}! ${x + height * 0.012},${foot - height * 0.3}! ${x + height * 0.02},${foot}!`,
      ),
      '#7c7c78',
    );
    const wide = height * 0.085;
    foliage(
      art,
      {
        masses: [
          [x, foot - height * 0.24, wide * 0.8, height * 0.14],
          [x - wide * 0.06, foot - height * 0.4, wide, height * 0.18],
          [x + wide * 0.06, foot - height * 0.57, wide * 0.94, height * 0.18],
          [x, foot - height * 0.74, wide * 0.72, height * 0.16],
          [x, foot - height * 0.89, wide * 0.4, height * 0.12],
        ],
        size: Math.max(3, height * 0.026),
        count: 46,
        tones,
      },
      `poplar ${x}`,
    );
  }
}

/** The great tree that the sun is behind. */
export function tree(art: Art): void {
  const trunk = byHand(
    closed(
      '58,376! 70,366 73,340 64,306 30,280! 30,262! 66,286 78,300 84,250! 94,250! 95,300 120,268 140,246! 146,252! 124,284 102,316 98,340 102,364 116,375! 90,373',
    ),
    1,
  );
  art.fill(trunk, '#5f6e68');
  stippled(art, trunk, '#fff0cc', [92, 0], [64, 0], [0, 0.4]);
  foliage(
    art,
    {
      masses: [
        [60, 236, 60, 44],
        [120, 200, 58, 44],
        [164, 248, 40, 28],
        [90, 160, 56, 40],
        [40, 300, 34, 22],
        [180, 206, 26, 18],
      ],
      size: 9,
      count: 90,
      tones: ['#6a8674', '#93a88a', '#eee4b8'],
    },
    'tree',
  );
}
