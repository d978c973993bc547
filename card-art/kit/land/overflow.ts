import { type Art, ellipse, type Knot, LINE, lerp, ramp, random, range, ribbon, tube } from '../pen/index.ts';

/**
 * Water that runs over a rim and falls through `course` (top to foot): one soft body, brighter
 * strands in it, drops where it lands. `halfWidths` are evenly spaced along the course. Paint it
 * after the vessel it leaves; begin a little inside the rim.
 */
export function overflow(
  art: Art,
  course: readonly Knot[],
  halfWidths: readonly number[],
  seed: number,
): void {
  const chance = random(seed);
  const stream = tube(course, halfWidths);
  const [top, foot] = [course[0]!, course[course.length - 1]!];
  const body = ramp(0, '#fff3ea', 0.95, 0.25, '#ffd6c8', 0.72, 0.8, '#f2b3b0', 0.6, 1, '#fff0e6', 0.75);
  art.fill(stream.outline, art.linear(top[0], top[1], foot[0], foot[1], body));
  art.line([stream.edge(-1, 0.06, 0.96), stream.edge(1, 0.06, 0.96)], LINE.fine, '#fff6ee', 0.8);
  range(4, (i) => {
    const from = i % 2 ? chance.between(0.04, 0.3) : 0.02;
    const to = i % 3 === 1 ? chance.between(0.6, 0.8) : 0.99;
    const strand = stream.edge(lerp(-0.62, 0.62, i / 3), from, to);
    art.blot(ribbon(strand, i % 2 ? 2 : 2.8, { start: 0.7, end: 0.3, samples: 14 }), '#fffaf4', 0.95);
  });
  const spread = halfWidths[halfWidths.length - 1]! + 5;
  const drops = [
    [-1.2, -9, 1.8],
    [1.1, -13, 1.6],
    [1.7, -4, 1.3],
    [-0.8, -18, 1.2],
  ] as const;
  art.blot(
    drops.map(([dx, dy, radius]) => ellipse(foot[0] + dx * spread, foot[1] + dy, radius)),
    '#fffaf4',
  );
}
