import { expect, test } from 'vitest';
import { saidBy, textOf } from '../test-texts.ts';
import { checkCardNames } from './card-names.ts';

const names = [
  textOf('name', '月', { file: 'content/decks/tarot/18-moon.yaml' }),
  textOf('name', '隠者', { file: 'content/decks/tarot/09-hermit.yaml' }),
  textOf('name', '女教皇', { file: 'content/decks/tarot/02-high-priestess.yaml' }),
];

test('settled names with their numbers', async () => {
  const texts = [...names, textOf('article', '9番の隠者。18番、月。1番の札。女教皇と吊るされた男。')];
  expect(await saidBy(checkCardNames, texts)).toEqual([]);
});

test('another way to write a name', async () => {
  expect(await saidBy(checkCardNames, [...names, textOf('article', '吊られた男を引く。')])).toEqual([
    '「article」（記事の文）の「吊られた男」は、「吊るされた男」と書きます。',
  ]);
});

test('another number', async () => {
  expect(await saidBy(checkCardNames, [...names, textOf('article', '8番の隠者を引く。')])).toEqual([
    '「article」（記事の文）に「8番」の隠者とありますが、隠者は9番です。',
  ]);
});
