import { byHand, stippled } from '../hand/index.ts';
import { type Art, curve, Path } from '../pen/index.ts';

/** A hill, and how far below its top it is gone in the mist. */
export interface MistyHill {
  /** Its crest from left to right, as `points` reads it. */
  crest: string;
  fill: string;
  mist: string;
  /** Below its top: where the mist begins, where it is thickest. */
  depth: readonly [from: number, to: number];
  /** How thick, 0 … 1. */
  density?: number;
  /** How far right and down it goes on, where something else hides it. */
  right?: number;
  foot: number;
}

/** A hill whose foot dissolves: several, one before the other, are a distance. */
export function mistyHill(
  art: Art,
  { crest, fill, mist, depth: [from, to], density = 1, right = 570, foot }: MistyHill,
): void {
  const hill = byHand(Path.join(curve(crest)).lineTo(right, foot).lineTo(30, foot).close(), 2);
  const top = hill.bounds()[1];
  art.fill(hill, fill);
  stippled(art, hill, mist, [0, top + from], [0, top + to], [0, density]);
}
