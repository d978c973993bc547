import type { Message, Problem } from '../../app/content/problem.ts';
import { assumedPartner, neverWords, promises, type Worn } from '../budgets.ts';
import { nameOf } from '../explain.ts';
import { withoutQuotations } from '../japanese.ts';
import { cardFields, type Text } from '../texts.ts';

/**
 * Words that every fortune site uses, and words that promise, frighten or press. An article may quote one in 「」
 * to explain it; legal texts and notices say what they must in plain words and know only the second list.
 */
export function checkWornWords(texts: readonly Text[]): Problem[] {
  return texts.flatMap((text) => {
    const inArticle = text.file.startsWith('content/articles/');
    const value = inArticle ? withoutQuotations(text.value) : text.value;
    const plain = text.kind === 'legal' || text.kind === 'notice';
    return [
      ...found(text, value, promises),
      ...(plain ? [] : found(text, value, neverWords)),
      ...partnerIn(text),
    ];
  });
}

function found(text: Text, value: string, lists: readonly Worn[]): Problem[] {
  return lists.flatMap(({ words, instead }) =>
    words
      .filter((word) => value.includes(word))
      .map((word) => text.problem(worn(nameOf(text), word, instead))),
  );
}

function worn(name: Message, word: string, instead: Message): Message {
  return {
    ja: `${name.ja}に「${word}」は使いません。代わりに: ${instead.ja}`,
    en: `${name.en} may not say "${word}". Instead: ${instead.en}`,
  };
}

function partnerIn(text: Text): Problem[] {
  if (text.kind !== 'week' && !cardFields.some((field) => field === text.kind)) return [];
  const [word] = assumedPartner.exec(withoutQuotations(text.value)) ?? [];
  if (word === undefined) return [];
  return [
    text.problem(
      worn(nameOf(text), word, { ja: 'お相手、気になる人', en: 'お相手 or 気になる人: assume nothing' }),
    ),
  ];
}
