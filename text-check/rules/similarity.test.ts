import { expect, test } from 'vitest';
import { saidBy, textOf } from '../test-texts.ts';
import { checkSimilarity } from './similarity.ts';

const rain =
  '傘を返しに行く道で、雨がまた降りだしました。借りた人の家の軒先に、同じ色の長靴が二足並んでいます。';
const train = '終電の一つ前に乗れた晩は、向かいの席の寝顔まで覚えているものです。改札の脇で犬が鳴きました。';

test('two texts of their own', async () => {
  expect(await saidBy(checkSimilarity, [textOf('overview', rain), textOf('overview', train)])).toEqual([]);
});

test('a text that is another one reworded', async () => {
  const reworded = '傘を返しに行く坂で、雪がまた降りだしました。借りた人の家の門の脇に、同じ色の長靴が三足。';
  const texts = [
    textOf('week', rain, { file: 'content/signs/01-aries.yaml' }),
    textOf('week', reworded, { file: 'content/signs/02-taurus.yaml' }),
  ];
  expect(await saidBy(checkSimilarity, texts)).toEqual([
    '「week」（今週の運勢）が、content/signs/01-aries.yaml week に似ています（34.9％、6.0％まで）。言葉を変えてください。',
  ]);
});

test('two fields of a card that share their words', async () => {
  const texts = [
    textOf('description', rain),
    textOf('advice', '雨がまた降りだしました。長靴が二足並んでいます。'),
  ];
  expect(await saidBy(checkSimilarity, texts)).toHaveLength(1);
});
