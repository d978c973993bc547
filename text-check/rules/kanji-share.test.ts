import { expect, test } from 'vitest';
import { saidBy, textOf } from '../test-texts.ts';
import { checkKanjiShare } from './kanji-share.ts';

test('a third of kanji; digits do not count; an article is measured whole', async () => {
  const article = { file: 'content/articles/a.yaml' };
  const texts = [
    textOf('advice', '朝の3分が静かになります。'),
    textOf('article', '山川草木。', article),
    textOf('article', 'ひとつから、ふたつへ。', article),
  ];
  expect(await saidBy(checkKanjiShare, texts)).toEqual([]);
});

test.each([
  ['ひらがなばかりのぶんです。', '0.0'],
  ['漢字多用文章。', '85.7'],
])('%s', async (value, share) => {
  expect(await saidBy(checkKanjiShare, [textOf('week', value)])).toEqual([
    `「week」（今週の運勢）の漢字の割合は25.0〜40.0％です。今は${share}％です。`,
  ]);
});
