import { type Art, hatch, LINE, local, type Placement, points, polygon } from '../pen/index.ts';

/** A small house far off, asleep: (x, y) is its ground, at scale 1 it is 44 wide and 34 high. */
export function gable(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  box.solid(polygon(points('-18,0 -18,-16 -8,-28 2,-16 2,0')), '#3b3a8c', LINE.fine);
  box.solid(polygon(points('2,0 2,-16 20,-16 20,0')), '#1b2058', LINE.fine);
  const roof = polygon(points('-8,-31 13,-31 24,-15 3,-15'));
  box.solid(roof, '#11164a', LINE.fine);
  box.line(hatch(roof, { angle: 0, gap: 4 }), LINE.hair, 'gold', 0.7);
}
