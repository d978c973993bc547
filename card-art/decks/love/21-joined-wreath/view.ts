import { around, cutOut, lit, type Tones } from '../../../kit/hand/index.ts';
import type { Art, Path, Point } from '../../../kit/pen/index.ts';

/** The only light: a lamp that hangs in the wreath. */
export const LAMP: Point = [268, 322];
/** Where they dance. */
export const FEET: Point = [286, 806];
export const HORIZON = 470;

export const byLamp = lit({
  from: { at: LAMP },
  shade: '#15142c',
  rim: '#ffdf9a',
  rimWidth: 2,
  stray: 0.5,
  region: (outline) => around(outline, 18),
});

/** People and what is small: two tones, and an edge where the lamp meets it. */
export function flat(art: Art, outline: Path, tones: Tones, within?: () => void): void {
  unlit(art, outline, { rim: '#ffdf9a', rimWidth: 1.6, ...tones }, within);
}

/** What lies under or behind something: two tones, no lit edge of its own. */
export function unlit(art: Art, outline: Path, tones: Tones, within?: () => void): void {
  const [left, top, right, bottom] = outline.bounds();
  cutOut(art, outline, tones, [LAMP[0] - (left + right) / 2, LAMP[1] - (top + bottom) / 2], within);
}
