import { type Art, LINE, type Paint, type Path, range, svgPath } from '../../../kit/pen/index.ts';

/** One heart-shaped leaflet of length and width 1, pointing up, and the pale arrow across it. */
const LEAFLET = svgPath(
  'M0 0C-.2 -.16 -.6 -.42 -.56 -.74C-.52 -1.02 -.2 -1.08 0 -.9C.2 -1.08 .52 -1.02 .56 -.74C.6 -.42 .2 -.16 0 0Z',
);
const ARROW = svgPath('M-.48 -.58C-.3 -.62 -.12 -.72 0 -.82C.12 -.72 .3 -.62 .48 -.58');
const RIBS = svgPath('M0 -.06V-.86M-.04 -.2L-.28 -.5M.04 -.2L.28 -.5');

/** A clover leaf from above, (x, y) its middle: three leaflets, seldom four. */
export function clover(
  art: Art,
  x: number,
  y: number,
  radius: number,
  {
    rot = 0,
    leaflets = 3,
    fill,
    lineWidth = LINE.fine,
    stroke = 'gold',
    veins = true,
  }: { rot?: number; leaflets?: 3 | 4; fill: Paint; lineWidth?: number; stroke?: Paint; veins?: boolean },
): void {
  const parts = range(leaflets, (i) => {
    const grow = radius * (1 - 0.06 * (i % 2));
    const width = grow * (leaflets === 4 ? 0.86 : 0.98);
    return (path: Path): Path =>
      path
        .scale(width, grow)
        .rotate(rot + (i * 360) / leaflets)
        .translate(x, y);
  });
  const all = (path: Path): Path[] => parts.map((place) => place(path));
  art.solid(all(LEAFLET), fill, lineWidth, stroke);
  if (!veins) return;
  art.line(all(ARROW), LINE.fine, art.palette.mist, 0.75);
  art.line(all(RIBS), LINE.hair, stroke, 0.45);
}
