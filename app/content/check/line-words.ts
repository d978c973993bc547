/** A word that is sent to LINE brings one answer: no two cards or signs have the same. */
import type { Problem } from '../explain/problem.ts';
import { explainPromise } from '../explain/promise.ts';
import { lineWordOf } from '../line-word.ts';
import type { Draft } from '../read/draft.ts';

export function checkLineWords(draft: Draft): Problem[] {
  if (!draft.site.value?.lineWords) return [];
  const cards = draft.decks.flatMap(({ cards }) => cards);
  const words = [
    ...cards.flatMap(({ source, value }) => {
      if (!value) return [];
      return [{ source, key: value.lineWord ? 'lineWord' : 'name', word: lineWordOf(value) }];
    }),
    ...draft.signs.flatMap(({ source, value }) => (value ? [{ source, key: 'name', word: value.name }] : [])),
  ];
  const files = new Map<string, string>();
  return words.flatMap(({ source, key, word }) => {
    // LINE makes no difference between A and a, nor between full and half width.
    const heard = word.normalize('NFKC').toLowerCase();
    const other = files.get(heard);
    if (other !== undefined) return [source.problem([key], explainPromise.lineWordTwice(word, other))];
    files.set(heard, source.file);
    return [];
  });
}
