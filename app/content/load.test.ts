import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { ContentError, loadContent } from './load.server.ts';
import { writeTree } from './test-folder.ts';
import { validTree } from './test-tree.ts';

test('decks with their cards', () => {
  const { decks } = loadContent(writeTree(validTree()));
  expect(decks.map(({ deck }) => deck)).toEqual(['tarot', 'oracle']);
  expect(decks[0]?.cards.map(({ id }) => id)).toEqual([0, 1, 2]);
  expect(decks[0]?.cards[2]).toMatchObject({
    id: 2,
    index: 2,
    slug: 'star',
    deck: 'tarot',
    displayName: 'star（starの名）',
  });
});

test('a deck that starts at 1 counts positions from 0', () => {
  const tree = validTree();
  delete tree['decks/oracle/00-fool.yaml'];
  tree['decks/oracle/deck.yaml'].firstId = 1;
  const oracle = loadContent(writeTree(tree)).decks[1];
  expect(oracle?.cards.map(({ id, index }) => [id, index])).toEqual([
    [1, 0],
    [2, 1],
  ]);
});

test('signs, readings, notices and services in their order', () => {
  const tree = validTree();
  tree['notices/2025-10-01-new.yaml'] = { id: 'new', title: '題', date: '2025-10-01', body: '文' };
  tree['services/10-second.yaml'] = { ...tree['services/1-first.yaml'], id: 'second' };
  tree['services/2-third.yaml'] = { ...tree['services/1-first.yaml'], id: 'third' };
  const content = loadContent(writeTree(tree));
  expect(content.signs.map(({ sign }) => sign).slice(0, 3)).toEqual(['aries', 'taurus', 'gemini']);
  expect(content.ranking.map(({ sign }) => sign)).toEqual(['scorpio', 'leo', 'pisces']);
  expect(content.readings.map(({ id }) => id)).toEqual(['today', 'spiritual', 'twinray']);
  expect(content.notices.map(({ id }) => id)).toEqual(['new', 'open']);
  expect(content.services.map(({ id }) => id)).toEqual(['first', 'third', 'second']);
});

test('articles: new ones first, then those of `order`', () => {
  const tree = validTree();
  const add = (id: string, date: string) => {
    tree[`articles/${id}.yaml`] = { ...tree['articles/hello.yaml'], id, date };
  };
  add('second', '2025-09-02');
  add('newer', '2025-11-02');
  add('newest', '2025-11-03');
  tree['pages/blog.yaml'].order = ['second', 'hello'];
  const { articles } = loadContent(writeTree(tree));
  expect(articles.map(({ id }) => id)).toEqual(['newest', 'newer', 'second', 'hello']);
});

test('link names become addresses, placeholders become particulars', () => {
  const { articles, pages, legal } = loadContent(writeTree(validTree()));
  expect(articles[0]?.content[2]).toMatchObject({ href: 'https://market.example/mihon' });
  expect(pages.link.links.map(({ href }) => href)).toEqual(['/', 'https://line.example/mihon']);
  expect(legal.terms.intro).toBe('sellerの値が定めます。');
  expect(legal.legalNotation.rows[0]?.detail).toBe('sellerの値');
});

test('banners come parsed, menu and footer apart', () => {
  const { banners } = loadContent(writeTree(validTree()));
  expect(banners.menu.map(({ id }) => id)).toEqual(['menu-1', 'menu-2']);
  expect(banners.footer).toEqual([
    {
      id: 'footer-1',
      href: 'https://ad.example/footer-1',
      image: { src: 'picture:banners/footer-1', width: 728, height: 90, alt: '広告の絵' },
      pixel: { src: 'https://count.example/footer-1.gif', width: 1, height: 1 },
    },
  ]);
});

test('a changed file is read again, an unchanged folder is not', () => {
  const tree = validTree();
  const root = writeTree(tree);
  const before = loadContent(root);
  expect(loadContent(root)).toBe(before);
  writeFileSync(join(root, 'site.yaml'), stringify({ ...tree['site.yaml'], name: '新しい名前' }));
  expect(loadContent(root).site.name).toBe('新しい名前');
});

test('one error carries the problems of all files', () => {
  const tree = validTree();
  delete tree['site.yaml'].name;
  tree['articles/hello.yaml'].date = 'きのう';
  const root = writeTree(tree);
  expect(() => loadContent(root)).toThrow(ContentError);
  expect(() => loadContent(root)).toThrow(/^content: 2件の問題があります（2 problems）\n\ncontent\/articles/);
});

test('the real content has no problem', () => {
  expect(() => loadContent(fileURLToPath(new URL('../../content', import.meta.url)))).not.toThrow();
});
