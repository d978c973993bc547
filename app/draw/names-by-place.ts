import { type Phrased, plain } from '../lib/phrase-break.ts';

/** What a reading's forms are filled with: the names of the cards, by the places that they lie in. */
export function namesByPlace(
  places: readonly { key: string }[],
  cards: readonly { name: Phrased }[],
): Record<string, string> {
  return Object.fromEntries(
    places.flatMap(({ key }, place) => {
      const card = cards[place];
      return card ? [[key, plain(card.name)]] : [];
    }),
  );
}
