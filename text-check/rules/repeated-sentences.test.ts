import { expect, test } from 'vitest';
import { saidBy, textOf } from '../test-texts.ts';
import { checkRepeatedSentences } from './repeated-sentences.ts';

test('sentences once each; a label and a particular may come again', async () => {
  const texts = [
    textOf('page', 'カードを引く', { file: 'content/pages/home.yaml' }),
    textOf('page', 'カードを引く', { file: 'content/pages/shell.yaml' }),
    textOf('legal', '{{responsible}}', { file: 'content/legal/terms.yaml' }),
    textOf('legal', '{{responsible}}', { file: 'content/legal/privacy.yaml' }),
    textOf('overview', '靴は玄関で乾くのを待ちます。「乾いた」と犬が知らせに来ました。'),
  ];
  expect(await saidBy(checkRepeatedSentences, texts)).toEqual([]);
});

test('a sentence of two texts', async () => {
  const texts = [
    textOf('overview', '靴は玄関で乾くのを待ちます。雨でした。', { file: 'content/decks/love/01-rain.yaml' }),
    textOf('week', '晴れました。靴は玄関で乾くのを待ちます。'),
  ];
  expect(await saidBy(checkRepeatedSentences, texts)).toEqual([
    '「week」（今週の運勢）の「靴は玄関で乾くのを待ちます。」は、content/decks/love/01-rain.yaml overview にもあります。片方を書きかえてください。',
  ]);
});

test('a settled sentence, only where it is settled', async () => {
  const settled = 'この占いのカードは、まだ机の上で色を塗っている途中です。';
  const at = (file: string) => textOf('page', settled, { file });
  const readings = [at('content/readings/today.yaml'), at('content/readings/twinray.yaml')];
  expect(await saidBy(checkRepeatedSentences, readings)).toEqual([]);
  expect(await saidBy(checkRepeatedSentences, [...readings, at('content/pages/about.yaml')])).toHaveLength(1);
});
