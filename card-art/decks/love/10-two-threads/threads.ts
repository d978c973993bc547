import { type Art, curve, line, type Path, ribbon } from '../../../kit/pen/index.ts';
import { BLUE, HELD, MEETING, ORIFICE, PAW, ROSE } from './view.ts';

const TONES = {
  blue: { fill: BLUE, shade: '#3d5f9c', rim: '#c4dcff' },
  rose: { fill: ROSE, shade: '#9c3450', rim: '#ffc2c4' },
} as const;

/** Spun wool: thin far off, its underside in the dark, the window's snow and the fire along its edge. */
function yarn(
  art: Art,
  course: Path,
  wide: number,
  { fill, shade, rim }: (typeof TONES)[keyof typeof TONES],
): void {
  const run = { samples: 30, start: 0.36, end: 1, peak: 0.98 } as const;
  art.fill(ribbon(course.translate(-0.7, 0.5), wide, run), shade);
  art.fill(ribbon(course, wide * 0.86, run), fill);
  art.fill(ribbon(course.translate(0.7, -0.2), wide * 0.3, run), rim);
}

/**
 * Across the lane and in at the window: from either wall of the house one thread to where they meet, both slack: the one
 * hangs free, the other over a cat's paw; thicker as they come near.
 */
export function incoming(art: Art): void {
  const [x, y] = MEETING;
  const [[bx, by], [rx, ry]] = HELD;
  const [fx, fy] = PAW;
  yarn(
    art,
    curve(
      `${bx},${by} ${bx - 4},${by + 44} ${bx - 8},${by + 92} ${bx - 4},${by + 138} ${x - 5},${y - 14} ${x},${y}`,
    ),
    3.6,
    TONES.blue,
  );
  yarn(
    art,
    curve(
      `${rx},${ry} ${rx + 3},${ry + 34} ${fx + 4},${fy - 32} ${fx},${fy}! ${fx - 2},${fy + 28} ${fx - 16},${fy + 56} ${x + 12},${y - 7} ${x},${y}`,
    ),
    4,
    TONES.rose,
  );
}

/** From there one, of both colours, in a slack bow into the wheel. */
export function spun(art: Art): void {
  const [x, y] = MEETING;
  const [ox, oy] = ORIFICE;
  const course = curve(
    `${x},${y} ${x - 9},${y + 34} ${x - 20},${y + 72} ${x - 23},${y + 98} ${ox - 15},${oy + 0.5} ${ox - 7},${oy + 4} ${ox},${oy}`,
  );
  art.fill(ribbon(course, 5, { start: 0.7, end: 1, samples: 24 }), '#3a2848');
  // each turn of the ply lies across the yarn
  const turns = course
    .walk(37)
    .map(({ x: sx, y: sy, angle }) => line(-1.7, 1.3, 1.7, -1.3).rotate(angle).translate(sx, sy));
  art.line(
    turns.filter((_, i) => i % 2),
    2.6,
    BLUE,
  );
  art.line(
    turns.filter((_, i) => !(i % 2)),
    2.6,
    ROSE,
  );
  art.fill(ribbon(course.translate(1.5, 0.4), 1, { start: 0.5, end: 1, samples: 24 }), '#ffd2b0', 0.8);
}
