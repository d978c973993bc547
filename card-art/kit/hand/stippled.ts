import type { Art, Path, Point, Region } from '../pen/index.ts';
import { printed } from './printed.ts';

/** No more than the card's window: the noise beyond it would be made for nothing. */
const WINDOW: Region = [44, 44, 556, 868];

/** Where a path shows, `grow` units wider. */
export function regionOf(path: Path, grow = 6): Region {
  const [left, top, right, bottom] = path.bounds();
  return [
    Math.floor(Math.max(WINDOW[0], left - grow)),
    Math.floor(Math.max(WINDOW[1], top - grow)),
    Math.ceil(Math.min(WINDOW[2], right + grow)),
    Math.ceil(Math.min(WINDOW[3], bottom + grow)),
  ];
}

/** Fills an outline with a colour that thickens, speck by speck, on the way `from` … `to`. */
export function stippled(
  art: Art,
  outline: Path,
  colour: string,
  from: Point,
  to: Point,
  [start, end]: readonly [start: number, end: number] = [0, 1],
): void {
  const paint = art.linear(...from, ...to, [
    [0, colour, start],
    [1, colour, end],
  ]);
  printed(art, regionOf(outline, 2), () => void art.fill(outline, paint));
}

/** Beyond the window too: what the frame cuts off is no edge there. */
export function around(path: Path, grow: number): Region {
  const [left, top, right, bottom] = path.bounds();
  return [left - grow, top - grow, right + grow, bottom + grow];
}

/** A soft light or shadow in specks. */
export function stippledGlow(
  art: Art,
  x: number,
  y: number,
  radius: number,
  colour: string,
  opacity: number,
  squash = 1,
): void {
  const region: Region = [x - radius, y - radius * squash, x + radius, y + radius * squash];
  printed(art, region, () => void art.glow(x, y, radius, colour, opacity, squash, 0.45));
}
