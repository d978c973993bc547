import { expect, test } from 'vitest';
import { saidBy, textOf } from '../test-texts.ts';
import { checkTypography } from './typography.ts';

const page = { file: 'content/pages/a.yaml' };

test('what is right', async () => {
  const texts = [
    textOf('upright', '朝6時から「『星』の本」（3,000円）を、〜のように読みます。'),
    textOf('page', 'カードを引いています...', page),
    textOf('description', '「了解。」の丸が気になります。'),
    textOf('page', 'Oops! Page not found', page),
    textOf('page', '「ブラウザで開く」は、https://a.example/b?c=d のようなブラウザーの項目です', page),
    textOf('page', '{deckName}で「{card}」を引きました。', page),
  ];
  expect(await saidBy(checkTypography, texts)).toEqual([]);
});

test('what to write instead', async () => {
  expect(await saidBy(checkTypography, [textOf('page', '９時まで', page)])).toEqual([
    '「page」（ページの言葉）の「９」は使いません。書くのは: 半角の英数字',
  ]);
});

test.each([
  'ﾀﾛｯﾄ',
  'ＬＩＮＥ',
  'えっ！？',
  'ほんと?',
  '(税込)',
  '3月～4月',
  '夜――朝',
  '夜...',
  '夜。。',
  '「夜。」',
  '夜　朝',
  '夜 、朝',
  '夜\u200B朝',
  '夜⭐',
  '3000円',
  'ブラウザを開く',
  '「夜',
  '夜」',
  '（夜」）',
])('%s', async (value) => {
  expect(await saidBy(checkTypography, [textOf('page', value, page)])).toHaveLength(1);
});

test('a card text without a full stop', async () => {
  expect(await saidBy(checkTypography, [textOf('advice', '夜の窓')])).toEqual([
    '「advice」（今日のひとつ）は「。」で終わります。',
  ]);
});
