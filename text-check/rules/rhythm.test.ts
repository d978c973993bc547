import { expect, test } from 'vitest';
import { saidBy, textOf } from '../test-texts.ts';
import { checkRhythm } from './rhythm.ts';

const long = 'い'.repeat(45);
const card = { file: 'content/decks/tarot/01-a.yaml' };

test('long and short, and a breath between paragraphs', async () => {
  const texts = [
    textOf('overview', `${long}た。${long}る。雨です。`, card),
    textOf('notice', '開きます。閉じます。\n\n休みます。出ます。', { file: 'content/notices/a.yaml' }),
  ];
  expect(await saidBy(checkRhythm, texts)).toEqual([]);
});

test('four sentences with one ending', async () => {
  const text = textOf('article', '来ます。「来ました」と言います。見ます。帰ります。', {
    file: 'content/articles/a.yaml',
  });
  expect(await saidBy(checkRhythm, [text])).toEqual([
    '「article」（記事の文）で、「ます」で終わる文が4つ続いています。続くのは3つまでです。',
  ]);
});

test('sentences of one length', async () => {
  const text = textOf('week', `${'い'.repeat(35)}た。${'ろ'.repeat(35)}る。${'は'.repeat(35)}だ。`);
  expect(await saidBy(checkRhythm, [text])).toEqual([
    '「week」（今週の運勢）の一番長い文（37字）は、一番短い文（37字）の2倍以上にします。',
  ]);
});

test('a card without a long sentence', async () => {
  expect(await saidBy(checkRhythm, [textOf('description', '雨です。傘がありません。', card)])).toEqual([
    'カードには、14字までの文と40字以上の文を一つずつは置きます。今は4〜8字です。',
  ]);
});
