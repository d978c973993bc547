import { expect, test } from 'vitest';
import { saidBy, textOf } from '../test-texts.ts';
import { checkAltTexts } from './alt-texts.ts';

test('what is seen', async () => {
  const texts = [textOf('name', '星'), textOf('alt', '大きな星と池。'), textOf('alt', '小さな星と池。')];
  expect(await saidBy(checkAltTexts, texts)).toEqual([]);
});

test.each(['星', '星。', '星のカード'])('a name: %s', async (alt) => {
  expect(await saidBy(checkAltTexts, [textOf('name', '星'), textOf('alt', alt)])).toEqual([
    '「alt」（絵の説明）がカードの名前のままです。描かれているものを書いてください。',
  ]);
});

test('the same words for two pictures', async () => {
  const texts = [textOf('alt', '大きな星と池。', { file: 'content/a.yaml' }), textOf('alt', '大きな星と池')];
  expect(await saidBy(checkAltTexts, texts)).toEqual([
    '「alt」（絵の説明）が content/a.yaml alt と同じです。この絵に見えるものを書いてください。',
  ]);
});
