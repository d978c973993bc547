import { expect, test } from 'vitest';
import { saidBy, textOf } from '../test-texts.ts';
import { checkLengths } from './lengths.ts';

test('a text of the right length', async () => {
  expect(await saidBy(checkLengths, [textOf('description', 'あ'.repeat(70))])).toEqual([]);
});

test.each([69, 111])('a description of %i characters', async (length) => {
  expect(await saidBy(checkLengths, [textOf('description', 'あ'.repeat(length))])).toEqual([
    `「description」（カードを引いたときの言葉）は70〜110字で書きます。今は${length}字です。`,
  ]);
});

/** Blocks of an article in their order, each with its text. */
function articleOf(blocks: [type: string, text: string][]) {
  return blocks.map(([block, value], i) =>
    textOf(block.startsWith('h') ? 'heading' : 'article', value, {
      file: 'content/articles/moon.yaml',
      path: ['content', i, 'text'],
      block,
    }),
  );
}

const whole: [string, string][] = [
  ...Array.from({ length: 5 }, (): [string, string] => ['h2', '月を待つ']),
  ['h3', '窓'],
  ['h3', '戸'],
  ['ul', 'い'.repeat(900)],
  ['p', 'ろ'.repeat(900)],
  ['img', '月'],
  ['card', '引く'],
];

test('an article with all its parts', async () => {
  expect(await saidBy(checkLengths, articleOf(whole))).toEqual([]);
});

test('a short article without a picture', async () => {
  const short = whole.filter(([type]) => type !== 'img' && type !== 'p');
  expect(await saidBy(checkLengths, articleOf(short))).toEqual([
    'この記事の本文の字数は1800〜3000です。今は924です。',
    'この記事のimg の数は1以上です。今は0です。',
  ]);
});
