import type { Problem } from '../../app/content/explain/problem.ts';
import { nameOf } from '../explain.ts';
import { cardNumberOf, type Text } from '../texts.ts';
import { spellings } from '../vocabulary.ts';

/** Cards and signs have one name each, and 「9番の隠者」 is the card of that number. */
export function checkCardNames(texts: readonly Text[]): Problem[] {
  const cards = texts.filter(({ kind, file }) => kind === 'name' && file.startsWith('content/decks/'));
  const numbered = cards.map((card) => ({ name: card.value, number: cardNumberOf(card) }));
  return texts.flatMap((text) => [...otherSpellings(text), ...wrongNumbers(text, numbered)]);
}

function otherSpellings(text: Text): Problem[] {
  return spellings.flatMap(({ write, not }) => {
    const [found] = not.exec(text.value) ?? [];
    if (found === undefined) return [];
    return [
      text.problem({
        ja: `${nameOf(text).ja}の「${found}」は、「${write}」と書きます。`,
        en: `${nameOf(text).en} says "${found}"; write "${write}".`,
      }),
    ];
  });
}

function wrongNumbers(text: Text, cards: readonly { name: string; number: number }[]): Problem[] {
  return [...text.value.matchAll(/(\d+)番(?:の|、)([^。、」]+)/gu)].flatMap(([, number, rest = '']) => {
    const meant = cards.filter(({ name }) => rest.startsWith(name));
    const longest = Math.max(...meant.map(({ name }) => name.length));
    const named = meant.filter(({ name }) => name.length === longest);
    if (named.length === 0 || named.some((card) => card.number === Number(number))) return [];
    const [card] = named;
    return [
      text.problem({
        ja: `${nameOf(text).ja}に「${number}番」の${card?.name}とありますが、${card?.name}は${card?.number}番です。`,
        en: `${nameOf(text).en} calls ${card?.name} number ${number}; it is ${card?.number}.`,
      }),
    ];
  });
}
