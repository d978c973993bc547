import { mix } from '../../../kit/grade/mix.ts';
import { flat, type Plane, stepTowards, type Tones } from '../../../kit/hand/index.ts';
import { type Art, Path, type PathLike, type Point, polygon } from '../../../kit/pen/index.ts';
import { HORIZON, MIRROR, SUN } from './form.ts';

/** The air over the lake, or the lake: all that hangs and stands here is seen in both. */
export interface World {
  readonly art: Art;
  /** Where an outline is seen that is given as it is in the air. */
  at(path: Path): Path;
  tone(colour: string): string;
  /** Whether small things are worth drawing in it. */
  readonly clear: boolean;
}

export const air = (art: Art): World => ({ art, at: (path) => path, tone: (colour) => colour, clear: true });

/** The lake turns it over, pushes it about and takes of its colour. */
export const lake = (art: Art): World => ({
  art,
  at: waved,
  tone: (colour) => mix(colour, '#5f9a94', 0.2),
  clear: false,
});

/** Fine enough for a ripple to show in a long edge. */
const CHORDS = 8;

function waved(path: Path): Path {
  return Path.join(
    path.flatten(CHORDS).map((corners) =>
      polygon(
        corners.map(([x, y]): Point => {
          const below = 2 * MIRROR - y;
          // ripples look longer the nearer they are, and no two are alike
          const near = (below - HORIZON) / (MIRROR - HORIZON);
          const run = Math.log(near);
          const wave =
            Math.sin(31 * run + x * 0.05) * Math.sin(13 * run - x * 0.021 + 1) +
            0.3 * Math.sin(83 * run + 2 - x * 0.03) * Math.sin(7 * run + x * 0.011);
          return [x + wave * 0.85 * near, below];
        }),
      ),
    ),
  );
}

/** A thing in two flat tones, lit by the sun; `planes`, given as they are in the air, end where it ends. */
export function cut(
  { art, at, tone }: World,
  outline: Path,
  { fill, shade, soft = 5, rim, rimWidth = 1.8 }: Tones,
  ...planes: readonly (readonly [path: PathLike, colour: string, opacity?: number])[]
): void {
  const [dx, dy] = stepTowards({ at: SUN }, outline);
  // moved before the lake waves it, so that shade and edge waver as the outline does
  const moved = (by: number): Path => at(outline.translate(dx * by, dy * by));
  const form = at(outline);
  art.clip(form, () => {
    if (rim) art.fill(form, tone(rim));
    flat(
      art,
      rim ? moved(-rimWidth) : form,
      tone(shade),
      [moved(soft), tone(fill)],
      ...planes.map(([path, colour, ...opacity]): Plane => [at(Path.join(path)), tone(colour), ...opacity]),
    );
  });
}
