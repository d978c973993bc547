import {
  type Art,
  between,
  type Knot,
  LINE,
  local,
  type Placement,
  points,
  ramp,
  ribbon,
  spline,
} from '../pen/index.ts';

/** Half of the hull seen from its side, from amidships to the loop in which the leaf turns over. */
const SIDE = points('0,-3 34,-5 58,-11! 62,-26 71,-39 84,-42 93,-33 94,-18 85,-2 66,10 36,18 0,20');

const mirrored = (knots: readonly Knot[]): Knot[] => knots.map(([x, y, corner = 0]): Knot => [-x, y, corner]);

/** Both halves as one outline: forward along the right, back along the left. */
const HULL = spline([...SIDE, ...mirrored(SIDE.slice(1, -1)).reverse()], true);

/**
 * A toy boat of one bamboo leaf, both ends turned over and tucked in: (x, y) is amidships, at
 * scale 1 it is 190 long and 62 high.
 */
export function leafBoat(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const green = box.linear(0, -42, 0, 30, ramp(0, '#d9efd0', 0.45, '#8fc2ac', 1, '#2f6080'));
  const hold = spline(points('-58,-11! -34,-18 0,-20 34,-18 58,-11! 34,-4 0,-2 -34,-4'), true);
  const stem = spline(points('-88,-30 -100,-44 -118,-50'));
  box.solid(ribbon(stem, 5, { samples: 10, start: 0.9, end: 0.5 }), green, LINE.fine);
  box.solid(HULL, green, LINE.mid);
  box.solid(hold, box.linear(0, -23, 0, 0, ramp(0, '#173f5c', 1, '#3d7a84')), LINE.fine);
  const keel = spline(points('-88,-8 -64,10 -34,17 0,19 34,17 64,10 88,-8'));
  const gunwale = spline(points('-64,-14 -52,-7 -30,-2 0,0 30,-2 52,-7 64,-14'));
  for (const t of [0.2, 0.4, 0.6, 0.8]) box.line(between(gunwale, keel, t), LINE.hair, '#f1f8e0', 0.85);
  for (const side of [1, -1]) {
    const knots = (text: string): Knot[] => (side > 0 ? points(text) : mirrored(points(text)));
    box.line(spline(knots('65,-13 69,-28 79,-36 87,-29 86,-14 76,0')), LINE.hair, '#f1f8e0', 0.85);
    box.line(spline(knots('67,-9 72,-23 79,-28 82,-20 79,-9 71,0')), LINE.hair, '#f1f8e0', 0.85);
    const slit = spline(knots('57,-11 62,-4 70,0 80,0'));
    box.blot(ribbon(slit, 3, { samples: 10, start: 0.5 }), '#1c4a66');
  }
}
