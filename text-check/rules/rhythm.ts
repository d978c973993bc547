import type { Problem } from '../../app/content/problem.ts';
import { sameEndings, spread } from '../budgets.ts';
import { nameOf } from '../explain.ts';
import { endingOf, lengthOf, sentencesOf } from '../japanese.ts';
import { cardFields, type Text } from '../texts.ts';

/** Sentences differ in length and in how they close. */
export function checkRhythm(texts: readonly Text[]): Problem[] {
  const cards = texts.filter(({ kind }) => cardFields.some((field) => field === kind));
  return [
    ...texts.flatMap(checkEndingsInARow),
    ...texts.filter((text) => text.kind === 'week' || cards.includes(text)).flatMap(checkSpread),
    ...[...Map.groupBy(cards, ({ file }) => file).values()].flatMap(checkCard),
  ];
}

function checkEndingsInARow(text: Text): Problem[] {
  return text.value.split(/\n+/u).flatMap((paragraph) => {
    const endings = sentencesOf(paragraph).map(endingOf);
    const drum = endings.findIndex((ending, i) =>
      Array.from({ length: sameEndings + 1 }, (_, ahead) => endings[i + ahead]).every(
        (next) => next === ending,
      ),
    );
    if (drum === -1) return [];
    return [
      text.problem({
        ja: `${nameOf(text).ja}で、「${endings[drum]}」で終わる文が${sameEndings + 1}つ続いています。続くのは${sameEndings}つまでです。`,
        en: `${nameOf(text).en} has ${sameEndings + 1} sentences in a row that end in "${endings[drum]}"; ${sameEndings} may.`,
      }),
    ];
  });
}

function checkSpread(text: Text): Problem[] {
  if (lengthOf(text.value) <= spread.from) return [];
  const all = sentencesOf(text.value).map(lengthOf);
  const [longest, shortest] = [Math.max(...all), Math.min(...all)];
  if (longest >= spread.ratio * shortest) return [];
  return [
    text.problem({
      ja: `${nameOf(text).ja}の一番長い文（${longest}字）は、一番短い文（${shortest}字）の${spread.ratio}倍以上にします。`,
      en: `The longest sentence of ${nameOf(text).en} (${longest}) must be at least ${spread.ratio} times the shortest (${shortest}).`,
    }),
  ];
}

function checkCard(card: readonly Text[]): Problem[] {
  const [first] = card;
  if (first === undefined) return [];
  const all = card.flatMap(({ value }) => sentencesOf(value)).map(lengthOf);
  const [longest, shortest] = [Math.max(...all), Math.min(...all)];
  if (shortest <= spread.short && longest >= spread.long) return [];
  return [
    first.problem({
      ja: `カードには、${spread.short}字までの文と${spread.long}字以上の文を一つずつは置きます。今は${shortest}〜${longest}字です。`,
      en: `A card needs a sentence of at most ${spread.short} characters and one of at least ${spread.long}; found ${shortest} to ${longest}.`,
    }),
  ];
}
