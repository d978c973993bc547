import {
  type Art,
  type Knot,
  LINE,
  lerp,
  line,
  Path,
  polar,
  random,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';

/**
 * One stem of pampas grass (susuki) through `stem`, root first; its plume of `length` hangs to the
 * right (`side` 1) or left (-1) of the tip's heading.
 */
export function pampasGrass(
  art: Art,
  stem: readonly Knot[],
  { side = 1, length = 70, seed = 1 }: { side?: 1 | -1; length?: number; seed?: number } = {},
): void {
  const chance = random(seed);
  const course = spline(stem);
  const steps = course.walk(30);
  art.blot(ribbon(course, 3, { start: 0.9, end: 0.3, samples: 12 }));
  const strands = 11;
  const awns = new Path();
  for (let i = 0; i < strands; i++) {
    const { x, y, angle: heading } = steps[29 - Math.round((i * 7) / strands)]!;
    const reach = length * lerp(0.55, 1, i / strands) * chance.between(0.85, 1.1);
    const angle = heading + side * lerp(4, 44, i / strands);
    const [endX, endY] = polar(x, y, reach, angle);
    const middle = polar(x, y, reach * 0.5, angle - side * 16);
    const strand = spline([[x, y], middle, [endX, endY + reach * 0.22]]);
    art.blot(ribbon(strand, 2, { start: 0.6, end: 0.1, samples: 6 }));
    strand
      .walk(11)
      .slice(2)
      .forEach((step, j) => {
        const tip = polar(step.x, step.y, 5.5, step.angle + (j % 2 ? 34 : -34));
        awns.append(line(step.x, step.y, ...tip));
      });
  }
  art.line(awns, LINE.hair, 'gold', 0.85);
}
