/** Which card of a fan comes next. Places count from 0 at the left; those in `taken` hold no card any more. */

/** The place with a card that lies nearest to a position; of two as near, the left one. At least one place holds a card. */
export function nearestPlace(at: number, count: number, taken: readonly number[]): number {
  let nearest = -1;
  for (let place = 0; place < count; place++) {
    if (taken.includes(place)) continue;
    if (nearest < 0 || Math.abs(place - at) < Math.abs(nearest - at)) nearest = place;
  }
  return nearest;
}

/** The next place with a card to the left (-1) or right (1); null at the end. */
export function nextPlace(
  from: number,
  direction: -1 | 1,
  count: number,
  taken: readonly number[],
): number | null {
  for (let place = from + direction; place >= 0 && place < count; place += direction) {
    if (!taken.includes(place)) return place;
  }
  return null;
}

/** What a key does in a fan: one to the left or right, or to an end; undefined for keys that are not the fan's. */
export function moveOfKey(key: string): -1 | 1 | 'first' | 'last' | undefined {
  switch (key) {
    case 'ArrowLeft':
      return -1;
    case 'ArrowRight':
      return 1;
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
  }
}
