import { feather } from '../hands/wing.ts';
import {
  type Art,
  ellipse,
  LINE,
  type Local,
  lerp,
  local,
  type Paint,
  type Path,
  type Placement,
  points,
  ramp,
  range,
  ribbon,
  spline,
} from '../pen/index.ts';

/** Leading edges from the shoulder to the tip, and where the flights point at the body and at the tip. */
const NEAR_ARM = spline(points('14,-6 -6,-48 -42,-84 -96,-104 -168,-96'));
const FAR_ARM = spline(points('22,-8 44,-52 84,-88 134,-112 196,-150'));
const NEAR_SWEEP = [196, 262] as const;
const FAR_SWEEP = [152, 66] as const;

/** A long neck-less body, wedge tail, head in profile to the right. */
const BODY = spline(
  points(
    '92,-18! 80,-26 64,-28 50,-20 24,-12 -14,-6 -52,2 -92,14! -98,22 -92,30! -50,26 -10,24 30,16 58,2 76,-8',
  ),
  true,
);

interface Plumage {
  flights: Paint;
  coverts: Paint;
}

/** Flights, then two ranks of coverts, then the leading edge; light falls through the flights. */
function wing(box: Local, arm: Path, sweep: readonly [number, number], { flights, coverts }: Plumage): void {
  const steps = arm.walk(60);
  const rank = (
    count: number,
    length: (t: number) => number,
    width: number,
    fill: Paint,
    last: number,
  ): void => {
    for (let i = 0; i < count; i++) {
      const t = lerp(0.03, last, i / (count - 1));
      const { x, y } = steps[Math.round(t * 59)]!;
      const angle = lerp(sweep[0], sweep[1], t ** 1.7);
      box.solid(feather(x, y, length(t), width, angle), fill, LINE.fine);
    }
  };
  rank(19, (t) => lerp(70, 78, Math.sin(t * 3)) * (t > 0.9 ? 0.86 : 1), 19, flights, 0.99);
  rank(15, (t) => lerp(42, 30, t), 17, coverts, 0.9);
  rank(12, (t) => lerp(24, 17, t), 14, coverts, 0.86);
  box.solid(ribbon(arm, 13, { samples: 22, start: 0.7, end: 0.1, peak: 0.35 }), coverts, LINE.mid);
}

/** The outline of the whole bird, for its image on water. */
export function gullShape(x: number, y: number, art: Art, scale: number, placement: Placement = {}): Path {
  const box = local(art, x, y, scale, placement);
  const blade = (arm: Path, sweep: readonly [number, number]): Path => {
    const steps = arm.walk(20);
    const trailing = steps.map(({ x: px, y: py, t }) => {
      const angle = (lerp(sweep[0], sweep[1], t ** 1.7) * Math.PI) / 180;
      return [px + 70 * Math.sin(angle), py - 70 * Math.cos(angle)] as const;
    });
    return spline([...steps.map((s) => [s.x, s.y] as const), ...trailing.reverse()], true);
  };
  return box.place([blade(NEAR_ARM, NEAR_SWEEP), blade(FAR_ARM, FAR_SWEEP), BODY]);
}

/**
 * A white sea bird in full flight, gliding to the right, both wings spread: (x, y) is its body, at
 * scale 1 the wings span 390.
 */
export function gull(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const lit = box.linear(0, -150, 0, 20, ramp(0, '#d9d2f6', 0.5, '#ffffff', 1, '#fff3ea'));
  const flights = box.linear(
    -170,
    -60,
    190,
    -60,
    ramp(0, '#8f96d6', 0.2, '#dcd8fa', 0.5, '#fffaf6', 0.8, '#e6dff8', 1, '#8f96d6'),
  );
  wing(box, FAR_ARM, FAR_SWEEP, { flights, coverts: lit });
  for (const [angle, length] of [
    [-122, 50],
    [-112, 56],
    [-102, 58],
    [-92, 54],
  ] as const) {
    box.solid(feather(-66, 16, length, 18, angle), flights, LINE.fine);
  }
  box.solid(BODY, box.linear(0, -28, 0, 30, ramp(0, '#ffffff', 0.6, '#fff3ea', 1, '#cfc4ea')), LINE.mid);
  box.line(
    range(5, (i) =>
      spline([
        [-60 + i * 26, 20 - i * 2],
        [-44 + i * 26, 22 - i * 2],
        [-30 + i * 26, 16 - i * 2.4],
      ]),
    ),
    LINE.hair,
    '#a79cce',
  );
  box.solid(spline(points('88,-23! 102,-19 110,-12! 98,-13 88,-14!'), true), '#e8a488', LINE.fine);
  box.line(spline(points('70,-20 75,-18.5 80,-20')), LINE.fine, '#3a3a78');
  wing(box, NEAR_ARM, NEAR_SWEEP, { flights, coverts: lit });
  box.fill(ellipse(10, 2, 17, 9).rotate(-20, 10, 2), '#fffaf6', 0.9);
}
