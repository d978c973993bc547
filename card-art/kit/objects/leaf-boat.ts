import { type Art, between, hatch, LINE, local, type Placement, points, ramp, spline } from '../pen/index.ts';

/**
 * A toy boat of one bamboo leaf, both ends folded over and tucked in: (x, y) is the middle of its
 * waterline, at scale 1 it is 150 long. Its bow is to the right.
 */
export function leafBoat(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const leafGreen = box.linear(0, -40, 0, 20, ramp(0, '#b9dcc2', 0.5, '#6fa79c', 1, '#2f5a78'));
  const inside = box.linear(0, -30, 0, 8, ramp(0, '#24506a', 1, '#4c8a8c'));
  const far = spline(points('-58,-16! -30,-21 0,-22 30,-21 60,-18'));
  const near = spline(points('-60,-14! -32,0 0,4 34,0 62,-16'));
  box.solid(spline(points('-62,-18! -30,-25 0,-26 34,-25 64,-20! 34,4 0,8 -32,4'), true), inside, LINE.fine);
  box.line(
    [0.25, 0.5, 0.75].map((t) => between(far, near, t)),
    LINE.hair,
    'gold',
    0.6,
  );
  const hull = spline(points('-66,-14! -34,-2 0,2 36,-2 68,-16! 56,10 34,20 0,24 -34,20 -56,10'), true);
  box.solid(hull, leafGreen, LINE.mid);
  box.line(hatch(hull, { angle: 0, gap: 5, from: 0.04, to: 0.96, curve: 3 }), LINE.hair, '#e6f3dc', 0.75);
  for (const side of [-1, 1]) {
    const fold = spline(
      points('44,-16! 56,-40 78,-46 90,-34 86,-12 70,6 56,12! 50,-2').map(
        ([px, py, corner = 0]) => [px * side, py, corner] as const,
      ),
      true,
    );
    box.solid(fold, leafGreen, LINE.mid);
    const lines = points('50,-14 60,-34 76,-38 82,-28 78,-10 64,4').map(
      ([px, py]) => [px * side, py] as const,
    );
    box.line(spline(lines), LINE.hair, '#e6f3dc', 0.8);
    const inner = points('54,-10 62,-26 72,-28 74,-18 68,-6').map(([px, py]) => [px * side, py] as const);
    box.line(spline(inner), LINE.hair, '#e6f3dc', 0.8);
  }
}
