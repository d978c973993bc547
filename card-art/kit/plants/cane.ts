import { type Art, LINE, type Path, polar, polygon, ramp, ribbon, type Step } from '../pen/index.ts';

/**
 * A rose's stem along a path, thorns on alternate sides.
 * @returns the walk along the path, `thorns` * 3 + 2 steps
 */
export function cane(
  art: Art,
  path: Path,
  width: number,
  { thorns = 9, thorn = 9, dark = '#3a1029', lite = '#c47a80' } = {},
): Step[] {
  const steps = path.walk(thorns * 3 + 2);
  steps.forEach(({ x, y, angle }, i) => {
    if (i % 3 !== 2 || i >= steps.length - 3) return;
    const side = i % 2 ? 1 : -1;
    const foot = polar(x, y, width * 0.36, angle + side * 90);
    const tip = polar(...foot, thorn, angle + side * 112);
    const spike = polygon([polar(...foot, width * 0.5, angle), tip, polar(...foot, -width * 0.5, angle)]);
    art.solid(spike, '#8a4258', LINE.fine);
  });
  const [first, last] = [steps[0]!, steps[steps.length - 1]!];
  const bark = art.linear(first.x, first.y, last.x, last.y, ramp(0, dark, 1, lite));
  art.solid(ribbon(path, width, { start: 1, end: 0.55, samples: 16 }), bark);
  return steps;
}
