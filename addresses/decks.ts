/** A deck's ids run without a hole from `firstId` to `firstId + size - 1`. */
export interface IdRange {
  firstId: number;
  size: number;
}

export interface DeckRange extends IdRange {
  /** The name in the deck's address. */
  deck: string;
}

/**
 * The id of the card at a position.
 * @param index from 0
 * @returns undefined where the deck has no such position
 */
export function idAt(index: number, { firstId, size }: IdRange): number | undefined {
  return Number.isInteger(index) && index >= 0 && index < size ? firstId + index : undefined;
}
