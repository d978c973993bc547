import { expect, test } from 'vitest';
import { saidBy, textOf } from '../test-texts.ts';
import { checkPromises } from './promises.ts';
import { checkWornWords } from './worn-words.ts';

const article = { file: 'content/articles/moon.yaml' };

test('plain words, a bolt of lightning, work and health', async () => {
  const texts = [
    textOf('description', '稲妻が走り、工夫した傘も、丈夫な靴も役に立ちません。'),
    textOf('upright', '「彼が言ってた」と、隣の席で聞きました。夫婦の食卓に、空欄の紙。'),
    textOf('page', '上の欄に貼りつけます。', { file: 'content/pages/a.yaml' }),
    textOf('article', '「波動が合わない」は、肩が上がっている。', article),
  ];
  expect(await saidBy(checkWornWords, texts)).toEqual([]);
});

test('a worn word, with what to write instead', async () => {
  expect(await saidBy(checkWornWords, [textOf('overview', '宇宙の扉が見えます。')])).toEqual([
    '「overview」（カードの物語）に「宇宙」は使いません。代わりに: 誰が言ったのかを書く',
  ]);
});

test.each([
  ['a worn word of an article outside 「」', textOf('article', '波動が高い日です。', article)],
  ['a quoted worn word on a card', textOf('advice', '「宇宙にまかせる」と言います。')],
  ['somebody presumed', textOf('theme', '彼からの連絡を待ちます。')],
  ['a word that is not hers', textOf('today', '今日は、短い便りを待ちます。')],
])('%s', async (_, text) => {
  expect(await saidBy(checkWornWords, [text])).toHaveLength(1);
});

test('a promise, whoever makes it', async () => {
  const notice = textOf('notice', '必ずお届けします。', { file: 'content/notices/a.yaml' });
  const quoted = textOf('article', '「絶対に当たる」と言う人から、離れます。', article);
  expect(await saidBy(checkPromises, [notice, quoted])).toHaveLength(1);
});
