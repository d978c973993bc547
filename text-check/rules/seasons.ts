import type { Problem } from '../../app/content/explain/problem.ts';
import { seasonEndings } from '../budgets.ts';
import { placeOf } from '../explain.ts';
import type { Text } from '../texts.ts';

/** The season is this card's alone, and a word that ends one well is not worn on all. */
export function checkSeasons(texts: readonly Text[]): Problem[] {
  const seasons = texts.filter(({ kind }) => kind === 'season');
  const seen = new Map<string, Text>();
  return [
    ...seasons.flatMap((text) => {
      const first = seen.get(text.value);
      seen.set(text.value, text);
      if (first === undefined) return [];
      return [
        text.problem({
          ja: `気分の名前「${text.value}」は、${placeOf(first)} と同じです。`,
          en: `The season "${text.value}" is that of ${placeOf(first)}.`,
        }),
      ];
    }),
    ...seasonEndings.flatMap(({ ending, most }) => {
      const found = seasons.filter(({ value }) => value.endsWith(ending));
      const last = found.at(-1);
      if (last === undefined || found.length <= most) return [];
      return [
        last.problem({
          ja: `「〜${ending}」という気分の名前は${most}までです。今は${found.length}です。`,
          en: `${most} seasons may end in "${ending}"; found ${found.length}.`,
        }),
      ];
    }),
  ];
}
