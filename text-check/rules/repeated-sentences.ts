import type { Problem } from '../../app/content/explain/problem.ts';
import { repeatedSentence } from '../budgets.ts';
import { nameOf, placeOf, short } from '../explain.ts';
import { lengthOf, sentencesOf } from '../japanese.ts';
import type { Text } from '../texts.ts';
import { settledSentences } from '../vocabulary.ts';

/** No sentence stands twice on the site, in the same text or in two. */
export function checkRepeatedSentences(texts: readonly Text[]): Problem[] {
  const seen = new Map<string, Text>();
  return texts.flatMap((text) =>
    sentencesOf(text.value).flatMap((sentence) => {
      // 「{{seller}}」 alone is a particular of the owner, filled in on the page.
      if (lengthOf(sentence) < repeatedSentence || /^\{\{\w+\}\}$/u.test(sentence)) return [];
      const first = seen.get(sentence);
      if (first === undefined) {
        seen.set(sentence, text);
        return [];
      }
      if (isSettled(sentence, text) && isSettled(sentence, first)) return [];
      return [
        text.problem({
          ja: `${nameOf(text).ja}の「${short(sentence)}」は、${placeOf(first)} にもあります。片方を書きかえてください。`,
          en: `${nameOf(text).en} repeats "${short(sentence)}" of ${placeOf(first)}. Rewrite one of them.`,
        }),
      ];
    }),
  );
}

function isSettled(sentence: string, { file }: Text): boolean {
  return settledSentences.some((settled) => settled.text === sentence && settled.files.test(file));
}
