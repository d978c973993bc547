import type { Problem } from '../../app/content/problem.ts';
import { deckBeginning, firstCharacters } from '../budgets.ts';
import { nameOf, placeOf } from '../explain.ts';
import { cardFields, deckOf, type Text } from '../texts.ts';

/** No two cards of a deck begin a field alike, and over all decks no field begins twice with the same words. */
export function checkBeginnings(texts: readonly Text[]): Problem[] {
  return cardFields.flatMap((field) => {
    const all = texts.filter(({ kind }) => kind === field);
    const inDeck = ['description', 'overview', 'advice'].includes(field) ? deckBeginning : firstCharacters;
    return [...alike(all, inDeck, deckOf), ...alike(all, firstCharacters, () => 'all')];
  });
}

function alike(
  texts: readonly Text[],
  count: number,
  groupOf: (text: Text) => string | undefined,
): Problem[] {
  const seen = new Map<string, Text>();
  return texts.flatMap((text) => {
    const start = [...text.value].slice(0, count).join('');
    const first = seen.get(`${groupOf(text)} ${start}`);
    if (first === undefined) {
      seen.set(`${groupOf(text)} ${start}`, text);
      return [];
    }
    return [
      text.problem({
        ja: `${nameOf(text).ja}は、${placeOf(first)} と同じ「${start}」で始まっています。始まりを変えてください。`,
        en: `${nameOf(text).en} begins with "${start}" like ${placeOf(first)}. Begin differently.`,
      }),
    ];
  });
}
