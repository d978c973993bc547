import type { Problem } from '../../app/content/explain/problem.ts';
import { today } from '../budgets.ts';
import { nameOf, percent } from '../explain.ts';
import type { Text } from '../texts.ts';

/** Words of the day name the day, not always first. */
export function checkToday(texts: readonly Text[]): Problem[] {
  const days = texts.filter(({ kind }) => kind === 'today');
  const first = days.filter(({ value }) => value.startsWith(today.word));
  const last = first.at(-1);
  const share = first.length / days.length;
  const missing = days
    .filter(({ value }) => !value.includes(today.word))
    .map((text) =>
      text.problem({
        ja: `${nameOf(text).ja}には「${today.word}」を入れます。`,
        en: `${nameOf(text).en} must say "${today.word}".`,
      }),
    );
  if (days.length < 10 || last === undefined || share <= today.beginsWith) return missing;
  return [
    ...missing,
    last.problem({
      ja: `「${today.word}」で始まる今日の言葉が${percent(share)}％あります。${percent(today.beginsWith)}％までに減らしてください。`,
      en: `${percent(share)} % of the words of the day begin with "${today.word}"; ${percent(today.beginsWith)} % may.`,
    }),
  ];
}
