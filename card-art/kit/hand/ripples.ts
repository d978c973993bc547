import { type Art, type Paint, type Path, range, spline } from '../pen/index.ts';
import { ink } from './ink.ts';

/** A stroke that lies on water. */
export interface Ripple {
  /** Its middle. */
  x: number;
  y: number;
  half: number;
  /** How far its middle stands above its ends. */
  rise: number;
  weight: number;
}

/**
 * Water by hand: short level strokes in two paints, by turns.
 * @param at the stroke in a place, from 0
 * @param odd what is laid first, by every second stroke; `even` by the others
 */
export function ripples(
  art: Art,
  count: number,
  at: (place: number) => Ripple,
  [odd, even]: readonly [odd: readonly [Paint, number], even: readonly [Paint, number]],
  broken = 0.3,
): void {
  const strokes = range(count, (place): Path => {
    const { x, y, half, rise, weight } = at(place);
    const level = spline([
      [x - half, y],
      [x, y - rise],
      [x + half, y],
    ]);
    return ink(level, weight, place, broken);
  });
  art
    .blot(
      strokes.filter((_, place) => place % 2),
      ...odd,
    )
    .blot(
      strokes.filter((_, place) => !(place % 2)),
      ...even,
    );
}
