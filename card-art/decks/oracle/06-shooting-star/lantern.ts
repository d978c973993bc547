import { contactShadow, INK, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, local, polygon, roundRect } from '../../../kit/pen/index.ts';
import { form } from './light.ts';

/** A paper lantern on a flat stone in the water; the foot at (x, y). */
export function lantern(art: Art, x: number, y: number, scale: number): void {
  const stone = closed('430,664! 442,640 474,630 516,632 548,646 566,670! 510,680 462,678');
  contactShadow(art, 500, 672, 84, 13, '#33423c');
  form(art, stone, '#8a7a60', 10, { towards: [-0.2, -1], rim: '#ffe9bc' });
  const box = local(art, x, y, scale);
  stippledGlow(art, x, y - 50, 150, '#ffd894', 0.8);
  box.fill(
    polygon([
      [-22, -92],
      [22, -92],
      [26, -6],
      [-26, -6],
    ]),
    '#ffe4a0',
  );
  box.glow(0, -40, 34, '#fffdf0', 1, 1.2);
  box.fill(
    polygon([
      [8, -92],
      [22, -92],
      [26, -6],
      [12, -6],
    ]),
    '#f2b466',
    0.75,
  );
  box.line(
    [
      polygon([
        [-22, -92],
        [-26, -6],
      ]),
      polygon([
        [8, -92],
        [12, -6],
      ]),
      polygon([
        [22, -92],
        [26, -6],
      ]),
    ],
    2.6,
    '#4c3426',
  );
  box.line(
    [
      polygon([
        [-24, -50],
        [24, -50],
      ]),
      polygon([
        [-23, -70],
        [23, -70],
      ]),
      polygon([
        [-25, -28],
        [25, -28],
      ]),
    ],
    1.2,
    '#8a5a38',
  );
  box.fill(
    polygon([
      [-34, -90],
      [-14, -108],
      [16, -108],
      [34, -90],
    ]),
    '#4c3426',
  );
  box.fill(roundRect(-30, -8, 60, 9, 2), '#4c3426');
  strokes(box, ['-30,-91 30,-91', '-28,-8 28,-8'], INK.form, '#ffcf8a', 0.05);
}
