import { expect, test } from 'vitest';
import { budgets } from '../budgets.ts';
import { saidBy, textOf } from '../test-texts.ts';
import { checkCardBudgets } from './card-budgets.ts';

const card = { file: 'content/decks/tarot/17-star.yaml' };

test('phrases used now and then, and what somebody says', async () => {
  const texts = [
    textOf('upright', '休んでいいのです。', card),
    textOf('reversed', '「大丈夫」「大丈夫」と言います。三日月の夜です。', card),
    textOf('week', 'あれでなく、これでなく、それでなく、どれでなく。', { file: 'content/signs/01-a.yaml' }),
  ];
  expect(await saidBy(checkCardBudgets, texts)).toEqual([]);
});

test('more than a text may have', async () => {
  expect(await saidBy(checkCardBudgets, [textOf('theme', '泣いても大丈夫。休んで平気。', card)])).toEqual([
    '「〜ていい・大丈夫」は、この文に1回までです。今は2回です。代わりに: 許すのは一度で足りる',
  ]);
});

/** Four or five times on a page, each in a text of its own. */
test.each([
  ['ではなく・というより・より', 'では、朝ではなく昼。'],
  ['〜ていい・大丈夫', '泣いていい。'],
  ['一つ', '一つ選ぶ。'],
  ['だけ', '見るだけ。'],
  ['ください', '見てください。'],
  ['数の三', '三回。'],
  ['ませんか・でしょうか', '行きませんか。'],
  ['ね', 'いいね。'],
  ['頃です・時期です・ときです', '咲く頃です。'],
  ['と読みます', '近いと読みます。'],
])('more than a page may have: %s', async (name, value) => {
  const most = budgets.find((budget) => budget.name === name)?.page ?? 0;
  const texts = Array.from({ length: most }, () => textOf('theme', value, card));
  expect(await saidBy(checkCardBudgets, texts)).toEqual([]);
  expect(await saidBy(checkCardBudgets, [...texts, textOf('advice', value, card)])).toEqual([
    expect.stringContaining(`「${name}」は、1枚のカードに${most}回までです。今は${most + 1}回です。`),
  ]);
});

test.each([
  ['きっと', 'きっと来ます。', '全部のカードに8回までです。今は9回です。'],
  ['わたし', 'わたしは好きです。', '全部のカードに8回までです。今は9回です。'],
  ['〜の札です', '朝の札です。', '12枚までです。今は13枚です。'],
])('more than all cards may have: %s', async (name, value, said) => {
  const count = name === '〜の札です' ? 13 : 9;
  const texts = Array.from({ length: count }, () => textOf('description', value));
  expect(await saidBy(checkCardBudgets, texts.slice(1))).toEqual([]);
  expect(await saidBy(checkCardBudgets, texts)).toEqual([expect.stringContaining(said)]);
});

test.each([
  ['あなたは、あなたの、あなたへ。', '「upright」（正位置の意味）に0〜2回です。今は3回です。'],
  ['朝です。', 'このカードの長い文を合わせて1〜3回です。今は0回です。'],
])('あなた: %s', async (upright, said) => {
  const texts = [
    textOf('overview', '夜です。', card),
    textOf('upright', upright, card),
    textOf('reversed', '昼です。', card),
  ];
  expect(await saidBy(checkCardBudgets, texts)).toEqual([`「あなた」は、${said}`]);
});

test('あなた once on a card without sides', async () => {
  const texts = [textOf('overview', 'あなたの夜です。', card), textOf('long-message', 'あなたへ。', card)];
  expect(await saidBy(checkCardBudgets, texts)).toEqual([
    '「あなた」は、このカードの長い文を合わせて0〜1回です。今は2回です。',
  ]);
});
