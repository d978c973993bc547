import { expect, test } from 'vitest';
import { saidBy, textOf } from '../test-texts.ts';
import { checkKanji } from './kanji.ts';

const article = { file: 'content/articles/a.yaml' };

test('a third of kanji; digits do not count; a short text and a line of an article are not measured', async () => {
  const texts = [
    textOf('advice', '朝の3分が静かになります。'.repeat(6)),
    textOf('message', 'ひらがなばかりのぶんです。'),
    textOf('article', '山川草木。', article),
    textOf('article', 'ひとつから、ふたつへ、みっつへ。', article),
  ];
  expect(await saidBy(checkKanji, texts)).toEqual([]);
});

test.each([
  ['ひらがなばかりのぶんです。', '0.0'],
  ['漢字多用文章。', '85.7'],
])('%s', async (value, share) => {
  expect(await saidBy(checkKanji, [textOf('overview', value.repeat(10))])).toEqual([
    `「overview」（カードの物語）の漢字の割合は14.0〜36.0％です。今は${share}％です。`,
  ]);
});

test('a kanji that many cannot read, except in the name of a card', async () => {
  const texts = [
    textOf('name', '薔薇', { path: ['name'] }),
    textOf('message', '薔薇は、完璧を嗅ぎ分けません。'),
    textOf('keyword', '愛嬌'),
  ];
  expect(await saidBy(checkKanji, texts)).toEqual([
    '「keyword」（キーワード）の「嬌」は、読めない人の多い漢字です。かなか、別の言葉で書きます。',
  ]);
});
