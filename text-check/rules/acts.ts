import type { Problem } from '../../app/content/explain/problem.ts';
import { acts } from '../budgets.ts';
import { sentencesOf } from '../japanese.ts';
import type { Text } from '../texts.ts';

/** The sentences that say what to do; how it feels and where it ends comes after them. */
const actSentences = 2;

/** No kind of act on too many cards. The last one has the problem. */
export function checkActs(texts: readonly Text[]): Problem[] {
  const advice = texts.filter(({ kind }) => kind === 'advice' || kind === 'long-message');
  return acts.flatMap(({ name, pattern, most }) => {
    const found = advice.filter(({ value }) =>
      pattern.test(sentencesOf(value).slice(0, actSentences).join('')),
    );
    const last = found.at(-1);
    if (last === undefined || found.length <= most) return [];
    return [
      last.problem({
        ja: `することが「${name}」のカードは${most}枚までです。今は${found.length}枚です。別のことにしてください。`,
        en: `${most} cards may ask for "${name}"; found ${found.length}. Ask for something else.`,
      }),
    ];
  });
}
