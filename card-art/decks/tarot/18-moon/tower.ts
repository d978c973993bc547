import { INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  type Path,
  type Point,
  polar,
  polygon,
  radians,
  range,
  spline,
} from '../../../kit/pen/index.ts';
import { HORIZON, MOON, toned } from './form.ts';

/** How far the picture is from the eye: it says how round a ring looks above or below us. */
const FOCUS = 900;

/** A round tower against the light: battlements and courses that arch because we see them from below, one lit window. */
export function tower(art: Art, x: number, top: number, foot: number, width: number, fill: string): void {
  const side = Math.sign(MOON[0] - x);
  const ring = (y: number, radius: number, from = -90, to = 90): Point[] =>
    range(9, (i) => {
      const angle = radians(from + ((to - from) * i) / 8);
      return [x + radius * Math.sin(angle), y + ((y - HORIZON) / FOCUS) * radius * 2.4 * Math.cos(angle)];
    });
  const between = (upper: Point[], lower: Point[]): Path => polygon([...upper, ...[...lower].reverse()]);
  const w = width / 2;
  const stone = {
    fill,
    shade: '#12283a',
    rim: '#e9efdc',
    rimWidth: 2,
    soft: w * 0.5,
    towards: [side, -0.06],
  } as const;
  const lip = top + w * 0.42;
  const neck = lip + w * 0.34;
  toned(
    art,
    between(ring(neck, w * 0.84), ring(foot, w)),
    stone,
    // what the overhang throws
    [between(ring(neck, w * 0.86), ring(neck + w * 0.22, w * 0.86)), '#12283a', 0.7],
  );
  courses(art, ring, neck + w * 0.3, foot, w);
  toned(art, between(ring(lip, w * 1.1), ring(neck, w * 0.84)), { ...stone, fill: '#12283a' });
  const merlons = [-76, -46, -15, 16, 46, 76].map((angle) =>
    between(
      ring(top - w * 0.34, w * 1.1, angle - 10, angle + 10),
      ring(lip, w * 1.1, angle - 10, angle + 10),
    ),
  );
  toned(art, [between(ring(top, w * 1.1), ring(lip, w * 1.1)), merlons], stone);
  window(art, x - side * w * 0.06, neck + (foot - neck) * 0.24, w * 0.13);
}

/** Joints here and there. */
function courses(
  art: Art,
  ring: (y: number, radius: number, from?: number, to?: number) => Point[],
  from: number,
  to: number,
  w: number,
): void {
  const rows = Math.round((to - from) / (w * 0.34));
  const joints = range(rows, (row) => {
    const y = from + (row * (to - from)) / rows;
    const start = -64 + ((row * 53) % 90);
    return spline(ring(y, w * 0.9, start, start + 22 + ((row * 29) % 20)));
  });
  strokes(art, joints, INK.form, '#12283a', 0.1);
}

function window(art: Art, x: number, y: number, half: number): void {
  const arch = (grow: number): Path =>
    spline(
      [
        [x - half - grow, y + half * 3.4 + grow, 1],
        [x - half - grow, y - half],
        ...([-45, 0, 45].map((angle) => polar(x, y - half, half + grow, angle)) as Point[]),
        [x + half + grow, y - half],
        [x + half + grow, y + half * 3.4 + grow, 1],
      ],
      true,
    );
  art.fill(arch(half * 0.5), '#12283a').fill(arch(0), '#f0bd62');
}
