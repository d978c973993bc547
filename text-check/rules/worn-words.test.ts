import { expect, test } from 'vitest';
import { saidBy, textOf } from '../test-texts.ts';
import { checkWornWords } from './worn-words.ts';

const article = { file: 'content/articles/moon.yaml' };

test('plain words, a bolt of lightning, work and health', async () => {
  const texts = [
    textOf('description', '稲妻が走り、工夫した傘も、丈夫な靴も役に立ちません。'),
    textOf('upright', '「彼が言ってた」と、隣の席で聞きました。'),
    textOf('article', '「波動が合わない」は、肩が上がっている。', article),
  ];
  expect(await saidBy(checkWornWords, texts)).toEqual([]);
});

test('a worn word, with what to write instead', async () => {
  expect(await saidBy(checkWornWords, [textOf('overview', '未来の扉が見えます。')])).toEqual([
    '「overview」（カードの物語）に「未来」は使いません。代わりに: 次の停留所、来週の棚、空いた椅子',
  ]);
});

test.each([
  ['a worn word of an article outside 「」', textOf('article', '波動が高い日です。', article)],
  ['a quoted worn word on a card', textOf('advice', '「宇宙にまかせる」と言います。')],
  ['a promise in a notice', textOf('notice', '必ずお届けします。', { file: 'content/notices/a.yaml' })],
  ['somebody presumed', textOf('reversed', '彼からの連絡を待ちます。')],
])('%s', async (_, text) => {
  expect(await saidBy(checkWornWords, [text])).toHaveLength(1);
});
