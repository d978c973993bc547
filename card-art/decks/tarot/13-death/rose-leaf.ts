import { type Art, LINE, local, type Paint, range, svgPath } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** A single leaf of a rose, foot at (x, y), whose side veins stay inside the blade however it bends. */
export function roseLeaf(
  art: Art,
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  { bend = 0, fill = art.palette.ink }: { bend?: number; fill?: Paint } = {},
): void {
  const blade = leaf(x, y, length, width, angle, bend);
  const box = local(art, x, y, 1, { rot: angle });
  art.solid(blade, fill);
  const veins = [-1, 1].flatMap((side) =>
    range(6, (i) => {
      const t = (i + 0.8) / 7;
      const [rx, ry, w] = [bend * t ** 1.5, -length * t, side * width];
      return svgPath(
        `M${rx} ${ry}C${rx + w * 0.16} ${ry - length * 0.04}`,
        `${rx + w * 0.3} ${ry - length * 0.08} ${rx + w * 0.42} ${ry - length * 0.17}`,
      );
    }),
  );
  art.clip(blade, () => box.line(veins, LINE.hair, 'gold', 0.85));
  const rib = svgPath(
    `M0 0C${bend * 0.2} ${-length * 0.4} ${bend * 0.7} ${-length * 0.7} ${bend * 0.98} ${-length * 0.95}`,
  );
  box.line(rib, LINE.fine);
}
