/** The families of the love cards, in the order in which a pair names them. */
export const FAMILIES = ['芽', '実', '輪', '灯', '紐', '割'] as const;

export type Family = (typeof FAMILIES)[number];

/** All pairs of families, each once: 芽芽, 芽実, … 割割. */
export const PAIRS = FAMILIES.flatMap((one, place) => FAMILIES.slice(place).map((other) => one + other));

/**
 * Whose each family's card is, to fill a pair's text with: `{芽}` becomes the name of the place that the 芽 lies in. Of two cards of
 * one family no text names either.
 * @param families of the cards, by their places
 * @param places what the places are called
 */
export function namesByFamily(
  families: readonly Family[],
  places: readonly string[],
): Record<string, string> {
  return Object.fromEntries(families.map((family, place) => [family, places[place] ?? '']));
}

/** The name of two families' pair, whichever comes first. */
export function pairOf(one: Family, other: Family): string {
  return [one, other].sort((a, b) => FAMILIES.indexOf(a) - FAMILIES.indexOf(b)).join('');
}
