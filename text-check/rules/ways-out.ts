import type { Problem } from '../../app/content/explain/problem.ts';
import { deckOf, type Text } from '../texts.ts';
import { waysOut } from '../vocabulary.ts';

/** Cards that people in danger or in debt read say where help is, in the place that they see first. */
export function checkWaysOut(texts: readonly Text[]): Problem[] {
  return waysOut.flatMap(({ deck, card, where, word, reason }) => {
    const name = texts.find((text) => text.kind === 'name' && deckOf(text) === deck && text.value === card);
    if (name === undefined) return [];
    const words = word.source.replaceAll('|', '、');
    const of = (field: string) =>
      texts.filter(({ file, path }) => file === name.file && path.includes(field));
    // A description of its own for the reversed side is seen in place of the other one.
    const places = [where, ...(where === 'description' ? ['descriptionReversed'] : [])];
    return places.flatMap((field) => {
      const there = of(field);
      if (there.length === 0 && field !== where) return [];
      if (there.some(({ value }) => word.test(value))) return [];
      return [
        (there.at(-1) ?? name).problem({
          ja: `${card}の「${field}」には、助けの場所（${words}）を書きます。${reason.ja}。`,
          en: `"${field}" of ${card} must say where help is (${words}): ${reason.en}.`,
        }),
      ];
    });
  });
}
