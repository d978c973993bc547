import { feather } from '../hands/wing.ts';
import {
  type Art,
  LINE,
  type Local,
  lerp,
  local,
  type Paint,
  type Path,
  type Placement,
  points,
  polar,
  ramp,
  ribbon,
  spline,
} from '../pen/index.ts';

/** Where it flies to, in degrees. */
const HEADING = -14;

/** Leading edges from the shoulder to the tip, and where the flights point at the body and at the tip. */
const NEAR_ARM = spline(points('4,-10 -20,-42 -60,-64 -112,-70 -184,-44'));
const FAR_ARM = spline(points('20,-12 44,-50 84,-84 134,-106 198,-146'));
const NEAR_SWEEP = [190, 252] as const;
const FAR_SWEEP = [152, 66] as const;

/** Body, neck and head from above, the head turned a little to the left. */
const BODY = spline(
  points(
    '-10,-92! -1,-82 8,-72 10,-58 15,-44 27,-22 30,6 24,36 15,62 8,80! 0,84 -6,80! -12,60 -20,34 -24,6 -19,-22 -11,-44 -12,-60 -12,-72 -13,-82',
  ),
  true,
)
  .rotate(HEADING)
  .translate(8, 0);

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
export function gullShape(art: Art, x: number, y: number, scale: number, placement: Placement = {}): Path {
  const box = local(art, x, y, scale, placement);
  const blade = (arm: Path, sweep: readonly [number, number]): Path => {
    const steps = arm.walk(20);
    const trailing = steps.map((s) => polar(s.x, s.y, 70, lerp(sweep[0], sweep[1], s.t ** 1.7)));
    return spline([...steps.map((s) => [s.x, s.y] as const), ...trailing.reverse()], true);
  };
  return box.place([blade(NEAR_ARM, NEAR_SWEEP), blade(FAR_ARM, FAR_SWEEP), BODY]);
}

/**
 * A white sea bird in full flight, seen from a little above, both wings spread: (x, y) is its body,
 * at scale 1 the wings span 390.
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
  const tail = [-34, 34, -21, 21, -8, 8].map((spread) => feather(18, 46, 66, 19, 180 + HEADING + spread));
  for (const part of tail) box.solid(part, flights, LINE.fine);
  wing(box, NEAR_ARM, NEAR_SWEEP, { flights, coverts: lit });
  const breast = box.linear(-20, 0, 40, 0, ramp(0, '#dfd6f2', 0.35, '#ffffff', 0.7, '#fff6ee', 1, '#d3c8ec'));
  box.solid(BODY, breast, LINE.mid);
  const onAxis = (path: Path): Path => path.rotate(HEADING).translate(8, 0);
  box.solid(
    onAxis(spline(points('-13,-85! -15,-92 -20,-99! -11,-97 -3,-89! -7,-86'), true)),
    '#e8a488',
    LINE.fine,
  );
  box.line(onAxis(spline(points('-10,-72 -6,-69.5 -3,-73'))), LINE.fine, '#3a3a78');
  box.line(onAxis(spline(points('-4,70 -6,40 -4,8'))), LINE.hair, '#b4a8d6');
  box.line(onAxis(spline(points('8,66 12,38 10,10'))), LINE.hair, '#b4a8d6');
}
