import { type Art, type Knot, lerp, type Point, ramp, random, ribbon, spline } from '../pen/index.ts';

/**
 * A road in perspective through `course` (x, y, width), far to near, lit at its far end, with worn
 * ruts that follow its bends. Clip the near stretch to the rise it lies on.
 */
export function windingRoad(
  art: Art,
  course: readonly (readonly [x: number, y: number, width: number])[],
  {
    tones = ['#ffe6c9', '#e79a92', '#7a2f50'],
    seed,
  }: { tones?: readonly [string, string, string]; seed: number },
): void {
  const chance = random(`road${seed}`);
  const middle = spline(course.map(([x, y]): Knot => [x, y])).flatten(12)[0]!;
  const widths = spline(course.map(([, , width], i): Knot => [i, width]))
    .flatten(12)[0]!
    .map(([, width]) => width);
  const across = (i: number, side: number): Point => {
    const [x, y] = middle[i]!;
    return [x + (side * widths[i]!) / 2, y];
  };
  const last = middle.length - 1;
  const edge = (side: number): Knot[] =>
    middle.flatMap((_, i): Knot[] => {
      if (i % 4 && i !== last) return [];
      const [x, y] = across(i, side);
      const place: Point = [x, y + side * widths[i]! * 0.04];
      return [i && i !== last ? place : [...place, 1]];
    });
  const [left, right] = [edge(-1), edge(1).reverse()];
  const [far, near] = [course[0]!, course[course.length - 1]!];
  const dust = ramp(0, tones[0], 0.35, tones[1], 1, tones[2]);
  art.fill(spline([...left, ...right], true), art.linear(far[0], far[1], near[0], near[1], dust));
  art.line([spline(left), spline(right)]);
  for (let i = 0; i < 14; i++) {
    const side = chance.between(-0.8, 0.8);
    const from = Math.floor(chance.between(0, middle.length * 0.75));
    const to = Math.min(last, from + Math.floor(middle.length * chance.between(0.12, 0.25)));
    const rut: Point[] = [];
    for (let j = from; j <= to; j += 3) rut.push(across(j, side));
    if (rut.length < 3) continue;
    const width = lerp(1, 2.2, from / middle.length);
    art.blot(ribbon(spline(rut), width, { samples: 9 }), i % 3 ? '#ffd9c6' : '#6a2444', 0.4);
  }
}
