import { type Art, closed, curve, ellipse, local, type Placement, ribbon } from '../../../kit/pen/index.ts';

/** A street lamp that is on: (x, y) is its foot, at scale 1 it is 100 high; its arm reaches right. */
export function streetLamp(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  box.glow(25, -88, 46, '#ffd9a0', 0.85);
  box.blot(ribbon(curve('0,0 0,-70 3,-90 14,-98 28,-96'), 4.4, { samples: 16, start: 1, end: 0.6 }));
  box.blot(closed('16,-97! 24,-101 36,-95 38,-90! 18,-91!'));
  box.fill(ellipse(27, -89, 9, 3.4), '#fff4d8');
  box.glow(27, -88, 16, '#fff4d8', 0.9);
}
