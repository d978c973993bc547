import { expect, test } from 'vitest';
import { saidBy, textOf } from '../test-texts.ts';
import { checkBreath } from './breath.ts';

const card = { file: 'content/decks/tarot/01-a.yaml' };
const sentence = (length: number) => `${'い'.repeat(length - 1)}。`;

test('one long sentence in overview or upright', async () => {
  const texts = [
    textOf('overview', sentence(20), card),
    textOf('upright', sentence(45) + sentence(70), card),
  ];
  expect(await saidBy(checkBreath, texts)).toEqual([]);
});

test('short sentences alone', async () => {
  const texts = [
    textOf('overview', sentence(44), card),
    textOf('upright', sentence(20), card),
    textOf('reversed', sentence(60), card),
  ];
  expect(await saidBy(checkBreath, texts)).toEqual([
    'カードの物語か正位置の意味に、45〜70字の文を一つ置きます。今の一番長い文は44字です。',
  ]);
});

test('a sentence without an end', async () => {
  expect(await saidBy(checkBreath, [textOf('advice', sentence(71), card)])).toEqual([
    '「advice」（今日のひとつ）に71字の文があります。一文は70字までです。',
  ]);
});
