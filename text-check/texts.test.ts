import { expect, test } from 'vitest';
import { writeTree } from '../app/content/test-folder.ts';
import { cardNumberOf, deckOf, readTexts } from './texts.ts';

/** The texts of a folder with these files alone. */
function read(files: Record<string, string>) {
  return readTexts(writeTree(files));
}

test('a card: what a visitor reads, not what programs read', () => {
  const texts = read({
    'decks/oracle/deck.yaml': 'labels:\n  message: 今夜\n',
    'decks/oracle/02-lotus.yaml':
      'id: 2\nname: 蓮\nenglish: Lotus\nimage: oracle/02-lotus\nkeywords: [朝の花]\ndetail:\n  message: |-\n    洗います。\n',
  }).filter(({ file }) => !file.endsWith('deck.yaml'));
  expect(texts.map(({ kind, value }) => [kind, value])).toEqual([
    ['name', '蓮'],
    ['keyword', '朝の花'],
    ['long-message', '洗います。'],
  ]);
  expect(texts.map(deckOf)).toEqual(['oracle', 'oracle', 'oracle']);
  expect(texts.map(cardNumberOf)).toEqual([2, 2, 2]);
});

test('an article: paragraphs and headings apart, a card to draw is a label', () => {
  const texts = read({
    'articles/moon.yaml':
      'content:\n  - type: h2\n    text: 月\n  - type: ul\n    items:\n      - text: 窓\n        href: /blog\n  - type: card\n    title: 引く\n',
  });
  expect(texts.map(({ kind, block, value }) => [kind, block, value])).toEqual([
    ['heading', 'h2', '月'],
    ['article', 'ul', '窓'],
    ['page', 'card', '引く'],
  ]);
});

test('configuration is no text: Firebase’s own values repeat each other', () => {
  const texts = read({
    'site.yaml':
      'name: 灯り\nfirebase:\n  authDomain: night-light-site.firebaseapp.com\n  projectId: night-light-site\n',
  });
  expect(texts.map(({ value }) => value)).toEqual(['灯り']);
});

test('texts come with the site’s names filled in', () => {
  const texts = read({
    'site.yaml': 'name: 灯り\nfortuneTeller:\n  name: 星野\n',
    'pages/about.yaml': 'title: "{siteName}の{teller}"\n',
  });
  expect(texts.map(({ value }) => value)).toContain('灯りの星野');
});

test('a copied article comes after the one that the list names, whatever they are called', () => {
  const texts = read({
    'pages/blog.yaml': 'order: [moon]\n',
    'articles/moon.yaml': 'title: 月\ndate: 2025-09-03\n',
    'articles/a-copy.yaml': 'title: 月\ndate: 2025-09-03\n',
    'articles/newer.yaml': 'title: 月\ndate: 2025-10-03\n',
  });
  expect(texts.map(({ file }) => file)).toEqual([
    'content/articles/moon.yaml',
    'content/articles/a-copy.yaml',
    'content/articles/newer.yaml',
  ]);
});

test('a problem says where the text stands', () => {
  const [text] = read({ 'sky/love.yaml': 'middle:\n  "3": |-\n    {day}に並んで歩きます。\n' });
  expect(text?.kind).toBe('week');
  expect(text?.problem({ ja: '', en: '' })).toMatchObject({
    file: 'content/sky/love.yaml',
    line: 2,
    key: 'middle.3',
  });
});

test('the week: what the sky chooses from and what the owner writes are texts of one kind, the signs’ dates are none', () => {
  const texts = read({
    'signs/05-leo.yaml': 'sign: leo\nname: 獅子座\ndates: 7/23〜8/22\nimage: signs/leo\n',
    'sky/overall.yaml': 'new-moon:\n  "1":\n    nickname: 休む週\n    text: "{day}に休みます。"\n',
    'weeks/2026-11-30.yaml':
      'ranking:\n  - sign: leo\n    reason: 理由です。\nsigns:\n  leo:\n    nickname: 眠る週\n    work: 眠ります。\n',
  });
  expect(texts.map(({ kind, value }) => [kind, value])).toEqual([
    ['name', '獅子座'],
    ['nickname', '休む週'],
    ['week', '{day}に休みます。'],
    ['reason', '理由です。'],
    ['nickname', '眠る週'],
    ['week', '眠ります。'],
  ]);
});
