import { expect, test } from 'vitest';
import { saidBy, textOf } from '../test-texts.ts';
import { checkCommonRuns } from './common-runs.ts';

const page = (name: string) => ({ file: `content/pages/${name}.yaml` });

test('other words, settled terms, a run that a comma ends, and one contract that says a thing twice', async () => {
  const texts = [
    textOf('overview', '窓の外を、傘が三つ通りました。'),
    textOf('upright', '窓の外を、傘が三つ返しました。'),
    textOf('notice', '特定商取引法に基づく表記を直しました。', { file: 'content/notices/a.yaml' }),
    textOf('page', '特定商取引法に基づく表記', page('b')),
    textOf('legal', '代金の額を上限として賠償します。', { file: 'content/legal/c.yaml' }),
    textOf('legal', '代金の額を上限として賠償します。', { file: 'content/legal/d.yaml' }),
  ];
  expect(await saidBy(checkCommonRuns, texts)).toEqual([]);
});

test('thirteen characters on end in two texts, reported once', async () => {
  const texts = [
    textOf('page', 'ここまで歩いてきた人のための椅子です。', page('a')),
    textOf('page', 'あそこまで歩いてきた人のための椅子。', page('b')),
  ];
  expect(await saidBy(checkCommonRuns, texts)).toEqual([
    '「page」（ページの言葉）の「こまで歩いてきた人のための」は、content/pages/a.yaml page にもあります。続けて13字が同じ文は1つまでです。',
  ]);
});

test('eleven in three', async () => {
  const texts = ['椅子を', '机も', '窓の'].map((start, i) =>
    textOf('theme', `${start}思い浮かべてみてください。`, page(String(i))),
  );
  expect(await saidBy(checkCommonRuns, texts.slice(1))).toEqual([]);
  expect(await saidBy(checkCommonRuns, texts)).toEqual([
    '「theme」（テーマへの答え）の「思い浮かべてみてくださ」は、content/pages/0.yaml themeなど にもあります。続けて11字が同じ文は2つまでです。',
  ]);
});
