import { byHand, modelled, printed, ripples, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  ellipse,
  lerp,
  type Path,
  type Point,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';

/** The lip and the place of landing, each from its near end to its far one. */
const LIP: readonly [Point, Point] = [
  [252, 326],
  [346, 286],
];
const FOOT: readonly [Point, Point] = [
  [316, 716],
  [462, 672],
];

const between = ([a, b]: readonly [Point, Point], u: number): Point => [
  lerp(a[0], b[0], u),
  lerp(a[1], b[1], u),
];

/** Where the water is: `u` across from the near edge, `t` on its way down; it leaps out, then drops. */
function drop(u: number, t: number): Point {
  const [[lx, ly], [fx, fy]] = [between(LIP, u), between(FOOT, u)];
  const out = Math.sqrt(t + 0.004) - 0.06 * (1 - t);
  return [
    lerp(lx, fx, Math.max(0, out)),
    ly - 10 * Math.sin(Math.PI * Math.min(1, t * 9)) * (t < 0.11 ? 1 : 0) + (fy - ly) * t,
  ];
}

const strand = (u: number, from: number, to: number, width: number, sway = 0): Path =>
  ribbon(
    spline(
      range(9, (i) => {
        const t = lerp(from, to, i / 8);
        return drop(u + sway * Math.sin(t * 7 + u * 30), t);
      }),
    ),
    width,
    { start: 0.1, end: 0.2, peak: 0.72, samples: 10 },
  );

/** The water as it falls: a body in half shade, lit where the sun comes through, in strands. */
export function curtain(art: Art): void {
  const edge = (u: number): Point[] => range(12, (i) => drop(u, i / 11));
  const body = byHand(
    spline(
      [...edge(0), ...edge(1).reverse()].map(([x, y]) => [x, y] as const),
      true,
    ),
    2,
  );
  art.fill(body, art.linear(280, 0, 440, 0, ramp(0, '#9ccfd6', 0.5, '#c9e9e8', 1, '#f4fcf4')));
  stippled(art, body, '#4f9cac', [290, 500], [390, 470], [0.95, 0]);
  const chance = random('strands');
  const strands = (count: number, wide: number, [near, far]: readonly [number, number]): Path[] =>
    range(count, () => {
      const from = chance() ** 1.5 * 0.8;
      return strand(
        chance.between(near, far),
        from,
        Math.min(1, from + chance.between(0.16, 0.5)),
        chance.between(0.4, 1) * wide,
        0.012,
      );
    });
  art.blot(strands(40, 8, [0.01, 0.99]), '#6fb4c0', 0.75);
  art.blot(strands(44, 9, [0.3, 0.99]), '#ffffff', 0.95);
  art.blot(strands(20, 7, [0.02, 0.4]), '#f4fffc', 0.95);
  art.blot(strands(16, 5, [0.02, 0.7]), '#3f8ea0', 0.7);
  // the edges break up into threads
  const loose = range(12, (i) => {
    const from = 0.2 + chance() * 0.4;
    return strand(i % 2 ? 1.02 + chance() * 0.05 : -0.02 - chance() * 0.05, from, from + 0.34, 6, 0.02);
  });
  art.blot(loose, '#f8fffc', 0.9);
  // over the lip
  const lip = range(9, (i) => strand(0.04 + i * 0.115, 0, 0.16 + (i % 3) * 0.05, 9));
  art.blot(lip, '#f8fffc');
}

export function pool(art: Art): void {
  const water = roundRect(30, 640, 540, 240);
  art.fill(
    water,
    art.linear(0, 640, 0, 868, ramp(0, '#c9ebe4', 0.22, '#8fd0cc', 0.55, '#4cacb0', 1, '#2a8694')),
  );
  stippled(art, water, '#1f6a7c', [420, 700], [120, 868], [0, 0.85]);
  ripples(
    art,
    46,
    (i) => {
      const t = i / 45;
      const y = 724 + t * 140;
      return {
        x: 390 + Math.sin(i * 2.4) * (80 + t * 190) - t * 60,
        y,
        half: 16 + t * 30 + ((i * 13) % 12),
        rise: 2 + t * 4,
        weight: 2.4 + t * 1.8,
      };
    },
    [
      ['#f4fffa', 0.9],
      ['#1f7484', 0.6],
    ],
  );
}

/** A bank of spray that thins out to its edge. */
const mist = (art: Art, x: number, y: number, radius: number, squash: number): void =>
  printed(
    art,
    [x - radius, y - radius * squash, x + radius, y + radius * squash],
    () =>
      void art.fill(
        ellipse(x, y, radius, radius * squash),
        art.radial(x, y, radius, ramp(0, '#ffffff', 1, 0.45, '#ffffff', 0.8, 1, '#ffffff', 0), squash),
      ),
  );

/** Spray where it lands, a cloud with drops. */
export function spray(art: Art): void {
  const chance = random('spray');
  // the cloud's own billows, lit from the right
  const billows = range(34, (i): readonly [Path, number] => {
    const out = chance.between(-1, 1);
    const r = chance.between(10, 26) * (1 - 0.4 * Math.abs(out));
    const y = 722 - out * 14 - chance() * 62 * (1 - Math.abs(out)) + (i % 3) * 3;
    return [ellipse(392 + out * 112, y, r * 1.15, r * 0.8), y];
  }).sort((a, b) => a[1] - b[1]);
  modelled(
    art,
    [240, 600, 556, 770],
    { towards: [5, -7], soft: 9, shade: '#9fd3d4', depth: 0.9, rim: '#ffffff', rimWidth: 1 },
    () => {
      for (const [billow] of billows) art.fill(billow, '#f8fffc');
    },
  );
  for (const [x, y, r, squash] of [
    [404, 712, 200, 0.24],
    [350, 700, 96, 0.8],
    [440, 668, 108, 0.9],
    [392, 650, 110, 1.05],
    [530, 650, 90, 0.5],
    [300, 722, 84, 0.42],
  ] as const)
    mist(art, x, y, r, squash);
  const drops = range(90, () => {
    const [angle, far] = [chance.between(-1.3, 1.3), chance.between(40, 150)];
    return ellipse(390 + Math.sin(angle) * far, 700 - Math.cos(angle) * far, chance.between(1, 3.4));
  });
  art.blot(drops, '#ffffff', 0.9);
}
