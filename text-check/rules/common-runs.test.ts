import { expect, test } from 'vitest';
import { saidBy, textOf } from '../test-texts.ts';
import { checkCommonRuns } from './common-runs.ts';

test('other words, settled terms, and one contract that says a thing twice', async () => {
  const texts = [
    textOf('overview', '窓の外を、傘が三つ通りました。'),
    textOf('upright', '窓の外から、呼ぶ声がします。'),
    textOf('notice', '特定商取引法に基づく表記を直しました。', { file: 'content/notices/a.yaml' }),
    textOf('page', '特定商取引法に基づく表記', { file: 'content/pages/b.yaml' }),
    textOf('legal', '代金の額を上限として賠償します。', { file: 'content/legal/c.yaml' }),
    textOf('legal', '代金の額を上限として賠償します。', { file: 'content/legal/d.yaml' }),
  ];
  expect(await saidBy(checkCommonRuns, texts)).toEqual([]);
});

test('twelve characters on end, reported once', async () => {
  const texts = [
    textOf('page', 'ここまで歩いてきた人のための椅子です。', { file: 'content/pages/a.yaml' }),
    textOf('page', 'あそこまで歩いてきた人のための椅子。', { file: 'content/pages/b.yaml' }),
  ];
  expect(await saidBy(checkCommonRuns, texts)).toEqual([
    '「page」（ページの言葉）の「こまで歩いてきた人のため」は、content/pages/a.yaml page にもあります。続けて12字は重なりません。',
  ]);
});

test('ten with a noun, in a text that is read for itself', async () => {
  const texts = [
    textOf('alt', '月の輪を背に立つ梟の後ろ姿。'),
    textOf('description', '月の輪を背に立つ梟が一羽。'),
  ];
  expect(await saidBy(checkCommonRuns, texts)).toEqual([]);
  const alike = [
    textOf('alt', '円い月の輪を背に立つ梟。'),
    textOf('description', '円い月の輪を背に立つ木。'),
  ];
  expect(await saidBy(checkCommonRuns, alike)).toHaveLength(1);
});
