import type { Problem } from '../../app/content/problem.ts';
import { kanjiShare } from '../budgets.ts';
import { nameOf, percent } from '../explain.ts';
import { kanjiShareOf } from '../japanese.ts';
import type { Text } from '../texts.ts';

/** A third of the characters are kanji, more or less. An article is measured as a whole: its lines are too short. */
export function checkKanjiShare(texts: readonly Text[]): Problem[] {
  const articles = Map.groupBy(
    texts.filter(({ kind }) => kind === 'article'),
    ({ file }) => file,
  );
  return [
    ...texts.filter(({ kind }) => kind !== 'article').flatMap((text) => check(text, text.value)),
    ...[...articles.values()].flatMap((body) => {
      const [first] = body;
      return first === undefined ? [] : check(first, body.map(({ value }) => value).join(''));
    }),
  ];
}

function check(text: Text, value: string): Problem[] {
  const range = kanjiShare[text.kind];
  const share = kanjiShareOf(value);
  if (range === undefined || (share >= range[0] && share <= range[1])) return [];
  const bounds = `${percent(range[0])}〜${percent(range[1])}`;
  return [
    text.problem({
      ja: `${nameOf(text).ja}の漢字の割合は${bounds}％です。今は${percent(share)}％です。`,
      en: `The share of kanji in ${nameOf(text).en} must be ${bounds} %; found ${percent(share)} %.`,
    }),
  ];
}
