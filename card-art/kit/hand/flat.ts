import { type Art, type Path, type PathLike, roundRect } from '../pen/index.ts';

/** What lies inside a flat form. */
export type Plane =
  /** A plane of its own. */
  | { path: PathLike; fill: string; opacity?: number }
  /** The outline less itself moved by this step: one towards the light leaves the shade, one away from it the rim. */
  | { step: readonly [dx: number, dy: number]; fill: string };

/**
 * A form in few flat tones, without grain: skin, faces, small figures. What is inside it is cut off at its outline,
 * painted in the order given.
 */
export function flat(art: Art, outline: Path, fill: string, ...planes: readonly Plane[]): void {
  art.fill(outline, fill);
  if (!planes.length) return;
  const [left, top, right, bottom] = outline.bounds();
  art.clip(outline, () => {
    for (const plane of planes) {
      if ('path' in plane) art.fill(plane.path, plane.fill, plane.opacity);
      else {
        const [dx, dy] = plane.step;
        const reach = Math.hypot(dx, dy) + 2;
        const all = roundRect(left - reach, top - reach, right - left + reach * 2, bottom - top + reach * 2);
        art.cover([all, outline.translate(dx, dy)], plane.fill);
      }
    }
  });
}
