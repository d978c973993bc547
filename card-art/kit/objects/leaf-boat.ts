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
const SIDE = points('0,-4 30,-6 50,-12! 56,-24 66,-38 82,-42 94,-32 94,-14 82,4 62,17 34,25 0,28');

const mirrored = (knots: readonly Knot[]): Knot[] => knots.map(([x, y, corner = 0]): Knot => [-x, y, corner]);

/** Both halves as one outline: forward along the right, back along the left. */
const HULL = spline([...SIDE, ...mirrored(SIDE.slice(1, -1)).reverse()], true);

/**
 * A toy boat of one bamboo leaf, both ends turned over and tucked in: (x, y) is amidships, at
 * scale 1 it is 190 long and 70 high.
 */
export function leafBoat(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const green = box.linear(0, -42, 0, 30, ramp(0, '#d3edcb', 0.45, '#86bda2', 1, '#2c5f7c'));
  const hold = spline(points('-52,-12! -30,-20 0,-23 30,-20 52,-12! 30,-4 0,-2 -30,-4'), true);
  box.solid(HULL, green, LINE.mid);
  box.solid(hold, box.linear(0, -23, 0, 0, ramp(0, '#173f5c', 1, '#3d7a84')), LINE.fine);
  const keel = spline(points('-88,-6 -60,16 -32,24 0,27 32,24 60,16 88,-6'));
  const gunwale = spline(points('-62,-16 -48,-6 -28,0 0,2 28,0 48,-6 62,-16'));
  for (const t of [0.2, 0.4, 0.6, 0.8]) box.line(between(gunwale, keel, t), LINE.hair, '#f1f8e0', 0.85);
  for (const side of [1, -1]) {
    const knots = (text: string): Knot[] => (side > 0 ? points(text) : mirrored(points(text)));
    box.line(spline(knots('60,-14 64,-28 76,-36 86,-28 85,-12 74,3')), LINE.hair, '#f1f8e0', 0.85);
    box.line(spline(knots('62,-8 68,-22 76,-28 80,-20 77,-8 68,3')), LINE.hair, '#f1f8e0', 0.85);
    const slit = spline(knots('50,-12 56,-2 66,4 78,5'));
    box.blot(ribbon(slit, 3, { samples: 10, start: 0.5 }), '#1c4a66');
  }
}
