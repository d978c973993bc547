import { expect, test } from 'vitest';
import { readCoreMeanings } from '../core-meanings.ts';
import { saidBy, textOf } from '../test-texts.ts';
import { checkCoreMeanings } from './core-meanings.ts';

const table = { tarot: { 星: '希望', 月: '不安' } };

/** A card with its name and its first two keywords. */
function card(name: string, first: string, deck = 'tarot') {
  const file = `content/decks/${deck}/17-${name}.yaml`;
  return [
    textOf('name', name, { file, path: ['name'] }),
    textOf('keyword', first, { file, path: ['keywords', 0] }),
    textOf('keyword', '立ち直り', { file, path: ['keywords', 1] }),
  ];
}

const said = (...cards: ReturnType<typeof card>[]) =>
  saidBy((texts) => checkCoreMeanings(texts, table), cards.flat());

test('the words of the table, and a deck that is not in it', async () => {
  expect(await said(card('星', '希望'), card('月', '不安'), card('石', '重さ', 'stones'))).toEqual([]);
});

test('another word than the tradition’s', async () => {
  expect(await said(card('星', '願い'))).toEqual([
    '星の最初のキーワードは「希望」です（text-check/core-meanings.yaml）。今は「願い」です。',
  ]);
});

test('a card without a row', async () => {
  expect(await said(card('虹', '仲直り'))).toEqual([
    '虹の行が text-check/core-meanings.yaml にありません。伝統の言葉を一つ、足してください。',
  ]);
});

test('the word of another card', async () => {
  expect(await said(card('星', '希望'), card('石', '希望', 'stones'))).toEqual([
    '最初のキーワード「希望」は、content/decks/tarot/17-星.yaml keywords[0] と同じです。',
  ]);
});

test('the table has a word of its own for each of the 84 cards', () => {
  const words = Object.values(readCoreMeanings()).flatMap((deck) => Object.values(deck));
  expect([words.length, new Set(words).size]).toEqual([84, 84]);
});
