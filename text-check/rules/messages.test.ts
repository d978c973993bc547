import { expect, test } from 'vitest';
import { saidBy, textOf } from '../test-texts.ts';
import { checkMessages } from './messages.ts';

const at = (number: number) => ({ file: `content/decks/love/${String(number).padStart(2, '0')}-a.yaml` });

test('a line that stands alone', async () => {
  expect(await saidBy(checkMessages, [textOf('message', '願いごとは、小声でかまいません。')])).toEqual([]);
});

test.each([
  ['あなたの願いは叶います。', 'あなた'],
  ['今日は休みます。', '今日'],
  ['3回唱えます。', '3'],
  ['SNSを閉じます。', 'S'],
])('%s', async (value, word) => {
  expect(await saidBy(checkMessages, [textOf('message', value)])).toEqual([
    expect.stringContaining(`「message」（引いた人へのひとこと）に「${word}」は使いません。`),
  ]);
});

test.each([
  ['問い', '雨は上がりましたか。', 1],
  ['〜のは、〜から', '遠いのは、見たから。', 2],
  ['もう', 'もう来ません。', 2],
  ['まだ', 'まだ来ません。', 2],
  ['〜は、〜ではありません', '雨は、敵ではありません。', 1],
])('%s in more of ten messages than may', async (name, value, most) => {
  const with_ = (count: number) =>
    Array.from({ length: 10 }, (_, i) => textOf('message', i < count ? value : '雨です。', at(i)));
  expect(await saidBy(checkMessages, with_(most))).toEqual([]);
  expect(await saidBy(checkMessages, with_(most + 1))).toEqual([
    `このデッキのひとことの${most + 1}0.0％に「${name}」があります。10のうち${most}までに減らしてください。`,
  ]);
});

test('two jokes of the shop among five neighbours', async () => {
  const joke = (number: number) => textOf('message', '本日は品切れです。', at(number));
  expect(await saidBy(checkMessages, [joke(1), joke(6)])).toEqual([]);
  expect(await saidBy(checkMessages, [joke(1), joke(5)])).toEqual([
    '「message」（引いた人へのひとこと）の店や会社の冗談が、content/decks/love/01-a.yaml のすぐ近くです。並んだ5枚に一つまでです。',
  ]);
});
