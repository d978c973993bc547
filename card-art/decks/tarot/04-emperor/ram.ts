import { ink } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  type Path,
  points,
  range,
  tube,
} from '../../../kit/pen/index.ts';
import { form } from './form.ts';

const STONE = { shade: '#5a3c46', rim: '#fbe2b4', rimWidth: 1.6 } as const;

/** A ram's head carved from the arm's end, three-quarter to the left; about 100 × `scale` high, its brow at (x, y). */
export function ram(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const place = (knots: string): Path => box.place(closed(knots));
  const line = (knots: string, weight: number, seed: number): Path =>
    ink(box.place(curve(knots)), weight, seed, 0.05);
  // the breast it grows from
  form(art, place('10,-30! 40,-34 56,-10 54,40 40,74! 16,80 2,60 0,30'), '#b98a68', 9 * scale, STONE);
  art.blot(
    ['16,34 26,40 22,52', '32,36 42,44 36,56', '20,56 30,62 26,74'].map((curl, i) => line(curl, 2, i)),
    '#7c5648',
  );
  const far = tube(points('-14,-32 -30,-44 -44,-34 -46,-14 -36,-4 -28,-12'), [8, 9, 7, 5, 3], 26);
  form(art, box.place(far.outline), '#c99a70', 4 * scale, STONE);
  form(
    art,
    place(
      '-20,-38! 0,-44 20,-38 28,-18 22,4 10,20 -2,36 -12,52! -24,58 -38,54 -42,44! -40,32 -32,10 -26,-12',
    ),
    '#e0b684',
    9 * scale,
    STONE,
  );
  art.blot(
    [
      line('-40,42 -34,46 -28,44', 2, 1),
      line('-38,52 -26,48 -14,46', 2, 2),
      line('-30,-14 -34,10 -40,30', 1.4, 3),
      line('-12,-22 -2,-24 8,-18', 3, 4),
    ],
    '#5a3c46',
  );
  box.fill(ellipse(-2, -14, 6, 4.4), '#4a303c').fill(ellipse(-4, -15.4, 2, 1.6), '#f6dcae');
  form(art, place('22,-6! 36,2 46,16 44,26! 30,24 20,12'), '#c99a70', 4 * scale, STONE);
  const horn = tube(
    points('2,-40 20,-58 46,-58 64,-36 64,-6 48,14 28,12 22,-6 34,-18 44,-10'),
    [13, 15, 15, 14, 12, 10, 8, 6, 3],
    44,
  );
  form(art, box.place(horn.outline), '#d9a878', 8 * scale, STONE);
  const ridges = range(16, (i) =>
    ink(box.place(horn.rib(0.06 + i * 0.054, 0.02, -0.86, 0.86)), 1.8, i, 0.05),
  );
  art.blot(ridges, '#8a5e50');
}
