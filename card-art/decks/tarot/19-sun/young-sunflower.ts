import { strokes, within } from '../../../kit/hand/index.ts';
import { type Art, ellipse, local, type Path, polar, random, range, spline } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { GREEN } from './sunflower.ts';

/** Where one is, how large it will be, and how it leans. */
export interface Young {
  x: number;
  y: number;
  r: number;
  rot: number;
}

/** Still shut: bracts round it, at its tip the first yellow. */
export function bud(art: Art, { x, y, r, rot }: Young): void {
  const box = local(art, x, y, r / 20, { rot });
  const fan = (angles: readonly number[], length: number, width: number, foot = 10): Path[] =>
    angles.map((angle, i) => leaf(angle * 0.06, foot, length * (i % 2 ? 0.9 : 1), width, angle));
  box.blot(fan([-22, 22, -8, 9], 32, 9), '#f0b43c');
  box.blot(fan([0], 30, 9), '#ffd765');
  box.blot(fan([-58, 60, -34, 36], 26, 13), GREEN.shade);
  box.fill(ellipse(0, 4, 11, 12), GREEN.fill);
  box.blot(fan([-40, 42], 23, 12, 12), GREEN.fill);
  box.blot(fan([-20, 22], 25, 12, 13), GREEN.shade);
  for (const bract of fan([2], 25, 13, 14)) {
    box.fill(bract, GREEN.fill);
    within(box, bract, { side: [-2, 0], paint: GREEN.light });
  }
}

/** Half open, seen from the side: the rays stand up round a heart that still turns to the sky. */
export function opening(art: Art, { x, y, r, rot }: Young): void {
  const box = local(art, x, y, r / 40, { rot });
  const chance = random(`opening ${x}`);
  const rays = (count: number, spread: number, length: number, width: number, foot: number): Path[] =>
    range(count, (i) => {
      const angle = -spread + (2 * spread * i) / (count - 1) + chance.between(-5, 5);
      return leaf(angle * 0.22, foot, length * chance.between(0.86, 1.1), width, angle, angle * 0.04);
    });
  box.blot(rays(10, 66, 44, 13, 2), '#d98f2a');
  box.fill(ellipse(0, -8, 17, 8), '#74401f');
  box.blot(
    range(26, (i) => ellipse(chance.between(-14, 14), -9 + chance.between(-5, 3), 0.9 + (i % 3) * 0.3)),
    '#d29a4c',
  );
  rays(9, 84, 34, 13, 6).forEach((ray, i) => {
    box.fill(ray, ['#fbcb4c', '#ffdb6e', '#f2b43e'][i % 3]!);
    within(box, ray, { side: [1.6, 1.6], paint: '#d9922c' });
  });
  box.fill(
    spline(
      [
        [-17, 4],
        [-10, 13],
        [0, 16],
        [10, 13],
        [17, 4],
        [8, 7],
        [-8, 7],
      ],
      true,
    ),
    GREEN.fill,
  );
  box.blot(
    range(8, (i) => leaf(...polar(0, 8, 8, -84 + i * 24), 18 + (i % 2) * 4, 8, -84 + i * 24)),
    GREEN.shade,
  );
  box.blot(
    range(7, (i) => leaf(...polar(0, 11, 5, -72 + i * 24), 15, 8, -72 + i * 24)),
    GREEN.fill,
  );
  strokes(box, ['-12,4 -8,11 0,14', '4,6 6,10 4,14'], 1, GREEN.line, 0.2);
}
