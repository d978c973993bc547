import { expect, test } from 'vitest';
import { saidBy, textOf } from '../test-texts.ts';
import { checkCardHinges } from './card-hinges.ts';

/** So many cards named 森, each with this text. */
const cards = (count: number, value: string) =>
  Array.from({ length: count }, (_, i) => {
    const file = `content/decks/oracle/${10 + i}-a.yaml`;
    return [textOf('name', '森', { file, path: ['name'] }), textOf('overview', value, { file })];
  }).flat();

test('six cards that say what they are not, and any number of other subjects', async () => {
  const texts = [
    ...cards(6, '森は、急かす場所ではありません。'),
    ...cards(9, '出口は、森の外ではなく中です。').map((text) => ({ ...text, file: `${text.file}-b` })),
  ];
  expect(await saidBy(checkCardHinges, texts)).toEqual([]);
});

test('seven', async () => {
  expect(await saidBy(checkCardHinges, cards(7, '森は、急かす場所ではありません。'))).toEqual([
    'カードを主語にした「〜ではなく」の文は6枚までです。今は7枚です。何であるかを書いてください。',
  ]);
});
