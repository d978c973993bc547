import { byHand, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, points, polygon } from '../../../kit/pen/index.ts';
import { form, NIGHT } from './light.ts';

/** Where the ring hangs. */
export const RING = [330, 764] as const;

/** The block that he squats on, an iron ring in it. */
export function block(art: Art): void {
  form(art, byHand(polygon(points('457,723 484,728 480,800 452,812')), 1.4), '#120c1c', 6, {
    rim: '#4c6a72',
    rimWidth: 1.4,
    towards: [1, 0],
  });
  const front = byHand(polygon(points('194,730 459,721 454,814 202,808')), 1.6);
  form(art, front, '#34181f', 16, { towards: [-1, -0.1] });
  stippled(art, front, '#8a3a2a', [380, 780], [190, 740], [0, 0.8]);
  // its upper edge, worn round, takes the fire between the hoofs
  art.fill(
    closed('194,729! 260,728 330,725 459,721! 459,725! 330,730 260,734 194,736!'),
    art.linear(194, 0, 459, 0, [
      [0, '#ffb868', 1],
      [0.55, '#d8793e', 1],
      [1, '#8a4630', 0.7],
    ]),
  );
  strokes(
    art,
    ['236,742 242,756 234,774', '400,736 394,756 404,784', '206,780 230,776 250,784'].map((crack) =>
      curve(crack),
    ),
    2.6,
    '#1c0d1a',
    0.2,
  );
  const [x, y] = RING;
  art.fill(ellipse(x, y - 15, 9, 7), NIGHT);
  art.line(ellipse(x, y, 14, 17), 6, '#120c16').line(ellipse(x - 1, y - 1, 14, 17), 1.4, '#f0a05c');
}
