import type { Problem } from '../../app/content/explain/problem.ts';
import type { CoreMeanings } from '../core-meanings.ts';
import { placeOf } from '../explain.ts';
import { deckOf, type Text } from '../texts.ts';

/**
 * The first keyword of a card is the tradition's word from the table, and no two cards of the site have the same. A deck
 * that is not in the table has no tradition to keep.
 */
export function checkCoreMeanings(texts: readonly Text[], table: CoreMeanings): Problem[] {
  const names = new Map(
    texts
      .filter(({ kind, path }) => kind === 'name' && path.length === 1)
      .map((text) => [text.file, text.value]),
  );
  const seen = new Map<string, Text>();
  return texts
    .filter((text) => text.kind === 'keyword' && text.path.at(-1) === 0 && deckOf(text) !== undefined)
    .flatMap((text) => {
      const name = names.get(text.file) ?? '';
      const first = seen.get(text.value);
      seen.set(text.value, text);
      return [...fromTable(text, name, table[deckOf(text) ?? '']), ...alone(text, first)];
    });
}

function fromTable(text: Text, name: string, deck: Record<string, string> | undefined): Problem[] {
  if (deck === undefined || deck[name] === text.value) return [];
  const wanted = deck[name];
  if (wanted === undefined) {
    return [
      text.problem({
        ja: `${name}の行が text-check/core-meanings.yaml にありません。伝統の言葉を一つ、足してください。`,
        en: `${name} has no row in text-check/core-meanings.yaml. Add the tradition's word.`,
      }),
    ];
  }
  return [
    text.problem({
      ja: `${name}の最初のキーワードは「${wanted}」です（text-check/core-meanings.yaml）。今は「${text.value}」です。`,
      en: `The first keyword of ${name} is "${wanted}" (text-check/core-meanings.yaml); found "${text.value}".`,
    }),
  ];
}

function alone(text: Text, first: Text | undefined): Problem[] {
  if (first === undefined) return [];
  return [
    text.problem({
      ja: `最初のキーワード「${text.value}」は、${placeOf(first)} と同じです。`,
      en: `The first keyword "${text.value}" is that of ${placeOf(first)}.`,
    }),
  ];
}
