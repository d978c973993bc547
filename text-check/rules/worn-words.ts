import type { Message, Problem } from '../../app/content/explain/problem.ts';
import { nameOf } from '../explain.ts';
import { withoutQuotations } from '../japanese.ts';
import { cardProse, type Text } from '../texts.ts';
import { assumedPartner, neverWords, notHers, type Worn } from '../vocabulary.ts';

/**
 * Words that every fortune site uses. An article may quote one in 「」 to explain it; legal texts and notices say what
 * they must in plain words.
 */
export function checkWornWords(texts: readonly Text[]): Problem[] {
  return texts.flatMap((text) => {
    const plain = text.kind === 'legal' || text.kind === 'notice';
    return [...(plain ? [] : wornIn(text, spoken(text), neverWords)), ...partnerIn(text), ...notHersIn(text)];
  });
}

/** What the text says itself: of an article without what it quotes. */
export function spoken({ file, value }: Text): string {
  return file.startsWith('content/articles/') ? withoutQuotations(value) : value;
}

/** A problem for each word of the lists in what a text says. */
export function wornIn(text: Text, value: string, lists: readonly Worn[]): Problem[] {
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

/** Cards and week are read to somebody. */
function isReading({ kind }: Text): boolean {
  return kind === 'week' || cardProse.includes(kind);
}

function notHersIn(text: Text): Problem[] {
  if (!isReading(text)) return [];
  return notHers
    .filter(({ word }) => word.test(text.value))
    .map(({ word, instead }) => text.problem(worn(nameOf(text), word.exec(text.value)?.[0] ?? '', instead)));
}

function partnerIn(text: Text): Problem[] {
  if (!isReading(text)) return [];
  const [word] = assumedPartner.exec(withoutQuotations(text.value)) ?? [];
  if (word === undefined) return [];
  return [
    text.problem(
      worn(nameOf(text), word, { ja: 'お相手、気になる人', en: 'お相手 or 気になる人: assume nothing' }),
    ),
  ];
}
