import {
  type Art,
  type Knot,
  LINE,
  lerp,
  local,
  type Placement,
  points,
  polar,
  ramp,
  range,
  ribbon,
  spline,
} from '../pen/index.ts';

/** Half width of the vane at t, on the outer and the inner side; 0 along the bare quill. */
const vaneWidth = (t: number, outer: boolean): number => {
  const u = Math.max(0, (t - 0.16) / 0.84);
  return (outer ? 1 : 0.66) * Math.sin(Math.PI * Math.min(1, u ** 0.72)) ** 0.7;
};

/** A white feather standing on its quill at (x, y), curved to the right; 250 high, 90 wide. */
export function plume(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const spine = spline(points('0,0 -6,-70 4,-150 40,-218 76,-250'));
  const steps = spine.walk(61);
  const edge = (outer: boolean): Knot[] =>
    steps
      .filter((_, i) => i % 3 === 0)
      .map(({ x: px, y: py, angle, t }) =>
        polar(px, py, 44 * vaneWidth(t, outer), angle + (outer ? -90 : 90)),
      );
  const white = ramp(0, '#e7a8ac', 0.4, '#fbdcd2', 0.75, '#fffaf4', 1, '#fff0e8');
  box.solid(
    spline([...edge(true), ...edge(false).reverse()], true),
    box.linear(0, -20, 60, -240, white),
    LINE.mid * 1.2,
  );
  // barbs sweep towards the tip
  const barbs = range(38, (i) => {
    const at = steps[Math.round(lerp(12, 57, i / 37))]!;
    return [true, false].map((outer) => {
      const reach = 44 * vaneWidth(at.t, outer) * 0.92;
      const side = outer ? -1 : 1;
      const tip = polar(at.x, at.y, reach, at.angle + side * 52);
      const middle = polar(at.x, at.y, reach * 0.5, at.angle + side * 66);
      return spline([[at.x, at.y], middle, tip]);
    });
  });
  box.line(barbs.flat(), LINE.hair, '#b8707c', 0.7);
  const down = range(7, (i) => {
    const side = i % 2 ? 1 : -1;
    const foot = steps[7 + i]!;
    return spline([
      [foot.x, foot.y],
      polar(foot.x, foot.y, 12, foot.angle + side * 70),
      polar(foot.x, foot.y, 20, foot.angle + side * 110),
    ]);
  });
  box.line(down, LINE.fine, '#fff0e8', 0.9);
  box.blot(ribbon(spine, 5, { start: 1, end: 0.2, samples: 22 }), '#fffaf4');
  box.line(spine, LINE.hair, '#b8707c', 0.8);
}
