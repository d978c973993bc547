import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../../app/content/load.server.ts';
import { ROOT } from '../../scripts/lib/paths.ts';

const { decks, articles, signs } = loadContent(join(ROOT, 'content'));
const deck = (name: string) => decks.find((candidate) => candidate.deck === name)!;
const ids = (name: string) => deck(name).cards.map((card) => card.id);
const upTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

test('tarot: the 22 major arcana in their order', () => {
  expect(ids('tarot')).toEqual(upTo(0, 21));
  expect(
    deck('tarot')
      .cards.map((card) => card.name)
      .join(' '),
  ).toBe(
    '愚者 魔術師 女教皇 女帝 皇帝 法王 恋人 戦車 力 隠者 運命の輪 正義 吊るされた男 死神 節制 悪魔 塔 星 月 太陽 審判 世界',
  );
  expect(deck('tarot').delaySeconds).toBe(5);
});

test('oracle: 40 cards from 1, an English title with the Japanese name in parentheses', () => {
  expect(ids('oracle')).toEqual(upTo(1, 40));
  for (const card of deck('oracle').cards)
    expect(card.displayName).toMatch(/^[A-Z][A-Za-z ]+（[^A-Za-z]+）$/);
  expect(deck('oracle').delaySeconds).toBe(5);
});

test('love: 22 cards from 0, Japanese plus English', () => {
  expect(ids('love')).toEqual(upTo(0, 21));
  for (const card of deck('love').cards) expect(card.displayName).toMatch(/^[^A-Za-z]+ [A-Z][A-Za-z ]+$/);
  expect(deck('love').delaySeconds).toBe(3);
});

test('every card has three keywords and the texts that its deck shows', () => {
  for (const { deck: name, cards } of decks) {
    for (const card of cards) {
      expect(card.keywords, `${name} ${card.id}`).toHaveLength(3);
      const wanted =
        name === 'oracle' ? ['overview', 'message'] : ['overview', 'upright', 'reversed', 'advice'];
      expect(Object.keys(card.detail), `${name} ${card.id}`).toEqual(wanted);
    }
  }
});

test('the zodiac is whole', () => {
  expect(signs.map(({ sign }) => sign).join(' ')).toBe(
    'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces',
  );
});

test("the beginner's article names all 78 cards: 22 major, 56 minor in four suits", () => {
  const text = readFileSync(join(ROOT, 'content/articles/tarot-intro.yaml'), 'utf8');
  for (const word of ['78枚', '22枚', '56枚', 'カップ', 'ペンタクル', 'ソード', 'ワンド'])
    expect(text).toContain(word);
});

test('the six articles and their dates', () => {
  expect(Object.fromEntries(articles.map(({ id, date }) => [id, date]))).toMatchObject({
    'tarot-intro': '2025-09-03',
    'oracle-cards': '2025-09-03',
    'spiritual-life': '2025-09-03',
    'tarot-spread': '2025-09-04',
    'law-of-attraction': '2025-09-04',
    'mindfulness-meditation': '2025-09-04',
  });
});
