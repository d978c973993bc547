import { type Art, LINE, type Paint, Path, range, svgPath } from '../pen/index.ts';

/** A leaf whose foot is at (x, y), pointing to `angle`; `bend` moves its tip sideways, in units. */
export const leaf = (x: number, y: number, length: number, width: number, angle: number, bend = 0): Path =>
  new Path()
    .moveTo(0, 0)
    .curveTo(-width * 0.6 + bend * 0.3, -length * 0.3, -width * 0.45 + bend, -length * 0.75, bend, -length)
    .curveTo(width * 0.45 + bend, -length * 0.7, width * 0.62 + bend * 0.3, -length * 0.3, 0, 0)
    .close()
    .rotate(angle)
    .translate(x, y);

/** A leaf with its fill, middle rib and side veins. */
export function veinedLeaf(
  art: Art,
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  {
    bend = 0,
    fill = art.palette.ink,
    lineWidth = LINE.mid,
    stroke = 'gold',
    veins = 4,
    opacity = 1,
  }: {
    bend?: number;
    fill?: Paint;
    lineWidth?: number;
    stroke?: Paint;
    /** Pairs of side veins. */
    veins?: number;
    opacity?: number;
  } = {},
): void {
  const place = (path: Path): Path => path.rotate(angle).translate(x, y);
  art.solid(leaf(x, y, length, width, angle, bend), fill, lineWidth, stroke, opacity);
  const rib = new Path()
    .moveTo(0, 0)
    .curveTo(bend * 0.2, -length * 0.4, bend * 0.7, -length * 0.7, bend * 0.96, -length * 0.92);
  art.line(place(rib), LINE.fine, stroke, opacity);
  if (!veins) return;
  const side = range(veins, (i) => {
    const t = (i + 1) / (veins + 1.2);
    const footX = bend * t ** 1.5; // veins follow the bend and the width, or they leave the leaf
    const footY = -length * t;
    const reach = width * 0.34 * Math.sin(Math.PI * Math.min(1, t * 0.84 + 0.12));
    return [-1, 1].map((s) =>
      svgPath(
        `M${footX} ${footY}Q${footX + s * reach * 0.6} ${footY - length * 0.05}`,
        `${footX + s * reach * 0.85} ${footY - length * 0.12}`,
      ),
    );
  });
  art.line(place(Path.join(side)), LINE.hair, stroke, 0.8 * opacity);
}
