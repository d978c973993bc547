import { INK, ink } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, Path } from '../../../kit/pen/index.ts';
import { form } from './form.ts';

/** A golden cup round the middle of its stem's knop, opening up before it is turned. */
export function cup(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const metal = { shade: '#7a4034', rim: '#fff3c8', rimWidth: 2 } as const;
  form(art, box.place(closed('-22,34! -14,27 -5,24 -4,6! 4,6! 5,24 14,27 22,34! 0,39')), '#c98f48', 5, metal);
  form(
    art,
    box.place(closed('-27,-44! -28,-24 -20,-6 -6,4! 6,4! 20,-6 28,-24 27,-44! 0,-38')),
    '#e0ac58',
    8,
    metal,
  );
  form(art, box.place(ellipse(0, 7, 8, 5)), '#e0ac58', 3, metal);
  form(art, box.place(ellipse(0, -44, 27, 7)), '#6c4038', 3, metal);
  art.fill(box.place(ellipse(0, -42, 23, 4.6)), '#8fb8b4');
  art.blot(
    Path.join(
      ['-25,-30 0,-24 25,-30', '-20,-14 0,-9 20,-14'].map((line, i) =>
        ink(box.place(curve(line)), INK.form, i, 0.1),
      ),
    ),
    '#7a4034',
  );
}
