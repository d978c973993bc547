import { expect, test } from 'vitest';
import { saidBy, textOf } from '../test-texts.ts';
import { checkWithTextlint } from './textlint.ts';

test('good prose: pairs, set phrases, a quotation', async () => {
  const texts = [
    textOf('description', 'この梟とは、まだ目が合ったことがありません。枝の上でこちらに背を向けています。'),
    textOf('overview', '蓮の葉に落ちた雨は、染み込まずに玉になって転がります。杯と剣と杖が並びました。'),
    textOf('page', 'カードを引く'),
  ];
  expect(await saidBy(checkWithTextlint, texts)).toEqual([]);
});

test.each([
  ['no-doubled-joshi', '材料不足で代替素材で製品を作りました。'],
  ['no-doubled-joshi', '去年あなたが言い出した案が戻ってきます。'],
  ['no-dropping-the-ra', 'この窓からは、遠くの海まで見れるそうです。'],
  ['no-mix-dearu-desumasu', 'これは月の絵である。朝の話である。'],
  ['sentence-length', `${'月の下で、'.repeat(2)}${'長い影が伸びる道を歩いていく'.repeat(7)}人がいます。`],
  ['max-ten', '雨が降り、風が吹き、雲が切れ、星が出て、夜が明けます。'],
  ['no-double-negative-ja', '行かないわけではない夜のことです。'],
])('%s', async (rule, value) => {
  expect((await saidBy(checkWithTextlint, [textOf('overview', value)])).join()).toContain(rule);
});
