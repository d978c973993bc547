import type { Problem } from '../../app/content/explain/problem.ts';
import { deckOf, type Text } from '../texts.ts';
import { waysOut } from '../vocabulary.ts';

/** Cards that people in danger or in debt read say where help is, in the place that they see first. */
export function checkWaysOut(texts: readonly Text[]): Problem[] {
  return waysOut.flatMap(({ deck, card, where, optional, word, reason }) => {
    const name = texts.find((text) => text.kind === 'name' && deckOf(text) === deck && text.value === card);
    if (name === undefined) return [];
    const there = texts.filter(({ file, path }) => file === name.file && path.includes(where));
    if (there.length === 0 && optional) return [];
    const last = there.at(-1) ?? name;
    if (there.some(({ value }) => word.test(value))) return [];
    const words = word.source.replaceAll('|', '、');
    return [
      last.problem({
        ja: `${card}の「${where}」には、助けの場所（${words}）を書きます。${reason.ja}。`,
        en: `"${where}" of ${card} must say where help is (${words}): ${reason.en}.`,
      }),
    ];
  });
}
