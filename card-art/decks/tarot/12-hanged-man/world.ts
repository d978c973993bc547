import { mix } from '../../../kit/grade/mix.ts';
import { cutOut, type Tones } from '../../../kit/hand/index.ts';
import { type Art, Path, type Point, polygon } from '../../../kit/pen/index.ts';
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
            0.6 * Math.sin(83 * run + 2 - x * 0.03) * Math.sin(7 * run + x * 0.011);
          return [x + wave * 0.95 * near, below];
        }),
      ),
    ),
  );
}

/** A flat thing in two tones, lit by the sun; `within` is painted over it and ends where it ends. */
export function cut(world: World, outline: Path, tones: Tones, within?: () => void): void {
  const [left, top, right, bottom] = outline.bounds();
  const { fill, shade, rim, ...widths } = tones;
  cutOut(
    world.art,
    outline,
    { fill: world.tone(fill), shade: world.tone(shade), ...(rim ? { rim: world.tone(rim) } : {}), ...widths },
    [SUN[0] - (left + right) / 2, SUN[1] - (top + bottom) / 2],
    within,
    world.at,
  );
}
