import type { Problem } from '../../app/content/explain/problem.ts';
import { deckOf, type Text } from '../texts.ts';
import { waysOut } from '../vocabulary.ts';

/** Cards that people in danger or in debt read say where help is, in the place that they see first. */
export function checkWaysOut(texts: readonly Text[]): Problem[] {
  return waysOut.flatMap(({ deck, card, where, optional, each, word, reason }) => {
    const name = texts.find((text) => text.kind === 'name' && deckOf(text) === deck && text.value === card);
    if (name === undefined) return [];
    const there = texts.filter(({ file, path }) => file === name.file && path.includes(where));
    if (there.length === 0 && optional) return [];
    const silent = there.filter(({ value }) => !word.test(value));
    const told = there.length > 0 && silent.length < (each ? 1 : there.length);
    if (told) return [];
    const words = word.source.replaceAll('|', '、');
    const places = silent.length > 0 ? (each ? silent : silent.slice(-1)) : [name];
    return places.map((place) =>
      place.problem({
        ja: `${card}の「${where}」には、助けの場所（${words}）を書きます。${reason.ja}。`,
        en: `"${where}" of ${card} must say where help is (${words}): ${reason.en}.`,
      }),
    );
  });
}
