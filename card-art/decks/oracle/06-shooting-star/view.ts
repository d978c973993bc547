import { mix } from '../../../kit/grade/mix.ts';
import { type Plane, type Tones, twoTone } from '../../../kit/hand/index.ts';
import { type Art, Path, type Point, polygon, unit } from '../../../kit/pen/index.ts';

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
  /** Where the lamp is, for what is seen there. */
  readonly lamp: Point;
}

export const air = (art: Art): World => ({
  art,
  at: (path) => path,
  tone: (colour) => colour,
  clear: true,
  lamp: LAMP,
});

/** The pool turns it over where it meets the water, pushes it about and takes of its colour. */
export const pool = (art: Art, waterline: number, dim = 0.5): World => ({
  art,
  at: (path) => waved(path, waterline),
  tone: (colour) => mix(colour, '#1d3b42', dim),
  clear: false,
  lamp: [LAMP[0], 2 * waterline - LAMP[1]],
});

const CHORDS = 4;

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

/** A flat thing in two tones; the lantern gives it its light side. Its planes end where it ends. */
export function cut(
  { art, at, tone, lamp, clear }: World,
  outline: Path,
  { fill, shade, rim, towards, ...widths }: Tones,
  ...planes: readonly (readonly [shape: Path, colour: string])[]
): void {
  twoTone({ at: lamp })(
    art,
    at(outline),
    {
      fill: tone(fill),
      shade: tone(shade),
      ...(rim ? { rim: tone(rim) } : {}),
      ...(towards ? { towards: unit([towards[0], clear ? towards[1] : -towards[1]]) } : {}),
      ...widths,
    },
    ...planes.map(([shape, colour]): Plane => [at(shape), tone(colour)]),
  );
}
