import { expect, test } from 'vitest';
import { saidBy, textOf } from '../test-texts.ts';
import { checkHedges } from './hedges.ts';

/** Thirty themes, so many of them unsure in one way. */
const themes = (unsure: number) =>
  Array.from({ length: 30 }, (_, i) => textOf('theme', i < unsure ? '動きそうです。' : '動きます。'));

test('unsure in one sentence of three at most', async () => {
  expect(await saidBy(checkHedges, themes(9))).toEqual([]);
  expect(await saidBy(checkHedges, themes(10))).toEqual([
    '「theme」（テーマへの答え）の文の33.3％に「そうです」があります。30.0％までに減らしてください。',
  ]);
});

test('each kind of field is counted apart', async () => {
  const sure = Array.from({ length: 30 }, () => textOf('advice', '開けます。'));
  expect(await saidBy(checkHedges, [...themes(10), ...sure])).toHaveLength(1);
});
