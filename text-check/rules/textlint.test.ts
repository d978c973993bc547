import { expect, test } from 'vitest';
import { saidBy, textOf } from '../test-texts.ts';
import { checkWithTextlint } from './textlint.ts';

test('good prose: pairs, set phrases, a quotation', async () => {
  const texts = [
    textOf('description', 'この梟とは、まだ目が合ったことがありません。枝の上でこちらに背を向けています。'),
    textOf('overview', '蓮の葉に落ちた雨は、染み込まずに玉になって転がります。杯と剣と杖が並びました。'),
    textOf('upright', '約束がない日が続くなら、いまは自分の用事で手いっぱいで、恋は後回し。'),
    textOf('page', 'カードを引く'),
  ];
  expect(await saidBy(checkWithTextlint, texts)).toEqual([]);
});

test.each([
  ['no-doubled-joshi', '材料不足で代替素材で製品を作りました。'],
  ['no-dropping-the-ra', 'この窓からは、遠くの海まで見れるそうです。'],
  ['no-mix-dearu-desumasu', 'これは月の絵である。朝の話である。'],
  ['sentence-length', `${'月の下で、'.repeat(2)}${'長い影が伸びる道を歩いていく'.repeat(7)}人がいます。`],
  ['max-ten', '雨が降り、風が吹き、雲が切れ、星が出て、夜が明け、鳥が鳴き、朝です。'],
  ['no-double-negative-ja', '行かないわけではない夜のことです。'],
])('%s', async (rule, value) => {
  expect((await saidBy(checkWithTextlint, [textOf('overview', value)])).join()).toContain(rule);
});
