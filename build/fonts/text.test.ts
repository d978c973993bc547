import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { collectSlices } from './text.ts';

const content = mkdtempSync(join(tmpdir(), 'font-text-'));
afterAll(() => rmSync(content, { recursive: true }));

const FILES: Record<string, string> = {
  'menu.yaml': '- { name: 占, path: /宇 }',
  'decks/tarot/deck.yaml': '{ deck: tarot }',
  'decks/love/deck.yaml': '{ deck: love }',
  'decks/tarot/00-fool.yaml': '{ name: 愚, english: The Fool, keywords: [旅, 占], description: 宙 }',
  'decks/tarot/08-strength.yaml': '{ name: 力, keywords: [獅, 旅] }',
  'decks/love/01-flame.yaml': '{ name: 炎, keywords: [獅, 約] }',
  'articles/a.yaml':
    '{ title: 題, summary: 宇, content: [{ type: h2, text: 初 }, { type: p, text: 宙 }, { type: h3, text: 両題 }] }',
  'articles/b.yaml': '{ title: 別, content: [{ type: h2, text: 両 }] }',
  'legal/terms.yaml': '{ title: 規, sections: [{ heading: 約, text: 宇宙 }] }',
  'services/1-first.yaml': '{ title: 鑑, sampleText: 手紙, letter: 宙 }',
  'pages/home.yaml': '{ title: 宇, hero: { title: [迷, 夜], lead: [宙] } }',
  'broken.yaml': 'name: "宇',
};

test('each character of a heading is in one file, and what is no heading in none', () => {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(content, file)), { recursive: true });
    writeFileSync(join(content, file), text);
  }
  const slices = collectSlices(content);
  const weights = (character: string) =>
    slices.filter(({ characters }) => characters.includes(character)).map(({ weight }) => weight);

  for (const heading of '占愚旅題初両力獅約規鑑o')
    expect([heading, weights(heading)]).toEqual([heading, [600]]);
  for (const light of '迷夜紙') expect([light, weights(light)]).toEqual([light, [500]]);
  expect(weights('F')).toEqual([600, 500]);
  for (const text of '宇宙') expect([text, weights(text)]).toEqual([text, []]);
  for (const { characters } of slices) expect(characters).toBe([...new Set(characters)].sort().join(''));
});
