import { byHand, printed, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  lerp,
  type Path,
  type Point,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { END, metre, seen, VANISHING } from './camera.ts';
import { dot } from './dot.ts';

/** Trees and hedges beyond the trellis, far ones first: outline, fill, its leaves in the sun, their size. */
const MASSES = [
  [
    '30,580! 30,380 90,350 150,400 186,470 236,500 300,470 350,400 430,360 600,340 600,580!',
    '#c6dd9a',
    '#dde9ae',
    8,
  ],
  ['20,600! 20,430 60,440 110,470 140,520 176,548 190,580!', '#8fbd74', '#b5d286', 9],
  ['620,610! 620,400 560,430 500,450 450,480 410,520 350,536 306,552 290,580!', '#8fbd74', '#b5d286', 9],
] as const;

/** The garden in full sun. */
export function park(art: Art): void {
  const [x, y] = VANISHING;
  art.fill(
    roundRect(44, 54, 512, 560),
    art.radial(x, y - 30, 480, ramp(0, '#fffdea', 0.2, '#fbf6cf', 0.5, '#dfeab0', 1, '#a9cd86')),
  );
  for (const [outline, fill, bright, size] of MASSES) {
    const mass = byHand(closed(outline), 5);
    const chance = random(outline);
    const edge = mass.walk(120).filter((step) => step.y < 565);
    const leaves = (spread: number, wide: number): Path[] =>
      edge.map((step) =>
        leaf(
          step.x + chance.between(-6, 6),
          step.y + chance() * spread,
          size * chance.between(0.8, 1.6),
          size * wide,
          chance.between(0, 360),
        ),
      );
    art.fill(mass, fill).blot(leaves(8, 0.8), fill).blot(leaves(70, 0.55), bright);
  }
  stippledGlow(art, x, y - 44, 150, '#fffdea', 1);
  art.fill(
    roundRect(44, 572, 512, 130),
    art.linear(0, 572, 0, 690, ramp(0, '#eaf0b4', 0.5, '#c2d987', 1, '#90b96c')),
  );
  azaleas(art);
}

/** Clipped azaleas in flower, beyond the lawn. */
function azaleas(art: Art): void {
  const chance = random('azaleas');
  for (const [x, y, rx, ry] of [
    [120, 592, 66, 34],
    [198, 584, 34, 19],
    [300, 586, 40, 22],
    [382, 592, 58, 34],
    [500, 604, 84, 48],
  ] as const) {
    const mound = byHand(
      closed(
        `${x - rx},${y}! ${x - rx * 0.8},${y - ry * 0.7} ${x},${y - ry} ${x + rx * 0.8},${y - ry * 0.66} ${x + rx},${y}! ${x},${y + 5}`,
      ),
      3,
    );
    art.fill(mound, '#7fae64');
    const flowers = (count: number, low: number): Path[] =>
      range(count, () => {
        const [angle, far] = [chance.between(-1.5, 1.5), Math.sqrt(chance())];
        const size = chance.between(2, 4.4) * (ry / 30) ** 0.5;
        return dot(
          x + Math.sin(angle) * far * rx * 0.95,
          y - 2 - Math.cos(angle) * far * ry * low,
          size,
          size * 0.8,
        );
      });
    art
      .blot(flowers(Math.round(rx * 0.9), 0.9), '#c9566c')
      .blot(flowers(Math.round(rx * 0.9), 0.96), '#e98a86')
      .blot(flowers(Math.round(rx * 0.5), 1), '#f9c3ae');
  }
}

/** Trodden earth under the trellis, and what sun comes through the leaves. */
export function ground(art: Art): void {
  const [left, right] = [seen(-1.7, 0, END), seen(4.4, 0, END)];
  const earth = byHand(
    polygon([left, right, seen(4.4, 0, 1.8), [620, 900], [0, 900], seen(-1.7, 0, 1.8)]),
    1.5,
  );
  art.fill(
    roundRect(44, left[1] - 6, 512, 240),
    art.linear(0, left[1], 0, 862, ramp(0, '#9cc070', 0.4, '#6d9c58', 1, '#47764c')),
  );
  art.fill(
    earth,
    art.linear(0, left[1], 0, 862, ramp(0, '#e9d6a6', 0.25, '#cdb088', 0.65, '#b8946f', 1, '#9a765f')),
  );
  stippled(art, earth, '#fff1c4', [0, left[1] + 70], [0, left[1]], [0, 0.9]);
  dapples(art);
  fallen(art);
}

/** Sun on the ground: round patches, each the sun's own disc laid flat, in loose flocks between the beams' shadows. */
function dapples(art: Art): void {
  const chance = random('dapples');
  const flocks = range(46, (): readonly [Point, number] => {
    const depth = lerp(1.95, 6.8, chance() ** 1.2);
    return [
      [-1.6 + Math.floor(chance() * 6) * 0.86 + depth * 0.1 + chance.between(-0.2, 0.2), depth],
      chance(),
    ];
  });
  const patches = flocks.flatMap(([[right, depth], many]) =>
    range(3 + Math.floor(many * 4), (): readonly [Path, Path] => {
      const away = depth + chance.between(-0.2, 0.2) * (depth / 2.6);
      const [x, y] = seen(right + chance.between(-0.3, 0.3), 0, away);
      const radius = chance.between(0.03, 0.1);
      const [rx, ry] = [radius * metre(away), (radius * 1.3 * metre(away)) / away];
      const patch = (grow: number): Path => byHand(dot(x, y, rx * grow, ry * grow), 1.6);
      return [patch(1.5), patch(0.92)];
    }),
  );
  printed(art, [44, 640, 556, 866], () => {
    for (const [halo] of patches) art.blot(halo, '#ffecc0', 0.42);
  });
  art.blot(
    patches.map(([, core]) => core),
    '#ffefc6',
  );
}

/** Flowers that have dropped. */
function fallen(art: Art): void {
  const chance = random('fallen');
  const petals = range(90, (): Path => {
    const depth = lerp(1.95, 6, chance() ** 1.1);
    const [x, y] = seen(chance.between(-1.2, 2.4), 0, depth);
    const size = 0.028 * metre(depth);
    return leaf(x, y, size * chance.between(0.8, 1.4), size * 0.7, chance.between(50, 130));
  });
  art.blot(petals.slice(0, 50), '#d9b9d9').blot(petals.slice(50), '#a27aa6');
}
