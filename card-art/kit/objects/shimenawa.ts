import { type Art, LINE, line, polar, polygon, ramp, range, ribbon, spline } from '../pen/index.ts';

/** A twisted straw rope from x0 to x1 that sags, with `papers` zigzag strips of white paper. */
export function shimenawa(
  art: Art,
  [x0, x1]: readonly [from: number, to: number],
  y: number,
  { thick, sag, papers }: { thick: number; sag: number; papers: number },
): void {
  const rope = spline([
    [x0, y],
    [(x0 + x1) / 2, y + sag],
    [x1, y],
  ]);
  const unit = thick / 14;
  for (const step of rope.walk(papers + 2).slice(1, -1)) {
    const fold = (dx: number, dy: number, rise: number) =>
      polygon(
        [
          [dx, dy],
          [dx + 9, dy + rise],
          [dx + 9, dy + rise + 9],
          [dx, dy + 9],
        ].map(([u, v]) => [step.x + u! * unit, step.y + thick * 0.2 + v! * unit]),
      );
    for (const shape of [fold(-2, 0, 2), fold(-7, 8, -2), fold(-3, 16, 2), fold(-8, 24, -2)]) {
      art.solid(shape, '#fbf7ff', LINE.hair);
    }
  }
  const straw = art.linear(x0, 0, x1, 0, ramp(0, '#8a6f5a', 0.5, '#f0dcb4', 1, '#8a6f5a'));
  art.solid(ribbon(rope, thick, { samples: 12, start: 0.7, end: 0.7 }), straw, LINE.fine);
  const count = Math.round((x1 - x0) / 6);
  const steps = rope.walk(count + 2);
  const twists = range(count, (i) => {
    const { x: px, y: py, angle } = steps[i + 1]!;
    return line(...polar(px, py, thick * 0.52, angle - 58), ...polar(px, py, thick * 0.52, angle + 122));
  });
  art.line(twists, LINE.hair, '#6a4a3a');
}
