import { type Art, curve, lerp, Path, polar, random, range, ribbon } from '../../../kit/pen/index.ts';
import { LAMP } from './view.ts';

/** Lobes of a leaf: heading, length. */
const LOBES = [
  [-124, 0.46],
  [-78, 0.8],
  [-38, 0.96],
  [0, 1.08],
  [38, 0.96],
  [78, 0.8],
  [124, 0.46],
] as const;

/** One leaf on its stalk: a hand of seven narrow lobes, seen slantwise by `flat`, turned by `turn`. */
function mapleLeaf(x: number, y: number, size: number, turn: number, flat: number, seed: string): Path {
  const chance = random(`leaf ${seed}`);
  const lobes = LOBES.map(([heading, length]) => {
    const [angle, far] = [heading + chance.between(-7, 7), size * length * chance.between(0.88, 1.1)];
    const wide = far * 0.2;
    const side = (sign: number) => polar(...polar(0, 0, far * 0.44, angle), wide, angle + sign * 90);
    const [tip, left, right] = [polar(0, 0, far, angle), side(-1), side(1)];
    return new Path()
      .moveTo(0, 0)
      .curveTo(left[0] * 0.5, left[1] * 0.5, ...left, ...tip)
      .curveTo(...right, right[0] * 0.5, right[1] * 0.5, 0, 0)
      .close();
  });
  const stalk = ribbon(
    curve(`0,0 ${size * 0.06},${size * 0.3} ${-size * 0.04},${size * 0.62}`),
    size * 0.07,
    {
      samples: 4,
      start: 1,
      end: 0.4,
    },
  );
  return Path.join(lobes, stalk).scale(1, flat).rotate(turn).translate(x, y);
}

const TWIGS = [
  ['590,110 556,134 528,166 508,196', 8],
  ['556,134 552,180 536,220 528,262', 5],
  ['590,196 566,226 554,268 552,312', 5],
  ['528,166 514,158 500,142 490,120', 4],
  ['590,70 556,86 524,94 500,92', 5],
  ['536,220 520,236 506,258', 3],
] as const;

/** Leans in from the right; below, the lantern has it from beneath. */
export function maple(art: Art): void {
  const courses = TWIGS.map(([way, width]) => [curve(way), width] as const);
  const chance = random('maple');
  // masses first: dark, too many to count
  const behind = courses.flatMap(([course]) =>
    course
      .walk(9)
      .slice(2)
      .map(({ x, y }, i) =>
        mapleLeaf(
          x + chance.between(-22, 22),
          y + chance.between(-8, 22),
          chance.between(16, 30),
          chance.between(130, 230),
          chance.between(0.5, 0.9),
          `behind ${i}`,
        ),
      ),
  );
  art.blot(behind, '#4a1c2c');
  art.blot(
    courses.map(([course, width]) => ribbon(course, width, { samples: 14, start: 1, end: 0.2 })),
    '#1d1620',
  );
  const tones = ['#77222f', '#a5303a', '#c8483c', '#e8804c'] as const;
  const leaves: Path[][] = tones.map(() => []);
  for (const [k, [course]] of courses.entries())
    for (const [i, { x, y, t }] of course.walk(10).slice(2).entries()) {
      const size = lerp(24, 13, t) * chance.between(0.75, 1.25);
      const [px, py] = [x + chance.between(-18, 18), y + chance.between(-6, 26)];
      // the nearer to the flame, the lighter from below
      const lit = 1 - Math.hypot(px - LAMP[0], py - LAMP[1]) / 330;
      const tone = Math.max(0, Math.min(3, Math.floor(lit * 4.4 + chance.between(-0.7, 0.9))));
      leaves[tone]!.push(
        mapleLeaf(px, py, size, chance.between(140, 220), chance.between(0.5, 1), `${k} ${i}`),
      );
    }
  for (const [i, tone] of tones.entries()) art.blot(leaves[i]!, tone);
}

/** Some have let go, and lie on the water. */
export function afloat(art: Art): void {
  const places = [
    [396, 838, 15, 24],
    [372, 852, 10, 200],
    [532, 722, 8, 130],
    [330, 776, 9, 310],
    [330, 574, 5, 60],
    [90, 612, 6, 20],
    [526, 640, 6, 240],
  ] as const;
  art.blot(
    places.map(([x, y, size]) => mapleLeaf(x + 1, y + size * 0.24, size, 0, 0.3, 'shadow')),
    '#12242e',
    0.8,
  );
  art.blot(
    range(places.length, (i) => {
      const [x, y, size, turn] = places[i]!;
      return mapleLeaf(0, 0, size, turn, 1, `afloat ${i}`).scale(1, 0.4).translate(x, y);
    }),
    '#c8483c',
  );
}
