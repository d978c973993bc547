import type { Problem } from '../../app/content/explain/problem.ts';
import { hedges } from '../budgets.ts';
import { nameOf, percent } from '../explain.ts';
import { sentencesOf } from '../japanese.ts';
import { cardProse, type Text } from '../texts.ts';

/** Below this a share says nothing. */
const fewSentences = 30;

/** No way of being unsure stands in too many sentences of one kind of field. */
export function checkHedges(texts: readonly Text[]): Problem[] {
  const cards = texts.filter(({ kind }) => cardProse.includes(kind));
  return [...Map.groupBy(cards, ({ kind }) => kind).values()].flatMap((field) => {
    const sentences = field.flatMap(({ value }) => sentencesOf(value));
    if (sentences.length < fewSentences) return [];
    return hedges.words.flatMap((word) => {
      const share = sentences.filter((sentence) => sentence.includes(word)).length / sentences.length;
      const last = field.findLast(({ value }) => value.includes(word));
      if (last === undefined || share <= hedges.share) return [];
      return [
        last.problem({
          ja: `${nameOf(last).ja}の文の${percent(share)}％に「${word}」があります。${percent(hedges.share)}％までに減らしてください。`,
          en: `"${word}" stands in ${percent(share)} % of the sentences of ${nameOf(last).en}; ${percent(hedges.share)} % may.`,
        }),
      ];
    });
  });
}
