import { type Art, type Paint, type Path, type Point, polygon } from '../pen/index.ts';

/** Beyond any outline, without leaving what resvg can bear. */
const ROOM = 60;

/**
 * Paints, flat and with a hard edge, the side of a form that looks `towards`: what its outline does not cover when it
 * is moved the other way. For skin and small things, which grain would eat; the step's length is the side's breadth.
 * @param outline one closed piece
 */
export function side(art: Art, outline: Path, [dx, dy]: Point, paint: Paint): void {
  const [left, top, right, bottom] = outline.bounds();
  const [x0, y0, x1, y1] = [left - ROOM, top - ROOM, right + ROOM, bottom + ROOM];
  const around = polygon([
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ]);
  art.clip(outline, () => void art.cover([around, outline.translate(-dx, -dy)], paint));
}
