import type { Problem } from '../../app/content/explain/problem.ts';
import { kanjiShare, learnedKanji } from '../budgets.ts';
import { nameOf, percent } from '../explain.ts';
import { kanjiShareOf, lengthOf } from '../japanese.ts';
import { cardProse, deckOf, type Text } from '../texts.ts';

/** A third of the characters are kanji at most, and none is one that stops a tired reader. */
export function checkKanji(texts: readonly Text[]): Problem[] {
  const names = texts.filter((text) => text.kind === 'name').map(({ value }) => value);
  const known = new Set([...learnedKanji, ...names.flatMap((name) => [...name])]);
  const readings = texts.filter(({ kind }) => kind === 'week' || cardProse.includes(kind));
  const labels = texts.filter(
    (text) => deckOf(text) !== undefined && ['season', 'keyword'].includes(text.kind),
  );
  const articles = Map.groupBy(
    texts.filter(({ kind }) => kind === 'article'),
    ({ file }) => file,
  );
  return [
    ...readings.flatMap((text) => checkShare(text, text.value)),
    // An article is measured as a whole: its lines are too short.
    ...[...articles.values()].flatMap((body) => {
      const [first] = body;
      return first === undefined ? [] : checkShare(first, body.map(({ value }) => value).join(''));
    }),
    ...[...readings, ...labels].flatMap((text) => checkRare(text, known)),
  ];
}

function checkShare(text: Text, value: string): Problem[] {
  const { least, most, longerThan } = kanjiShare;
  const share = kanjiShareOf(value);
  if (lengthOf(value) <= longerThan || (share >= least && share <= most)) return [];
  const bounds = `${percent(least)}〜${percent(most)}`;
  return [
    text.problem({
      ja: `${nameOf(text).ja}の漢字の割合は${bounds}％です。今は${percent(share)}％です。`,
      en: `The share of kanji in ${nameOf(text).en} must be ${bounds} %; found ${percent(share)} %.`,
    }),
  ];
}

function checkRare(text: Text, known: ReadonlySet<string>): Problem[] {
  const rare = [...text.value].find(
    (character) => /\p{Script=Han}/u.test(character) && !known.has(character) && !common.has(character),
  );
  if (rare === undefined) return [];
  return [
    text.problem({
      ja: `${nameOf(text).ja}の「${rare}」は、読めない人の多い漢字です。かなか、別の言葉で書きます。`,
      en: `${nameOf(text).en} has "${rare}", which many cannot read. Write kana or another word.`,
    }),
  ];
}

/** JIS X 0208's first level and the iteration mark 々. In Shift_JIS it stands in one piece, from 亜 to 腕. */
const common = new Set(['々', ...firstLevel()]);

function* firstLevel(): Generator<string> {
  const decoder = new TextDecoder('shift_jis');
  for (let code = 0x889f; code <= 0x9872; code++) {
    const character = decoder.decode(new Uint8Array([code >> 8, code & 0xff]));
    if ([...character].length === 1) yield character;
  }
}
