/** A reading that can be drawn has its deck, each place once, and its words on every card. */
import { explainFile } from '../explain/file.ts';
import type { Problem } from '../explain/problem.ts';
import type { Draft } from '../read/draft.ts';
import { valueAt } from '../schema-at.ts';
import type { ReadingId } from '../schemas/reading.ts';

/** The keys of a card that a reading shows and that cards of other decks may lack. */
const NEEDS: Record<ReadingId, readonly string[]> = {
  today: ['today', 'dayName'],
  spiritual: ['spread'],
  twinray: ['twinray', 'family'],
};

export function checkReadings(draft: Draft): Problem[] {
  return draft.readings.flatMap(({ source, value }) => {
    if (!value || !('deck' in value)) return [];
    const keys = value.places.map(({ key }) => key as string);
    const doubled = keys.flatMap((key, place) =>
      keys.indexOf(key) < place
        ? [source.problem(['places', place, 'key'], explainFile.repeated('key', key))]
        : [],
    );
    const deck = draft.decks.find(({ name }) => name.deck === value.deck);
    if (!deck) {
      const known = draft.decks.map(({ name }) => name.deck ?? '');
      return [...doubled, source.problem(['deck'], explainFile.unknownDeck(value.deck, known))];
    }
    if (!value.ready) return doubled;
    const missing = deck.cards.flatMap((card) =>
      (NEEDS[value.id as ReadingId] ?? [])
        .filter((key) => valueAt(card.source.value, [key]) === undefined)
        .map((key) => card.source.problem([key], explainFile.neededByReading(key, value.name))),
    );
    return [...doubled, ...missing];
  });
}
