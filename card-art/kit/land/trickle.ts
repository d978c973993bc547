import {
  type Art,
  ellipse,
  type Knot,
  lerp,
  type Path,
  type Point,
  ramp,
  random,
  range,
  ribbon,
  spline,
} from '../pen/index.ts';

/** The film on the stone: level all over, as water lies, wider towards the brim. */
function film(course: readonly Knot[], width: number): Path {
  const last = course.length - 1;
  const shore = (side: 1 | -1): Knot[] =>
    course.map(([x, y], i): Knot => [x + side * width * lerp(0.2, 0.5, i / last), y, i % last ? 0 : 1]);
  return spline([...shore(-1), ...shore(1).reverse()], true);
}

/** A strand of the fall at the place `u` (-1 left … 1 right) of the brim. */
function strand([x, y]: Point, drop: number, width: number, u: number): Knot[] {
  const from = x + u * width * 0.44;
  return [
    [from, y - 5, 1],
    [from + u * 2, y + 5],
    [from + u * width * 0.04, y + drop * 0.5],
    [from + u * width * 0.12, y + drop * (1 - 0.06 * Math.abs(u)), 1],
  ];
}

/**
 * A little water: it slides over a stone along `course`, whose last point lies on the brim, and falls
 * `drop` units, a thin sheet with bright strands and a few drops. `width` is that of the fall.
 */
export function trickle(
  art: Art,
  course: readonly Knot[],
  { drop, width, seed }: { drop: number; width: number; seed: string },
): void {
  const { cool, pale } = art.palette;
  const chance = random(seed);
  const [, top] = course[0]!;
  const [x, y] = course[course.length - 1]!;
  const brim: Point = [x, y];
  art.fill(film(course, width), art.linear(0, top, 0, y, ramp(0, '#fffdf6', 0.5, 1, '#fffdf8', 0.95)));
  const falling = ramp(0, '#fffdf8', 1, 0.25, '#dfe3fb', 0.85, 0.75, cool, 0.65, 1, pale, 0.85);
  const sheet = spline([...strand(brim, drop, width, -1), ...strand(brim, drop, width, 1).reverse()], true);
  art.fill(sheet, art.linear(0, y - 5, 0, y + drop, falling));
  for (const i of range(7, (n) => n)) {
    const path = spline(strand(brim, drop, width, (i / 6) * 1.9 - 0.95 + chance.between(-0.1, 0.1)));
    const shape = { samples: 10, start: 0.8, end: 0.1, peak: chance.between(0.15, 0.7) };
    art.blot(ribbon(path, chance.between(1.4, 4), shape), '#fffdf8', chance.between(0.75, 1));
  }
  const drops = range(12, () =>
    ellipse(
      x + chance.between(-0.8, 0.8) * width,
      y + drop - chance.between(-3, 13),
      chance.between(0.8, 1.8),
    ),
  );
  art.glow(x, y + drop, width * 1.5, '#fffdf8', 0.9, 0.32);
  art.blot(drops, '#fffdf8', 0.95);
}
