import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { yen } from '../../lib/yen.ts';
import { contentNotes, loadContent } from '../load.server.ts';
import { problemsOf, writeTree } from '../test-folder.ts';
import { type Tree, validTree } from '../test-tree.ts';

/** What a tree is read as after a change, and the notes about it. */
function read(change: (tree: Tree) => void) {
  const tree = validTree();
  change(tree);
  const root = writeTree(tree);
  return { content: loadContent(root), notes: contentNotes(root) };
}

test.each(['８００', '800円', '¥800', '800 円', '８００円'])('a price written as %s', (price) => {
  const { content, notes } = read((tree) => {
    tree['services/1-first.yaml'].newPrice = price;
    tree['legal/legal-notation.yaml'].rows[1].detail = '{prices}';
  });
  expect(content.legal.legalNotation.rows[1]?.detail).toBe('鑑定 800円（税込）');
  expect(content.services[0]?.newPrice).toBe(800);
  expect(notes).toEqual([
    expect.stringMatching(/^content\/services\/1-first\.yaml:\d+ {2}newPrice\n {2}「.+」を「800」/),
  ]);
});

test('a price with its comma', () => {
  const { content } = read((tree) => {
    tree['services/1-first.yaml'].newPrice = '1,200';
    tree['legal/legal-notation.yaml'].rows[1].detail = '{prices}';
    tree['services/1-first.yaml'].oldPrice = '３，０００円';
  });
  expect(content.services[0]).toMatchObject({ newPrice: 1200, oldPrice: 3000 });
});

test.each(['2025/9/1', '2025年9月1日', '２０２５－０９－０１'])('a day written as %s', (day) => {
  const { content } = read((tree) => {
    tree['notices/2025-09-01-open.yaml'].date = day;
  });
  expect(content.notices.map(({ date }) => date)).toContain('2025-09-01');
});

test('a hashtag with its sign', () => {
  const { content } = read((tree) => {
    tree['site.yaml'].hashtag = '#ほしあかり';
  });
  expect(content.site.hashtag).toBe('ほしあかり');
});

test.each(['800ドル', '約800', '1,20', '-800'])('%s is no price', (price) => {
  const tree = validTree();
  tree['services/1-first.yaml'].newPrice = price;
  expect(problemsOf(tree).join()).toContain('newPrice');
});

test('a file in Shift_JIS is read, and said so', () => {
  const path = 'notices/2025-09-01-open.yaml';
  const shiftJis = Uint8Array.from([
    ...new TextEncoder().encode('id: open\ndate: 2025-09-01\ntitle: '),
    // こんばんは, as Windows' old editors write it
    ...[0x82, 0xb1, 0x82, 0xf1, 0x82, 0xce, 0x82, 0xf1, 0x82, 0xcd],
    ...new TextEncoder().encode('\nbody: a\n'),
  ]);
  const { content, notes } = read((tree) => {
    tree[path] = shiftJis;
  });
  expect(content.notices.map(({ title }) => title)).toContain('こんばんは');
  expect(notes.join()).toContain('Shift_JIS');
});

test('a content that is written as it should be has no notes', () => {
  expect(read(() => {}).notes).toEqual([]);
});

test('a price stands once: every text that asks for it follows', () => {
  const { content } = read((tree) => {
    Object.assign(tree['services/1-first.yaml'], { newPrice: 1234, oldPrice: 3000 });
    tree['legal/legal-notation.yaml'].rows[1].detail = '{prices}';
    tree['notices/2025-09-01-open.yaml'].body = '「鑑定」は{oldPrice:first}から{price:first}に。';
    tree['pages/paid.yaml'].arrival = '{priceRange}です。';
  });
  expect(content.notices.map(({ body }) => body)).toContain('「鑑定」は3,000円から1,234円に。');
  expect(content.pages.paid.arrival).toBe('1,234円です。');
});

test('no price of a service is written in another file of the content', () => {
  const amounts = new Set(loadContent().services.flatMap(({ newPrice }) => `${yen(newPrice)}円`));
  const repeated = globSync('content/{legal,notices,pages}/*.yaml').filter((file) =>
    [...amounts].some((amount) => readFileSync(file, 'utf8').includes(amount)),
  );
  expect(repeated).toEqual([]);
});
