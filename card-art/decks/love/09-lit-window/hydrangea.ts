import { INK, ink, modelled } from '../../../kit/hand/index.ts';
import { type Art, ellipse, Path, points, polar, random, range, spline } from '../../../kit/pen/index.ts';

/** A ball of small four-petalled flowers in the rain; light from the upper left. */
export function hydrangea(art: Art, x: number, y: number, r: number, tones: readonly string[]): void {
  const chance = random(`hydrangea ${x}`);
  const count = Math.round(r * 0.75);
  const floret = (cx: number, cy: number, size: number, turn: number): Path =>
    Path.join(
      range(4, (i) => {
        const [px, py] = polar(cx, cy, size * 0.55, turn + i * 90);
        return ellipse(0, 0, size * 0.5, size * 0.6)
          .rotate(turn + i * 90)
          .translate(px, py);
      }),
    );
  modelled(
    art,
    [x - r - 20, y - r - 20, x + r + 20, y + r + 20],
    { towards: [-r * 0.3, -r * 0.36], soft: r * 0.3, shade: '#1e2454', rim: '#ffd9a8', rimWidth: 2 },
    () => {
      art.fill(ellipse(x, y, r * 0.9, r * 0.8), '#3c4684');
      const hearts: Path[] = [];
      for (const i of range(count, (place) => place)) {
        const [ux, uy] = polar(0, 0, Math.sqrt((count - i - 0.5) / count) * 0.9, i * 137.5);
        const size = r * chance.between(0.17, 0.21);
        const [cx, cy] = [x + ux * r, y + uy * r * 0.88];
        art
          .fill(floret(cx, cy, size * 1.12, i * 31), '#4a5490')
          .fill(floret(cx, cy, size, i * 31), tones[i % tones.length]!);
        hearts.push(ellipse(cx, cy, r * 0.034));
      }
      art.blot(hearts, '#f0ecf8');
    },
  );
}

/** A broad toothed leaf below the flowers. */
export function hydrangeaLeaf(art: Art, x: number, y: number, length: number, angle: number): void {
  const place = (knots: string, closed = false): Path =>
    spline(points(knots), closed)
      .scale(length / 100)
      .rotate(angle)
      .translate(x, y);
  const shape = place(
    '0,0! -18,-12 -26,-26 -34,-40 -33,-56 -26,-72 -16,-84 0,-106! 16,-84 26,-72 33,-56 34,-40 26,-26 18,-12',
    true,
  );
  const [left, top, right, bottom] = shape.bounds();
  modelled(
    art,
    [left - 12, top - 12, right + 12, bottom + 12],
    { towards: [-6, -7], soft: 9, shade: '#1c2c40', rim: '#b8c8b8', rimWidth: 1.8 },
    () => void art.fill(shape, '#46645c'),
  );
  art.blot(
    [
      '0,-4 0,-50 0,-96',
      '0,-24 -14,-36 -26,-42',
      '0,-48 -14,-60 -24,-66',
      '0,-30 14,-42 26,-48',
      '0,-54 12,-66 22,-72',
    ].map((vein, i) => ink(place(vein), i ? INK.detail : INK.form, i, 0.2)),
    '#b8c8b8',
  );
}
