import { expect, test } from 'vitest';
import { saidBy, textOf } from '../test-texts.ts';
import { checkRationedWords } from './rationed-words.ts';

const card = { file: 'content/decks/tarot/17-star.yaml' };

test('a phrase used once', async () => {
  const texts = [
    textOf('upright', '雨かもしれません。', card),
    textOf('advice', '傘を置いてきましょう。', card),
  ];
  expect(await saidBy(checkRationedWords, texts)).toEqual([]);
});

test('more than the site may have', async () => {
  const texts = [
    textOf('overview', '散歩の途中。'),
    textOf('week', '散歩の帰り。'),
    textOf('advice', '犬の散歩。'),
  ];
  expect(await saidBy(checkRationedWords, texts)).toEqual([
    '「散歩」は、カードと今週の運勢を合わせて2回までです。今は3回です。代わりに: 窓、階段、橋',
  ]);
});

test('more than a card may have', async () => {
  const texts = [textOf('upright', '朝ではなく昼。', card), textOf('reversed', '昼ではなく夜。', card)];
  expect(await saidBy(checkRationedWords, texts)).toEqual([
    '「ではなく」は、1枚のカードに1回までです。今は2回です。代わりに: 平らな文を二つに',
  ]);
});

test('ましょう in two fields running', async () => {
  const texts = [textOf('upright', '待ちましょう。', card), textOf('reversed', '休みましょう。', card)];
  expect(await saidBy(checkRationedWords, texts)).toEqual([
    '「ましょう」が、すぐ前の「upright」（正位置の意味）にもあります。どちらかを言い切りにしてください。',
  ]);
});

test('too many advices that begin with 今日 or 今夜', async () => {
  const texts = Array.from({ length: 15 }, (_, i) => textOf('advice', `今夜、${i}枚の皿を洗います。`));
  expect(await saidBy(checkRationedWords, texts)).toEqual([
    '「今日」「今夜」で始まるアドバイスは14までです。今は15です。手に取る物から始めてください。',
  ]);
});
