import type { Problem } from '../../app/content/explain/problem.ts';
import { cardHinges } from '../budgets.ts';
import { sentencesOf, withoutQuotations } from '../japanese.ts';
import { cardProse, type Text } from '../texts.ts';

/** A card says what it is, seldom what it is not. The last text of the last card too many has the problem. */
export function checkCardHinges(texts: readonly Text[]): Problem[] {
  const names = new Map(
    texts
      .filter(({ kind, path }) => kind === 'name' && path.length === 1)
      .map((text) => [text.file, text.value]),
  );
  const hinges = (text: Text) =>
    sentencesOf(withoutQuotations(text.value)).some((sentence) => {
      const subject = [names.get(text.file) ?? '札', 'この札', '札'].find((name) =>
        sentence.startsWith(name),
      );
      if (subject === undefined || !/^(?:の札)?[はが]/u.test(sentence.slice(subject.length))) return false;
      return cardHinges.pattern.test(sentence);
    });
  const found = texts.filter((text) => cardProse.includes(text.kind) && hinges(text));
  const cards = new Set(found.map(({ file }) => file)).size;
  const last = found.at(-1);
  if (last === undefined || cards <= cardHinges.most) return [];
  return [
    last.problem({
      ja: `カードを主語にした「〜ではなく」の文は${cardHinges.most}枚までです。今は${cards}枚です。何であるかを書いてください。`,
      en: `${cardHinges.most} cards may be the subject of a "not this but that"; found ${cards}. Say what the card is.`,
    }),
  ];
}
