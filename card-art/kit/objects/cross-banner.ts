import {
  type Art,
  type Knot,
  LINE,
  lerp,
  line,
  Path,
  type Point,
  ramp,
  range,
  ribbon,
  spline,
} from '../pen/index.ts';

const SILK = ramp(
  ...[0, '#d8b2bc', 0.2, '#fff4e4', 0.42, '#e6c3c4'],
  ...[0.62, '#fff4e4', 0.85, '#d3a9ba', 1, '#b78aa6'],
);
/** Half the cross's breadth, and its distance from the hem, as parts of the flag. */
const ARM = 0.1;
const [FROM, TO] = [0.06, 0.94];

/**
 * A square flag with a cross, hung between two points, `length` down, waving by `sway` and carried
 * sideways by `drift`; `phase` changes the wave.
 */
export function crossBanner(
  art: Art,
  [leftX, leftY]: Point,
  [rightX, rightY]: Point,
  length: number,
  { sway = 14, drift = 10, phase = 0 }: { sway?: number; drift?: number; phase?: number } = {},
): void {
  const at = (u: number, v: number): Point => [
    lerp(leftX, rightX, u) + drift * v + Math.sin(v * 3 + phase) * sway * 0.5 * v,
    lerp(leftY, rightY, u) + length * v + Math.sin(u * 6.2 + v * 1.2 + phase) * sway * 0.55 * (0.25 + v),
  ];
  const edge = (point: (t: number) => Point, count = 12): Point[] =>
    range(count + 1, (i) => point(i / count));
  const sharpEnds = (knots: readonly Point[]): Knot[] =>
    knots.map(([x, y], i) => (i && i < knots.length - 1 ? [x, y] : [x, y, 1]));
  const patch = (u0: number, u1: number, v0: number, v1: number): Path =>
    spline(
      [
        ...sharpEnds(edge((t) => at(lerp(u0, u1, t), v0))),
        ...sharpEnds(edge((t) => at(u1, lerp(v0, v1, t)))),
        ...sharpEnds(edge((t) => at(lerp(u1, u0, t), v1))),
        ...sharpEnds(edge((t) => at(u0, lerp(v1, v0, t)))),
      ],
      true,
    );
  const down = (u: number, from: number, to: number): Path => spline(edge((t) => at(u, lerp(from, to, t))));
  const over = (v: number, from: number, to: number): Path => spline(edge((t) => at(lerp(from, to, t), v)));

  art.solid(patch(0, 1, 0, 1), art.linear(leftX, 0, rightX + drift, 0, SILK), LINE.mid * 1.3);
  const [near, beyond] = [0.5 - ARM, 0.5 + ARM];
  const red = '#b8506c';
  art.fill(patch(near, beyond, FROM, TO), red);
  art.fill(patch(FROM, TO, near, beyond), red);
  const seams = [near, beyond].flatMap((k) => [
    down(k, FROM, near),
    down(k, beyond, TO),
    over(k, FROM, near),
    over(k, beyond, TO),
  ]);
  art.line(seams, LINE.fine);
  art.line(patch(0.045, 0.955, 0.045, 0.955), LINE.hair, '#8a5a50', 0.9);
  for (const u of [0.27, 0.74]) {
    const fold = spline(edge((v) => at(u + 0.02 * Math.sin(v * 5), lerp(0.02, 0.96, v)), 8));
    art.blot(ribbon(fold, 2.2, { start: 0.2, end: 0.5 }), '#a5788c', 0.6);
  }
  const fringe = range(17, (i) => {
    const [x, y] = at(i / 16, 1);
    return line(x, y + 2, x + 1, y + 11);
  });
  art.line(Path.join(fringe), LINE.fine);
}
