import { ink, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Path,
  type Point,
  polygon,
  polyline,
  random,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/**
 * A broken column of the basalt that the walls are made of: the middle of its head, how broad and how deep that is seen,
 * how much it has sunk to one side, where it goes under, and whether that is in the pool.
 */
type Stub = readonly [
  x: number,
  y: number,
  width: number,
  depth: number,
  sunk: number,
  low: number,
  wet?: true,
];

/** Far to near. */
const RIGHT: readonly Stub[] = [
  [572, 744, 92, 9, -1, 830],
  [503, 775, 84, 10, 1, 840],
  [580, 784, 100, 15, 2, 850],
  [424, 794, 74, 11, 0, 850],
  [364, 792, 98, 14, 0, 862, true],
  [506, 804, 80, 16, -2, 880],
  [442, 814, 112, 20, 0, 890],
  [556, 824, 116, 23, 3, 890],
  [314, 838, 66, 14, -4, 858, true],
  [396, 843, 96, 22, 3, 890],
  [494, 854, 112, 24, -2, 890],
];
const LEFT: readonly Stub[] = [
  [196, 778, 46, 6, 2, 792, true],
  [58, 772, 84, 12, -2, 850],
  [122, 790, 78, 12, 3, 822, true],
  [72, 826, 112, 21, 2, 890],
  [156, 844, 70, 15, -5, 866, true],
];

const WATERLINE = '#f4fffa';

/** Head and three faces: the left looks into the gorge, the right towards the bank. */
function stub(art: Art, [x, y, width, depth, sunk, low, wet]: Stub): void {
  const chance = random(`stub ${x} ${y}`);
  const corner = (dx: number, dy: number): Point => {
    const across = dx + chance.between(-0.06, 0.06);
    return [x + across * width, y + (dy + chance.between(-0.08, 0.08)) * depth + across * 2 * sunk];
  };
  const [west, back, far, east, near, front] = [
    corner(-0.5, 0.04),
    corner(-0.2, -0.5),
    corner(0.28, -0.46),
    corner(0.5, -0.06),
    corner(0.2, 0.5),
    corner(-0.28, 0.44),
  ];
  const foot = [west, front, near, east].map(
    ([px], i): Point => [px + (i < 2 ? -1 : 1) * 2, low + (i === 1 || i === 2 ? depth * 0.35 : 0)],
  );
  const faces = [
    [west, front, '#1b4753', '#12343f'],
    [front, near, '#2c6268', '#1f4f58'],
    [near, east, '#427d78', '#2f676a'],
  ] as const;
  for (const [i, [a, b, tone, deep]] of faces.entries()) {
    const face = polygon([a, b, foot[i + 1]!, foot[i]!]);
    art.fill(face, tone);
    // split across, one piece deeper in tone than the other
    const [at, slant] = [chance.between(0.35, 0.7), chance.between(-5, 5)];
    const cross = ([px, py]: Point, by: number): Point => [px, py + (low - py) * at + by];
    art.fill(polygon([cross(a, -slant), cross(b, slant), foot[i + 1]!, foot[i]!]), deep, 0.75);
    art.blot(ink(polyline([cross(a, -slant), cross(b, slant)]), 1.6, i, 0.2), '#0c2f3a');
  }
  const head = polygon([west, back, far, east, near, front]);
  art.fill(head, '#7fae9e');
  art.clip(head, () => {
    // what the spray has left lying there has the sky in it; the broken side stays dull
    art.fill(
      polygon([west, front, near, [x, y + depth * 0.1], [x - width * 0.2, y - depth * 0.1]]),
      '#5d9188',
    );
    const [px, py] = [x + chance.between(-0.1, 0.16) * width, y - chance.between(0.06, 0.2) * depth];
    const lying = (dx: number, dy: number): Point => [px + dx * width, py + dy * depth];
    art.fill(
      spline(
        [
          lying(-0.3, 0.02),
          lying(-0.12, -0.1),
          lying(0.1, -0.16),
          lying(0.3, -0.08),
          lying(0.16, 0.04),
          lying(0.02, 0.02),
          lying(-0.1, 0.12),
        ],
        true,
      ),
      '#b9d9c9',
    );
    if (chance() < 0.5)
      art.fill(
        spline([lying(-0.02, -0.1), lying(0.12, -0.14), lying(0.24, -0.08), lying(0.1, -0.04)], true),
        '#f1faf0',
      );
  });
  art.blot(
    [
      ink(polyline([back, far, east]), 2, `${x} rim`, 0.1),
      ink(polyline([west, front, near, east]), 1.4, `${x} edge`, 0.3),
    ],
    '#d9ead0',
  );
  art.blot(ink(polyline([near, foot[2]!]), 1.3, `${x} arris`, 0.2), '#8dbaa6', 0.8);
  if (!wet) return;
  const round = curve(
    `${x - width * 0.6},${low - 2} ${x - width * 0.3},${low + depth * 0.4} ${x + width * 0.2},${low + depth * 0.4} ${x + width * 0.6},${low - 2}`,
  );
  art.blot([ink(round, 4.4, `${x} foam`, 0.2), ink(round.translate(-3, 6), 2, `${x} wave`, 0.35)], WATERLINE);
}

/** In the pool, at the left. */
export function stones(art: Art): void {
  for (const one of LEFT) stub(art, one);
  stippled(art, closed('40,800! 214,800! 214,890! 40,890!'), '#0c2f3a', [0, 812], [0, 880], [0, 0.7]);
}

/** What she has climbed on. */
export function slab(art: Art): void {
  for (const one of RIGHT) stub(art, one);
  stippled(art, closed('300,800! 590,800! 590,890! 300,890!'), '#0c2f3a', [0, 822], [0, 890], [0, 0.7]);
}

/** A frond: midrib, then leaflets that shorten to its tip, turned with it. */
function frond(rib: string, length: number): Path[] {
  const steps = curve(rib).walk(19);
  return steps.flatMap(({ x, y, angle, t }, i) => {
    if (i < 2) return [];
    const long = length * Math.sin(Math.PI * (0.22 + 0.76 * t)) * (0.85 + 0.15 * Math.sin(i * 2.1));
    return [
      leaf(x, y, long, long * 0.3, angle - 62 + t * 20, 2),
      leaf(x, y, long * 0.86, long * 0.28, angle + 62 - t * 20, -2),
    ];
  });
}

/** Ferns close to us at the right, cut by the frame, dark against the light. */
export function ferns(art: Art): void {
  for (const [rib, length, tone] of [
    ['572,872 548,790 546,716 528,676', 26, '#3f7f58'],
    ['580,880 536,830 494,822 462,838', 28, '#2f6a50'],
    ['580,860 556,806 520,782 494,786', 25, '#5f9d60'],
    ['584,850 566,780 568,730 558,700', 22, '#9cbd70'],
  ] as const) {
    art.blot(frond(rib, length), tone);
    art.blot(ribbon(curve(rib), 3, { start: 1, end: 0.2 }), '#16403c');
  }
}
