import { describe, expect, test } from 'vitest';
import { content, deckCalled, words } from '../support/content.ts';

const { notFound } = content.pages;

describe('9. the delay of a draw, in seconds', () => {
  test.each([
    ['tarot', 5],
    ['oracle', 5],
    ['love', 3],
  ])('%s: %i', (deck, seconds) => {
    expect(
      deckCalled(deck).delaySeconds,
      `content/decks/${deck}/deck.yaml: delaySeconds は仕様で決まっています`,
    ).toBe(seconds);
  });
});

describe('3. the decks that are drawn from', () => {
  test('tarot: the 22 major arcana in their order, from 0', () => {
    const { cards } = deckCalled('tarot');
    expect(cards.map(({ id }) => id)).toEqual(Array.from({ length: 22 }, (_, id) => id));
    expect(cards.map(({ name }) => name).join(' ')).toBe(
      '愚者 魔術師 女教皇 女帝 皇帝 法王 恋人 戦車 力 隠者 運命の輪 正義 吊るされた男 死神 節制 悪魔 塔 星 月 太陽 審判 世界',
    );
  });

  test('oracle: from 1, an English title with the Japanese name in parentheses', () => {
    const { firstId, cards } = deckCalled('oracle');
    expect(firstId).toBe(1);
    for (const { displayName } of cards) expect(displayName).toMatch(/^[A-Z][A-Za-z ]+（[^A-Za-z]+）$/);
  });

  test('love: from 0, Japanese plus English', () => {
    const { firstId, cards } = deckCalled('love');
    expect(firstId).toBe(0);
    for (const { displayName } of cards) expect(displayName).toMatch(/^[^A-Za-z]+ [A-Z][A-Za-z ]+$/);
  });

  test('every card has three keywords and the parts of its kind', () => {
    for (const { deck, cards, reversals, situations } of content.decks) {
      const parts = reversals ? ['overview', 'upright', 'reversed', 'advice'] : ['overview', 'message'];
      for (const { id, keywords, detail } of cards) {
        expect(keywords, `${deck} ${id}`).toHaveLength(3);
        expect(Object.keys(detail).toSorted(), `${deck} ${id}`).toEqual(
          [...parts, 'themes', ...(situations ? ['situations'] : [])].toSorted(),
        );
      }
    }
  });
});

test('3. twelve signs, in the order of the zodiac', () => {
  expect(content.signs.map(({ sign }) => sign).join(' ')).toBe(
    'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces',
  );
});

describe('4 and 8. the words that the specification gives', () => {
  test.each([
    ['while drawing', 'pages/shell.yaml: draw.drawing', words.draw.drawing, 'カードを引いています...'],
    [
      'an unknown article',
      'pages/not-found.yaml: article.heading',
      notFound.article.heading,
      '記事が見つかりません。',
    ],
    [
      'an unknown card',
      'pages/not-found.yaml: card.heading',
      notFound.card.heading,
      'カードが見つかりません。',
    ],
    [
      'an unknown sign',
      'pages/not-found.yaml: sign.heading',
      notFound.sign.heading,
      '星座が見つかりませんでした。',
    ],
    ['an unknown route', 'pages/not-found.yaml: heading', notFound.heading, 'Oops! Page not found'],
    [
      'a crash',
      'pages/not-found.yaml: crash.heading',
      notFound.crash.heading,
      'Unexpected Application Error!',
    ],
  ])('%s', (_, where, now, specified) => {
    expect(now, `content/${where} は仕様で決まっています`).toBe(specified);
  });
});
