import {
  type Art,
  arc,
  ellipse,
  hatch,
  LINE,
  type Local,
  line,
  local,
  type Path,
  type Placement,
  points,
  ramp,
  spline,
} from '../pen/index.ts';
import { leaf } from '../plants/leaf.ts';
import { sparkle } from '../sky/star.ts';

const BROWN = '#8a5a44';

const HEART = spline(
  points(
    '0,-58! 22,-86 58,-94 90,-66 92,-22 66,30 28,78 0,108! -28,78 -66,30 -92,-22 -90,-66 -58,-94 -22,-86',
  ),
  true,
);

/** Leaves beside the sign: distance from its axis, height, heading. */
const LEAVES = [
  [48, -46, 36],
  [54, -22, 78],
  [46, 2, 120],
  [32, 26, 140],
] as const;

/** The sign of Venus, a ring over a cross, with bevelled edges. */
function venus(box: Local): void {
  const sign = (top: number): Path[] => [ellipse(0, -30, 25), line(0, top, 0, 50), line(-22, 23, 22, 23)];
  box.line(sign(0), 14 * box.scale, '#4a1538', 0.5);
  box.line(sign(-5), 9.6 * box.scale, '#8a5244');
  box.line(sign(-5), 7.4 * box.scale, '#fbe3b0');
  const lit = [arc(0, -30, 26.5, -120, 60), line(-1.4, -3, -1.4, 49), line(-21, 21.6, 21, 21.6)];
  box.line(lit, 1.6 * box.scale, '#fffdf6');
  box.blot(sparkle(0, -30, 13), '#fff6df');
}

/** A heart-shaped shield with the sign of Venus, 190 wide, from y = -98 to 110. */
export function heartShield(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const metal = ramp(0, '#f6d99a', 0.3, '#fffaf0', 0.55, '#f6d99a', 0.8, '#c98f5c', 1, '#7a4a50');
  box.solid(HEART, box.linear(-90, -100, 80, 110, metal), LINE.bold);
  box.line(HEART.scale(0.955), LINE.fine, BROWN);
  const enamel = ramp(0, '#f9c3bf', 0.32, '#c9586f', 0.75, '#6a1f4a', 1, '#2c0f35');
  box.solid(HEART.scale(0.86), box.radial(-22, -46, 170, enamel), LINE.mid, '#7a3f4a');
  const rim = HEART.scale(0.925).walk(33).slice(0, 32);
  box.blot(
    rim.map(({ x: sx, y: sy }) => ellipse(sx, sy, 2.1)),
    BROWN,
  );
  const shade = hatch(HEART.scale(0.84), { angle: 52, gap: 6, from: 0.66, to: 0.98 });
  box.line(shade, LINE.hair, '#f6c0b4', 0.55);
  box.line(HEART.scale(0.76), LINE.fine, 'gold', 0.8);
  venus(box);
  for (const side of [1, -1]) {
    const leaves = LEAVES.map(([dx, dy, turn]) => leaf(side * dx, dy, 17, 7, side * turn, side * 2));
    box.blot(leaves, 'gold', 0.9);
  }
}
