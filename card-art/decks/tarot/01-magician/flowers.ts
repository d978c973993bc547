import type { Art } from '../../../kit/pen/index.ts';
import { blades, lilies, sprouting } from './lilies.ts';
import { bough, bud, rose, roseLeaf } from './roses.ts';

/** Lilies and roses before the table, and what comes up at his feet. */
export function flowers(art: Art): void {
  sprouting(art);
  lilies(art);
  for (const [x, y, length, angle, bend] of [
    [440, 866, 44, -64, 6],
    [452, 880, 50, -30, -5],
    [506, 872, 54, 30, 6],
    [538, 850, 44, 70, -5],
    [478, 856, 34, 8, 3],
  ] as const)
    roseLeaf(art, x, y, length, angle, bend);
  bud(art, 404, 850, 0.9, -28);
  rose(art, { x: 544, y: 848, radius: 27, looks: 34, turned: 0.7, seed: 'edge' });
  rose(art, { x: 432, y: 858, radius: 24, looks: -22, turned: 0.5, seed: 'small' });
  rose(art, { x: 486, y: 842, radius: 38, looks: -8, turned: 0.3, seed: 'full' });
  blades(art, [['560,900 548,876 530,866 508,868', 14, '#20383a', '#4d6f56']]);
}

/** Roses over him, along the arch. */
export function bower(art: Art): void {
  bough(art, '40,540 56,440 64,340 92,240 146,168 210,122 264,90 312,56', 15);
  bough(art, '66,330 88,322 110,330 124,350', 7);
  for (const [x, y, length, angle, bend] of [
    [56, 440, 42, 118, 5],
    [53, 466, 36, 74, -4],
    [60, 376, 50, 128, -6],
    [62, 392, 38, 60, 5],
    [72, 300, 30, -10, 4],
    [92, 250, 36, 78, 6],
    [108, 210, 34, -24, -4],
    [120, 206, 46, 152, 6],
    [112, 332, 34, 70, 4],
    [118, 340, 40, 168, -5],
    [182, 141, 40, -14, 5],
    [170, 168, 30, 160, 4],
    [222, 116, 36, 128, 5],
    [246, 101, 44, 152, -6],
    [266, 89, 30, 96, 4],
    [236, 106, 28, -20, 3],
  ] as const)
    roseLeaf(art, x, y, length, angle, bend);
  rose(art, { x: 84, y: 296, radius: 27, looks: 70, turned: 0.55, seed: 'low' });
  rose(art, { x: 142, y: 178, radius: 38, looks: 120, turned: 0.25, seed: 'great' });
  rose(art, { x: 102, y: 232, radius: 20, looks: 20, turned: 0.75, seed: 'aside' });
  rose(art, { x: 216, y: 126, radius: 22, looks: 140, turned: 0.5, seed: 'high' });
  bud(art, 126, 352, 0.95, 150);
  bud(art, 284, 84, 0.66, 70);
}
