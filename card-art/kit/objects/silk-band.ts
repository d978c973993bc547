import { type Art, type Knot, LINE, polar, ramp, spline } from '../pen/index.ts';

/** A band of silk between free points; its end is cut like a swallow's tail. */
export function silkBand(
  art: Art,
  knots: readonly Knot[],
  width: number,
  { lite = '#ffc9c2', dark = '#8a2f50' } = {},
): void {
  const steps = spline(knots).walk(17);
  const edge = (turn: number): Knot[] =>
    steps.map(({ x, y, angle }, i) => {
      const [px, py] = polar(x, y, width / 2, angle + turn);
      return i % 16 ? [px, py] : [px, py, 1];
    });
  const { x, y, angle } = steps[16]!;
  const notch: Knot = [...polar(x, y, -width * 0.5, angle), 1];
  const [first, last] = [knots[0]!, knots[knots.length - 1]!];
  const sheen = art.linear(first[0], first[1], last[0], last[1], ramp(0, lite, 0.5, dark, 1, lite));
  art.solid(spline([...edge(-90), notch, ...edge(90).reverse()], true), sheen, LINE.fine);
  const fold = steps.slice(1, 15).map((step) => polar(step.x, step.y, width * 0.16, step.angle + 90));
  art.line(spline(fold), LINE.hair);
}
