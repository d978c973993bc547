import { mix } from '../../../kit/grade/mix.ts';
import { cutOut, type Tones } from '../../../kit/hand/index.ts';
import { type Art, Path, type Point, polygon } from '../../../kit/pen/index.ts';

/** We sit in the water too: our eye is a forearm above it. */
export const HORIZON = 470;
/** The stone lantern's flame; the meteor is far too short to light anything. */
export const LAMP: Point = [474, 412];

/** The air, or the pool: what stands in the one is seen in the other. */
export interface World {
  readonly art: Art;
  at(path: Path): Path;
  tone(colour: string): string;
  readonly clear: boolean;
}

export const air = (art: Art): World => ({ art, at: (path) => path, tone: (colour) => colour, clear: true });

/** The pool turns it over where it meets the water, pushes it about and takes of its colour. */
export const pool = (art: Art, waterline: number, dim = 0.5): World => ({
  art,
  at: (path) => waved(path, waterline),
  tone: (colour) => mix(colour, '#1d3b42', dim),
  clear: false,
});

const CHORDS = 6;

function waved(path: Path, waterline: number): Path {
  return Path.join(
    path.flatten(CHORDS).map((corners) =>
      polygon(
        corners.map(([x, y]): Point => {
          const below = 2 * waterline - y;
          // ripples look broader the nearer they are
          const near = Math.max(0.05, (below - HORIZON) / 300);
          const run = Math.log(near);
          const wave = Math.sin(26 * run + x * 0.03) + 0.6 * Math.sin(61 * run + 2 - x * 0.02);
          return [x + wave * 4.4 * near, below];
        }),
      ),
    ),
  );
}

/** A flat thing in two tones; the lantern gives it its light side. */
export function cut(
  { art, at, tone }: World,
  outline: Path,
  { fill, shade, rim, ...widths }: Tones,
  within?: () => void,
  towards?: Point,
): void {
  const [left, top, right, bottom] = outline.bounds();
  cutOut(
    art,
    outline,
    { fill: tone(fill), shade: tone(shade), ...(rim ? { rim: tone(rim) } : {}), ...widths },
    towards ?? [LAMP[0] - (left + right) / 2, LAMP[1] - (top + bottom) / 2],
    within,
    at,
  );
}
