import { type Art, ellipse, type Path, ramp, random, ribbon, spline } from '../../../kit/pen/index.ts';
import { sparkle } from '../../../kit/sky/star.ts';

/** Part of a path between two shares of its length, a little aside of it. */
function strand(course: Path, from: number, to: number, aside: number): Path {
  const steps = course.walk(60);
  const part = steps.slice(Math.round(from * 59), Math.round(to * 59) + 1);
  return spline(
    part.map(({ x, y, angle, t }) => {
      const off = aside * t ** 1.4;
      const turn = (angle * Math.PI) / 180;
      return [x + off * Math.cos(turn), y + off * Math.sin(turn)];
    }),
  );
}

/** A shooting star along `course`: a trail that comes from nothing and swells to its head. */
export function meteor(art: Art, course: Path, width: number): void {
  const steps = course.walk(24);
  const [first, head] = [steps[0]!, steps[23]!];
  const fade = art.linear(
    first.x,
    first.y,
    head.x,
    head.y,
    ramp(0, '#b9b2f0', 0.15, 0.5, '#f3d7d4', 0.8, 1, '#fffdf6'),
  );
  art.fill(ribbon(course, width * 1.7, { samples: 40, end: 0.3, peak: 0.96 }), fade, 0.25);
  art.blot(ribbon(course, width, { samples: 40, end: 0.5, peak: 0.985 }), fade);
  const strands: readonly (readonly [number, number, number])[] = [
    [0.28, 0.97, 12],
    [0.46, 0.985, -11],
    [0.58, 0.95, 19],
    [0.66, 0.97, -18],
  ];
  for (const [from, to, aside] of strands) {
    art.blot(ribbon(strand(course, from, to, aside), 2.6, { samples: 24, peak: 0.8 }), fade, 0.9);
  }
  const chance = random('sparks');
  for (const { x, y, t } of course.walk(44).slice(14)) {
    const off = 26 * t * chance.between(-1, 1);
    if (chance() < 0.6) art.blot(ellipse(x + off, y + off, chance.between(0.7, 1.9) * t), '#fff3de', t);
  }
  art.glow(head.x, head.y, 130, '#fff6ea', 0.85);
  art.blot(sparkle(head.x, head.y, 46, 0.12, 14), '#fffdf6');
  art.blot(sparkle(head.x, head.y, 24, 0.2, 59), '#fff3de');
  art.glow(head.x, head.y, 20, '#ffffff', 1);
}
