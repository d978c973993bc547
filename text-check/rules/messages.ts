import type { Message, Problem } from '../../app/content/explain/problem.ts';
import { messageShares, shopJoke } from '../budgets.ts';
import { nameOf, percent } from '../explain.ts';
import { cardNumberOf, deckOf, type Text } from '../texts.ts';

/** What a message never says: it is kept and posted without the card, by anyone, on any day. */
const never: readonly { find: RegExp; why: Message }[] = [
  { find: /あなた/u, why: { ja: 'だれが読んでも自分の言葉になるように', en: 'whoever posts it says it' } },
  { find: /今日/u, why: { ja: '明日も読めるように', en: 'it is read tomorrow, too' } },
  {
    find: /[0-9A-Za-z０-９Ａ-Ｚａ-ｚ]/u,
    why: { ja: '数字と英字のない言葉に', en: 'no digit, no Latin letter' },
  },
];

/** The line of a draw stands alone, and the lines of a deck side by side do not sound like one. */
export function checkMessages(texts: readonly Text[]): Problem[] {
  const messages = texts.filter(({ kind }) => kind === 'message');
  const decks = [...Map.groupBy(messages, deckOf).values()];
  return [...messages.flatMap(standsAlone), ...decks.flatMap(sharesOf), ...decks.flatMap(jokesOf)];
}

function standsAlone(text: Text): Problem[] {
  return never.flatMap(({ find, why }) => {
    const [found] = find.exec(text.value) ?? [];
    if (found === undefined) return [];
    return [
      text.problem({
        ja: `${nameOf(text).ja}に「${found}」は使いません。${why.ja}します。`,
        en: `${nameOf(text).en} may not have "${found}": ${why.en}.`,
      }),
    ];
  });
}

/** Below ten texts a share says nothing. */
function sharesOf(messages: readonly Text[]): Problem[] {
  if (messages.length < 10) return [];
  return messageShares.flatMap(({ name, pattern, ofTen }) => {
    const found = messages.filter(({ value }) => pattern.test(value));
    const last = found.at(-1);
    if (last === undefined || found.length / messages.length <= ofTen / 10) return [];
    return [
      last.problem({
        ja: `このデッキのひとことの${percent(found.length / messages.length)}％に「${name}」があります。10のうち${ofTen}までに減らしてください。`,
        en: `"${name}" stands in ${percent(found.length / messages.length)} % of the deck's messages; ${ofTen} in ten may.`,
      }),
    ];
  });
}

function jokesOf(messages: readonly Text[]): Problem[] {
  const jokes = messages.filter(({ value }) => shopJoke.pattern.test(value));
  return jokes.flatMap((text, i) => {
    const before = jokes[i - 1];
    const apart = before === undefined ? Infinity : cardNumberOf(text) - cardNumberOf(before);
    if (before === undefined || apart >= shopJoke.neighbours) return [];
    return [
      text.problem({
        ja: `${nameOf(text).ja}の店や会社の冗談が、${before.file} のすぐ近くです。並んだ${shopJoke.neighbours}枚に一つまでです。`,
        en: `${nameOf(text).en} jokes of shop or office close to ${before.file}; one of ${shopJoke.neighbours} neighbours may.`,
      }),
    ];
  });
}
