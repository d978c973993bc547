import type { Problem } from '../../app/content/explain/problem.ts';
import { deckEnding, lastCharacters, settledEnding } from '../budgets.ts';
import { nameOf, percent, placeOf } from '../explain.ts';
import { cardProse, deckOf, longFields, type Text } from '../texts.ts';

/** No two cards of a deck end a field alike, no two fields of a card do, and no ending becomes a habit. */
export function checkEndings(texts: readonly Text[]): Problem[] {
  const cards = texts.filter(({ kind }) => longFields.includes(kind));
  const compared = cards.filter(({ kind }) =>
    ['description', 'overview', 'advice', 'long-message'].includes(kind),
  );
  return [
    ...alike(compared, (text) => `${deckOf(text)} ${text.kind} ${lastOf(text, deckEnding)}`, deckEnding),
    // Without the full stop, which says nothing: five characters of words.
    ...alike(
      cards.filter((text) => !settledEnding.test(withoutStop(text))),
      (text) => `${text.file} ${wordsAtEnd(text)}`,
      lastCharacters.count,
    ),
    ...[...Map.groupBy(texts.filter(isCounted), ({ kind }) => kind).values()].flatMap(habits),
  ];
}

function isCounted({ kind }: Text): boolean {
  return kind === 'week' || cardProse.includes(kind);
}

function lastOf({ value }: Text, count: number): string {
  return [...value].slice(-count).join('');
}

function withoutStop({ value }: Text): string {
  return value.replace(/[。」]+$/u, '');
}

function wordsAtEnd(text: Text): string {
  return [...withoutStop(text)].slice(-lastCharacters.count).join('');
}

function alike(texts: readonly Text[], keyOf: (text: Text) => string, count: number): Problem[] {
  const seen = new Map<string, Text>();
  return texts.flatMap((text) => {
    const first = seen.get(keyOf(text));
    if (first === undefined) {
      seen.set(keyOf(text), text);
      return [];
    }
    return [
      text.problem({
        ja: `${nameOf(text).ja}の終わりの${count}字が、${placeOf(first)} と同じです。終わりを変えてください。`,
        en: `The last ${count} characters of ${nameOf(text).en} are those of ${placeOf(first)}. End differently.`,
      }),
    ];
  });
}

/** Below fifteen texts a share says nothing: two alike would be too many. */
const fewTexts = 15;

function habits(texts: readonly Text[]): Problem[] {
  if (texts.length < fewTexts) return [];
  const { count, share } = lastCharacters;
  return [...Map.groupBy(texts, (text) => lastOf(text, count))].flatMap(([ending, group]) => {
    const last = group.at(-1);
    if (last === undefined || group.length / texts.length <= share) return [];
    const most = Math.floor(texts.length * share);
    return [
      last.problem({
        ja: `「${ending}」で終わる${nameOf(last).ja}が${group.length}あります（${percent(group.length / texts.length)}％）。${most}までに減らしてください。`,
        en: `${group.length} texts ${nameOf(last).en} end in "${ending}"; ${most} may (${percent(share)} %).`,
      }),
    ];
  });
}
