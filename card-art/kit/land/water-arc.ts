import {
  type Art,
  ellipse,
  type Knot,
  lerp,
  type Point,
  random,
  range,
  ribbon,
  spline,
} from '../pen/index.ts';

/** Drops round the foot: place from it, radius. */
const DROPS = [
  [-13, -8, 1.7],
  [12, -12, 1.5],
  [16, -2, 1.2],
  [-8, -16, 1.2],
] as const;
const PALE = '#fffaf0';
const STRANDS = 6;

/**
 * Water falling in one arc through the given points: separate strands over a thin sheet, gathering
 * as they fall. `spread` is half its breadth at the lip. Start it at the vessel's lower lip.
 */
export function waterArc(
  art: Art,
  course: readonly Point[],
  { spread = 9, seed = 5 }: { spread?: number; seed?: number } = {},
): void {
  const chance = random(seed);
  const last = course.length - 1;
  const strand = (offset: number): Point[] =>
    course.map(([x, y], i) => {
      const [ax, ay] = course[Math.max(0, i - 1)]!;
      const [bx, by] = course[Math.min(last, i + 1)]!;
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const away = offset * lerp(1, 0.66, i / last);
      return [x - ((by - ay) / length) * away, y + ((bx - ax) / length) * away];
    });
  const sharpEnds = (knots: readonly Point[]): Knot[] =>
    knots.map(([x, y], i) => (i && i < last ? [x, y] : [x, y, 1]));
  const sheet = [...sharpEnds(strand(-spread - 2)), ...sharpEnds(strand(spread + 2).reverse())];
  art.fill(spline(sheet, true), '#a9b0ee', 0.38);
  range(STRANDS, (i) => {
    const steps = spline(strand((i / (STRANDS - 1) - 0.5) * 2 * spread)).walk(24);
    const from = i % 2 ? Math.round(chance.between(0, 4)) : 0;
    const to = i % 3 === 1 ? Math.round(chance.between(15, 20)) : 24;
    const course = spline(steps.slice(from, to).map(({ x, y }): Knot => [x, y]));
    art.blot(ribbon(course, i % 2 ? 1.9 : 2.9, { start: from ? 0 : 0.9, end: 0.4, samples: 16 }), PALE);
  });
  const [x, y] = course[last]!;
  art.blot(
    DROPS.map(([dx, dy, radius]) => ellipse(x + dx, y + dy, radius)),
    PALE,
  );
}
