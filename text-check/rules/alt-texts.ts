import type { Problem } from '../../app/content/explain/problem.ts';
import { nameOf, placeOf } from '../explain.ts';
import type { Text } from '../texts.ts';

/** The description of a picture tells what is seen: it is no name, and no other picture has the same. */
export function checkAltTexts(texts: readonly Text[]): Problem[] {
  const names = new Set(texts.filter(({ kind }) => kind === 'name').map(({ value }) => value));
  const seen = new Map<string, Text>();
  return texts
    .filter(({ kind }) => kind === 'alt')
    .flatMap((text) => {
      const { ja, en } = nameOf(text);
      const words = text.value.replace(/[。\s]/gu, '');
      const first = seen.get(words);
      seen.set(words, text);
      if (names.has(words) || names.has(words.replace(/の(?:絵|カード)$/u, ''))) {
        return [
          text.problem({
            ja: `${ja}がカードの名前のままです。描かれているものを書いてください。`,
            en: `${en} is only the card's name. Say what the picture shows.`,
          }),
        ];
      }
      if (first === undefined) return [];
      return [
        text.problem({
          ja: `${ja}が ${placeOf(first)} と同じです。この絵に見えるものを書いてください。`,
          en: `${en} is that of ${placeOf(first)}. Say what this picture shows.`,
        }),
      ];
    });
}
