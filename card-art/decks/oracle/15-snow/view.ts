import { cutOut, type Tones } from '../../../kit/hand/index.ts';
import type { Art, Path, Point } from '../../../kit/pen/index.ts';

/** The eyes of a child that kneels. */
export const HORIZON = 505;
/** Where the mat's rushes meet. */
export const FAR_POINT: Point = [384, HORIZON];
/** Over the embers: the one warm light. */
export const FIRE: Point = [336, 716];

/** How round a level circle at the height `y` looks: its height as a part of its width. */
export const roundness = (y: number): number => (y - HORIZON) * 0.00116;

/** A flat thing in two tones, its light side towards the fire. */
export function cut(art: Art, outline: Path, tones: Tones, within?: () => void, towards?: Point): void {
  const [left, top, right, bottom] = outline.bounds();
  cutOut(
    art,
    outline,
    { rim: '#ffd08c', rimWidth: 2, ...tones },
    towards ?? [FIRE[0] - (left + right) / 2, FIRE[1] - (top + bottom) / 2],
    within,
  );
}
