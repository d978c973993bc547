import { type Art, type Knot, LINE, lerp, local, polar, ramp, range, spline } from '../pen/index.ts';

/** Distance of a rose petal's rim from its middle at 20 even angles, from its brim clockwise. */
const PETAL_RIM = [
  0.86, 0.98, 1.06, 1.02, 0.96, 0.88, 0.8, 0.76, 0.82, 0.98, 1.1, 0.98, 0.82, 0.76, 0.8, 0.88, 0.96, 1.02,
  1.06, 0.98,
] as const;
/** A five-pointed star at the same angles. */
const STAR_RIM = range(20, (i) => [1.4, 0.615, 0.42, 0.615][i % 4]!);

/**
 * A falling rose petal on its way to being a star: `change` 0 is a petal, 1 a five-pointed star.
 * (x, y) is its middle, `radius` half its size; `flat` squeezes it as it turns in the air.
 */
export function petalStar(
  art: Art,
  x: number,
  y: number,
  radius: number,
  { change, rot = 0, flat = 1 }: { change: number; rot?: number; flat?: number },
): void {
  const box = local(art, x, y, radius, { rot });
  const knots = range(20, (i): Knot => {
    const reach = lerp(PETAL_RIM[i]!, STAR_RIM[i]!, change);
    const [px, py] = polar(0, 0, reach, i * 18);
    const sharp = change > 0.35 && i % 4 === 0;
    return sharp ? [px, py * flat, 1] : [px, py * flat];
  });
  const outline = spline(knots, true, lerp(1, 0.1, change));
  const petal = ramp(0, '#fff0e8', 0.4, '#e8848f', 1, '#8a2a4c');
  const star = ramp(0, '#fffdf8', 0.45, '#ffe3d2', 1, '#f0b0a4');
  const paint = box.linear(0.2, -1.1, -0.1, 1.1, change > 0.6 ? star : petal);
  box.solid(outline, paint, LINE.fine * lerp(1.4, 1, change));
  if (change < 0.5) {
    const veins = [-0.3, 0, 0.3].map((side) =>
      spline([
        [side * 0.2, 0.86 * flat],
        [side * 0.8, 0.1 * flat],
        [side * 1.3, -0.6 * flat],
      ]),
    );
    box.line(veins, LINE.hair, '#fff0ea', 0.7);
  } else {
    const ridges = range(5, (i) => spline([[0, 0], polar(0, 0, 1.25, i * 72)]).scale(1, flat));
    box.line(ridges, LINE.hair, '#b8606c', 0.8);
  }
}
