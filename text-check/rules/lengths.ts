import type { Problem } from '../../app/content/explain/problem.ts';
import { article, lengths, longestText } from '../budgets.ts';
import { nameOf } from '../explain.ts';
import { lengthOf } from '../japanese.ts';
import type { Text } from '../texts.ts';

/** Every text is as long as its place on the page wants it; an article has the parts it needs. */
export function checkLengths(texts: readonly Text[]): Problem[] {
  const articles = Map.groupBy(
    texts.filter(({ block }) => block !== undefined),
    ({ file }) => file,
  );
  return [...texts.flatMap(checkLength), ...[...articles.values()].flatMap(checkArticle)];
}

/** True for a text that must be written again: what other rules say of it would be said for nothing. */
export function isOutsideLength(text: Text): boolean {
  return checkLength(text).length > 0;
}

function checkLength(text: Text): Problem[] {
  const [least, most] = lengths[text.kind] ?? [0, longestText];
  const length = lengthOf(text.value);
  if (length >= least && length <= most) return [];
  const { ja, en } = nameOf(text);
  return [
    text.problem({
      ja: `${ja}は${least}〜${most}字で書きます。今は${length}字です。`,
      en: `${en} must have ${least} to ${most} characters; found ${length}.`,
    }),
  ];
}

function checkArticle(texts: readonly Text[]): Problem[] {
  const [first] = texts;
  if (first === undefined) return [];
  const body = texts.filter(({ kind }) => kind === 'article' || kind === 'heading');
  const characters = body.reduce((sum, { value }) => sum + lengthOf(value), 0);
  const count = (type: string) =>
    new Set(texts.filter(({ block }) => block === type).map(({ path }) => path[1])).size;
  const problems: Problem[] = [];
  const expect = (ja: string, en: string, [least, most]: readonly [number, number], found: number) => {
    if (found >= least && found <= most) return;
    const open = most === Number.POSITIVE_INFINITY;
    problems.push(
      first.problem({
        ja: `この記事の${ja}は${open ? `${least}以上` : `${least}〜${most}`}です。今は${found}です。`,
        en: `The article must have ${open ? `at least ${least}` : `${least} to ${most}`} ${en}; found ${found}.`,
      }),
    );
  };
  expect('本文の字数', 'characters', article.characters, characters);
  expect('大見出し（h2）の数', 'sections (h2)', article.sections, count('h2'));
  for (const type of ['h3', 'ul', 'img', 'card'] as const) {
    expect(`${type} の数`, type, [article[type], Number.POSITIVE_INFINITY], count(type));
  }
  return problems;
}
