import { around, INK, ink, lit, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  line,
  local,
  type Point,
  polygon,
  range,
} from '../../../kit/pen/index.ts';

/** The roof's edge runs along the railing, so it falls to the same far point; its rafters come from the other. */
const edge = (x: number, lift = 0): Point => [x, 176 - (x - 50) * 0.288 - lift];
const RAFTERS: Point = [975, 450];

const wood = lit({
  from: { towards: [0.4, 1] },
  shade: '#54413e',
  rim: '#ffdcae',
  rimWidth: 2.4,
  stray: 0.4,
  region: (outline) => around(outline, 10),
});

/** The hut's roof over our heads, its underside warm from the light below. */
export function eave(art: Art): void {
  art.fill(polygon([edge(30), edge(600), [600, 30], [30, 30]]), '#b78f7c');
  // each runs back over our heads until the picture's edge
  const rafters = range(12, (i) => {
    const back = (x: number): readonly [Point, Point] => {
      const [, y] = edge(x);
      const k = Math.min((y + 20) / (RAFTERS[1] - y), (x - 10) / (RAFTERS[0] - x));
      return [
        [x, y],
        [x + (x - RAFTERS[0]) * k, y + (y - RAFTERS[1]) * k],
      ];
    };
    const [near, far] = [back(60 + i * 42), back(60 + i * 42 + 13)];
    return polygon([...near, far[1], far[0]]);
  });
  art.blot(
    range(9, (i) => ink(line(...edge(30, 26 + i * 24), ...edge(600, 26 + i * 24)), INK.form, i, 0.1)),
    '#7d5f57',
  );
  for (const rafter of rafters) art.fill(rafter, '#7d5f57');
  art
    .fill(polygon([edge(30), edge(580), edge(580, 15), edge(30, 15)]), '#6f534d')
    .fill(polygon([edge(30), edge(580), edge(580, 3), edge(30, 3)]), '#ffdcae');
}

/** A lamp on a hook that nobody has put out yet; the hook is at (x, y). */
export function lamp(art: Art, x: number, y: number): void {
  const box = local(art, x, y);
  strokes(box, ['0,-4 0,16', '-13,36 -14,22 0,14 14,22 13,36'], INK.form, '#54413e', 0);
  stippledGlow(art, x, y + 52, 46, '#fff0c0', 0.9);
  box.fill(closed('-9,38! 9,38! 12,52 9,68! -9,68! -12,52'), '#ffe2a0').fill(ellipse(0, 56, 3, 7), '#fffdf0');
  wood(art, box.place(closed('-14,38! -8,28 8,28 14,38!')), '#6d534d', 3);
  wood(art, box.place(closed('-13,68! 13,68! 15,80! -15,80!')), '#6d534d', 3);
  strokes(box, ['-11,38 -14,54 -11,68', '11,38 14,54 11,68'], INK.form, '#54413e', 0);
}
