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

test('two messages of two decks that say one thing', async () => {
  const texts = [
    textOf('message', '待つと決めるのも、こちらの予定です。雨の日は、家で。', {
      file: 'content/decks/love/12-a.yaml',
    }),
    textOf('message', '急がないと決めるのも、こちらの自由です。歩いて帰ります。', {
      file: 'content/decks/tarot/09-a.yaml',
    }),
  ];
  expect(await saidBy(checkSimilarity, texts)).toEqual([
    expect.stringContaining(
      '「message」（引いた人へのひとこと）が、content/decks/love/12-a.yaml message に似ています',
    ),
  ]);
});

test.each(['theme', 'today', 'spread', 'twinray'] as const)('a short field: %s', async (kind) => {
  const texts = [
    textOf(kind, '動きはじめます。味方が先、評価はあとの順で、目標を人に話すと、手伝いが来そうです。'),
    textOf(kind, '止まります。味方が先、評価はあとの順なので、数字より席で、あいさつを先に。'),
  ];
  expect(await saidBy(checkSimilarity, texts)).toHaveLength(1);
});

test('two fields of a card that share their words', async () => {
  const texts = [
    textOf('description', rain),
    textOf('advice', '雨がまた降りだしました。長靴が二足並んでいます。'),
  ];
  expect(await saidBy(checkSimilarity, texts)).toHaveLength(1);
});
