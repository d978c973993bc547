import { type Art, ellipse, hatch, LINE, local, type Placement, points, ramp, spline } from '../pen/index.ts';

/** A post on the shore with two turns of rope: (x, y) is its foot, at scale 1 it is 120 high. */
export function mooringPost(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const shaft = spline(points('-13,0! -14,-60 -12,-112! 12,-112! 14,-58 15,0! 0,4'), true);
  box.solid(shaft, box.linear(-14, 0, 15, 0, ramp(0, '#5a57a0', 0.35, '#2c2f72', 1, '#0b1130')), LINE.mid);
  box.line(
    hatch(shaft, { angle: 88, gap: 4.5, from: 0.05, to: 0.9, jitter: 0.5, seed: 4 }),
    LINE.hair,
    'gold',
    0.6,
  );
  box.solid(ellipse(0, -112, 12, 4.2), '#8f8ad0', LINE.fine);
  box.line(ellipse(1, -112, 6, 2), LINE.hair);
  for (const turn of [-84, -77, -70]) {
    box.line(
      spline([
        [-14, turn - 1],
        [0, turn + 4],
        [14, turn - 1],
      ]),
      6.6,
      '#2a2350',
    );
    box.line(
      spline([
        [-14, turn - 1],
        [0, turn + 4],
        [14, turn - 1],
      ]),
      4.6,
      '#d8bd96',
    );
  }
}
