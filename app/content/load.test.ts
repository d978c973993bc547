import { renameSync, symlinkSync, writeFileSync } from 'node:fs';
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
    file: 'tarot/02-star',
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
  const letter = (id: string) => ({ id, image: `services/${id}`, sampleImage: `services/${id}-sample` });
  tree['services/10-second.yaml'] = { ...tree['services/1-first.yaml'], ...letter('second') };
  tree['services/2-third.yaml'] = { ...tree['services/1-first.yaml'], ...letter('third') };
  const content = loadContent(writeTree(tree));
  expect(content.signs.map(({ sign }) => sign).slice(0, 3)).toEqual(['aries', 'taurus', 'gemini']);
  expect(content.ranking.ranking.map(({ sign }) => sign)).toEqual(['scorpio', 'leo', 'pisces']);
  expect(content.readings.map(({ id }) => id)).toEqual(['today', 'spiritual', 'twinray']);
  expect(content.notices.map(({ id }) => id)).toEqual(['new', 'open']);
  expect(content.services.map(({ id }) => id)).toEqual(['first', 'third', 'second']);
});

test('weeks by their Monday, with what is written and nothing else', () => {
  const tree = validTree();
  tree['weeks/2026-11-30.yaml'] = {
    greeting: '師走です。',
    ranking: ['leo', 'aries', 'virgo'].map((sign, place) => ({
      sign,
      ...(place === 0 && { reason: '理由。' }),
    })),
    signs: { leo: { nickname: '休む週', love: '文です。' } },
  };
  tree['weeks/2026-12-07.yaml'] = { signs: { leo: { money: '{siteName}の文です。' } } };
  const { weeks } = loadContent(writeTree(tree));
  expect([...weeks]).toEqual([
    ['2026-11-30', tree['weeks/2026-11-30.yaml']],
    ['2026-12-07', { signs: { leo: { money: 'みほんの文です。' } } }],
  ]);
});

