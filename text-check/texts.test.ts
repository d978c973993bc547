import { expect, test } from 'vitest';
import { readSource } from '../app/content/source.ts';
import { cardNumberOf, deckOf, textsOf } from './texts.ts';

function read(file: string, yaml: string) {
  return textsOf(readSource(file, Buffer.from(yaml)).source);
}

test('a card: what a visitor reads, not what programs read', () => {
  const texts = read(
    'content/decks/oracle/02-lotus.yaml',
    'id: 2\nname: 蓮\nenglish: Lotus\nimage: oracle/02-lotus\nkeywords: [朝の花]\ndetail:\n  message: |-\n    洗います。\n',
  );
  expect(texts.map(({ kind, value }) => [kind, value])).toEqual([
    ['name', '蓮'],
    ['keyword', '朝の花'],
    ['advice', '洗います。'],
  ]);
  expect(texts.map(deckOf)).toEqual(['oracle', 'oracle', 'oracle']);
  expect(texts.map(cardNumberOf)).toEqual([2, 2, 2]);
});

test('an article: paragraphs and headings apart, a card to draw is a label', () => {
  const texts = read(
    'content/articles/moon.yaml',
    'content:\n  - type: h2\n    text: 月\n  - type: ul\n    items:\n      - text: 窓\n        href: /blog\n  - type: card\n    title: 引く\n',
  );
  expect(texts.map(({ kind, block, value }) => [kind, block, value])).toEqual([
    ['heading', 'h2', '月'],
    ['article', 'ul', '窓'],
    ['page', 'card', '引く'],
  ]);
});

test('a problem says where the text stands', () => {
  const [text] = read('content/signs/05-leo.yaml', 'sign: leo\nlove: |-\n  並んで歩きます。\n');
  expect(text?.kind).toBe('week');
  expect(text?.problem({ ja: '', en: '' })).toMatchObject({
    file: 'content/signs/05-leo.yaml',
    line: 2,
    key: 'love',
  });
});
