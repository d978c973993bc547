import { type Art, ellipse, Path, type PathLike, type Point } from '../pen/index.ts';
import { printed } from './printed.ts';

/**
 * The shadow that an upright thing throws on level ground from its foot: its outline laid down.
 * @param slant how far sideways a point lands, as a part of its height
 * @param length how far towards us (positive: the light is behind it) it lands, as a part of its height
 */
export const castShadow = (outline: PathLike, footY: number, slant: number, length: number): Path =>
  Path.join(outline).map((x, y): Point => [x + (footY - y) * slant, footY + (footY - y) * length]);

/** Where a thing stands or lies: stippled, darkest right below it. */
export function contactShadow(
  art: Art,
  x: number,
  y: number,
  width: number,
  height: number,
  ink: string,
): void {
  const paint = art.radial(
    x,
    y,
    width,
    [
      [0, ink, 1],
      [0.45, ink, 0.8],
      [1, ink, 0],
    ],
    height / width,
  );
  printed(
    art,
    [x - width, y - height, x + width, y + height],
    () => void art.fill(ellipse(x, y, width, height), paint),
  );
}