test('the slots of the sky’s texts stay open until a week fills them', () => {
  const { sky } = loadContent(writeTree(validTree()));
  expect(sky.love.middle['3']).toBe('{day}');
  expect(sky.overall['full-moon']['7']?.text).toBe('{day}');
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

test('notices and articles are there from their day in Tokyo on; an A・B・C at once', () => {
  const tree = validTree();
  const article = tree['articles/hello.yaml'];
  tree['articles/later.yaml'] = { ...article, id: 'later', date: '2026-12-20' };
  tree['pages/blog.yaml'].order = ['later', 'hello'];
  const notice = tree['notices/2025-09-01-open.yaml'];
  tree['notices/2026-12-20-year-end.yaml'] = { ...notice, id: 'year-end', date: '2026-12-20' };
  const root = writeTree(tree);
  const idsAt = (now?: string) => {
    const { articles, notices } = loadContent(root, undefined, now === undefined ? now : Date.parse(now));
    return [...articles, ...notices].map(({ id }) => id);
  };
  expect(idsAt('2026-12-19T23:59:59+09:00')).toEqual(['hello', 'open']);
  expect(idsAt('2026-12-20T00:00:00+09:00')).toEqual(['later', 'hello', 'year-end', 'open']);
  expect(idsAt()).toEqual(['later', 'hello', 'year-end', 'open']);
});

test('nothing leads to an article before its day but what comes with it', () => {
  const tree = validTree();
  const article = tree['articles/hello.yaml'];
  const link = { type: 'p', text: '続き', href: '/blog/later' };
  tree['articles/later.yaml'] = { ...article, id: 'later', date: '2026-12-20' };
  tree['articles/with-it.yaml'] = { ...article, id: 'with-it', date: '2026-12-20', content: [link] };
  const root = writeTree(tree);
  const loadAt = (now: string) => () => loadContent(root, undefined, Date.parse(now));
  expect(loadAt('2026-12-01T12:00:00+09:00')).not.toThrow();
  writeFileSync(join(root, 'articles/hello.yaml'), stringify({ ...article, content: [link] }));
  expect(loadAt('2026-12-01T12:00:00+09:00')).toThrow(
    /^content\/articles\/hello\.yaml:\d+ {2}content\[0\]\.href\n {2}「\/blog\/later」の記事は 2026-12-20 から出ます。[^\n]*\n[^\n]*\n\ncontent: 1件/,
  );
  expect(loadAt('2026-12-20T00:00:00+09:00')).not.toThrow();
});

test('link names become addresses, placeholders become particulars', () => {
  const { articles, pages, legal } = loadContent(writeTree(validTree()));
  expect(articles[0]?.content[2]).toMatchObject({ href: 'https://market.example/mihon' });
  expect(pages.link.links.map(({ href }) => href)).toEqual(['/', 'https://line.example/mihon']);
  expect(legal.terms.intro).toBe('sellerの値が定めます。');
  expect(legal.legalNotation.rows[0]?.detail).toBe('sellerの値');
});

test('a page with the site’s own domain in front is the page', () => {
  const tree = validTree();
  const links = {
    'https://mihon.example/reading/tarot?from=x#top': '/reading/tarot?from=x#top',
    'https://mihon.example': '/',
    'https://mihon.example/': '/',
    'https://mihon.example.com/reading': 'https://mihon.example.com/reading',
  };
  tree['articles/hello.yaml'].content = Object.keys(links).map((href) => ({ type: 'p', text: '文', href }));
  const { articles } = loadContent(writeTree(tree));
  expect(articles[0]?.content.map((block) => 'href' in block && block.href)).toEqual(Object.values(links));
});

test.each([
  ['without its line', undefined],
  ['left empty', null],
])('an account %s has no link', (_, value) => {
  const tree = validTree();
  tree['pages/link.yaml'].links.push({ name: 'YouTube', text: '説明', href: 'youtube' });
  tree['pages/link.yaml'].links.push({ name: 'X', text: '説明', href: 'x' });
  tree['site.yaml'].links = { ...tree['site.yaml'].links, youtube: value };
  const { site, pages } = loadContent(writeTree(tree));
  expect(site.links.youtube ?? null).toBeNull();
  expect(pages.link.links.map(({ name }) => name)).toEqual(['サイト', 'LINE']);
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
      hosts: ['count.example'],
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
  expect(() => loadContent(root)).toThrow(
    /^content\/articles[\s\S]*\n\ncontent: 2件の問題があります（2 problems）$/,
  );
});

test('the real content has no problem', () => {
  expect(() => loadContent(fileURLToPath(new URL('../../content', import.meta.url)))).not.toThrow();
});

test('any number of banners will do: none, one, many', () => {
  const tree = validTree();
  tree['banners/footer-2.yaml'] = { ...tree['banners/footer-1.yaml'], id: 'footer-2' };
  delete tree['banners/menu-2.yaml'];
  expect(loadContent(writeTree(tree)).banners.menu).toHaveLength(1);
  for (const file of ['menu-1', 'footer-1', 'footer-2']) delete tree[`banners/${file}.yaml`];
  tree['legal/privacy.yaml'].transmissions = [];
  expect(loadContent(writeTree(tree)).banners).toEqual({ menu: [], footer: [] });
});

test('a link in place of a file is told, not passed over', () => {
  const root = writeTree(validTree());
  renameSync(join(root, 'menu.yaml'), join(root, '.menu'));
  symlinkSync(join(root, '.menu'), join(root, 'menu.yaml'));
  expect(() => loadContent(root)).toThrow(
    /^content\/menu.yaml\n {2}これはほかの場所を指すリンクです。[^\n]*\n[^\n]*\n\ncontent: 1件/,
  );
});

test('the site’s names stand in any text that asks for them', () => {
  const tree = validTree();
  tree['articles/hello.yaml'].title = '{siteName}と{teller}のはなし';
  expect(loadContent(writeTree(tree)).articles[0]?.title).toBe('みほんとともりのはなし');
});

test('letters that macOS writes apart from their marks are the same letters', () => {
  const tree = validTree();
  tree['articles/hello.yaml'].content[1].href = '#カードと夜'.normalize('NFD');
  expect(loadContent(writeTree(tree)).articles[0]?.content[1]).toMatchObject({ href: '#カードと夜' });
});
