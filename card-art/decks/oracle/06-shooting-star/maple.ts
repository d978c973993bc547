import {
  type Art,
  curve,
  type Path,
  type Point,
  polar,
  polygon,
  random,
  ribbon,
} from '../../../kit/pen/index.ts';

/** Lobes of a leaf: heading and length. */
const LOBES = [
  [-128, 0.5],
  [-72, 0.82],
  [-34, 0.96],
  [0, 1.06],
  [34, 0.96],
  [72, 0.82],
  [128, 0.5],
] as const;

/** One leaf, seen slantwise by `flat`. */
function mapleLeaf(x: number, y: number, size: number, turn: number, flat: number): Path {
  const corners = LOBES.flatMap(([heading, length], i): Point[] => {
    const next = LOBES[i + 1];
    const tip = polar(0, 0, size * length, heading);
    return next ? [tip, polar(0, 0, size * 0.36, (heading + next[0]) / 2)] : [tip];
  });
  return polygon([...corners, [0, size * 0.12] as Point])
    .scale(1, flat)
    .rotate(turn)
    .translate(x, y);
}

const TWIGS = [
  ['580,60 520,96 470,128 424,142', 9],
  ['520,96 500,140 486,178', 5],
  ['580,150 540,186 506,214 486,246', 7],
  ['470,128 440,106 408,96', 4],
  ['540,186 552,230 548,270', 4],
  ['580,72 540,66 490,74', 4],
] as const;

/** Leans in over the pool from the right, the lantern below it; some leaves have let go. */
export function maple(art: Art): void {
  const courses = TWIGS.map(([way, width]) => [curve(way), width] as const);
  art.blot(
    courses.map(([course, width]) => ribbon(course, width, { samples: 14, start: 1, end: 0.2 })),
    '#2a1d1a',
  );
  const chance = random('maple');
  const [dark, mid, light]: [Path[], Path[], Path[]] = [[], [], []];
  for (const [course] of courses)
    for (const { x, y, t } of course.walk(15).slice(2))
      for (let i = 0; i < 2; i++) {
        const leaf = mapleLeaf(
          x + chance.between(-26, 26),
          y + chance.between(-18, 24),
          chance.between(11, 19) * (1.1 - t * 0.2),
          chance.between(110, 250),
          chance.between(0.55, 1),
        );
        chance.pick([dark, mid, mid, light]).push(leaf);
      }
  art.blot(dark, '#7a2a25').blot(mid, '#b93a34').blot(light, '#da6f49');
  const afloat = [
    [268, 770, 10, 30],
    [306, 834, 12, 200],
    [236, 792, 9, 120],
    [398, 826, 11, 320],
    [414, 760, 9, 80],
    [92, 690, 8, 20],
    [150, 640, 6, 240],
    [312, 622, 6, 160],
  ] as const;
  art.blot(
    afloat.map(([x, y, size]) => mapleLeaf(x, y + 3, size, 0, 0.34)),
    '#3d5f5e',
    0.7,
  );
  art.blot(
    afloat.map(([x, y, size, turn]) => mapleLeaf(0, 0, size, turn, 1).scale(1, 0.42).translate(x, y)),
    '#c64a41',
  );
}
