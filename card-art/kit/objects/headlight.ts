import { type Art, ellipse, local, type Placement, points, polygon, ramp, spline } from '../pen/index.ts';

/** A far motorcycle by night: a lamp, its beam to the right, a hint of rider; (x, y) is the road. */
export function headlight(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const beam = polygon(points('5,-8 92,-24 100,14 5,-5'));
  box.fill(beam, box.linear(4, 0, 98, 0, ramp(0, '#fff1d0', 0.85, 1, '#fff1d0', 0)));
  box.fill(spline(points('-13,-4! -12,-10 -8,-12 -8,-19 -4,-21 -2,-15 4,-10 6,-4!'), true), '#0a0e30');
  box.fill([ellipse(-10, -3, 4.2), ellipse(4, -3, 4.2)], '#0a0e30');
  box.glow(5, -7, 34, '#ffe9c0', 0.9);
  box.fill(ellipse(5, -7, 3), '#fffdf6');
}
