import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadContent } from '../content/load.server.ts';
import { firstSentence, fitsX, shareTargets, shareText, xLength } from './share.ts';

test('X counts a Japanese character twice and a Latin one once', () => {
  expect(xLength('タロット')).toBe(8);
  expect(xLength('Lotus')).toBe(5);
  expect(xLength('Lotus（蓮）')).toBe(11);
  expect(xLength('“…”')).toBe(4);
});

test('every card of every deck fits into a post on X together with its link', () => {
  const { decks, site } = loadContent();
  for (const deck of decks) {
    for (const card of deck.cards) {
      const text = shareText(
        deck.share,
        {
          deckName: deck.name,
          card: card.displayName,
          sentence: card.share ?? firstSentence(card.description),
        },
        site.hashtag,
      );
      expect(text, `${deck.deck} ${card.id}`).toContain(card.displayName);
      expect(text, `${deck.deck} ${card.id}`).toMatch(/ #\S+$/);
      expect(fitsX(text), `${deck.deck} ${card.id}: ${xLength(text)} units`).toBe(true);
    }
  }
});

test('the targets carry text and address, spaces as %20, never as a plus sign that LINE would show', () => {
  const targets = shareTargets(
    '「月」を引きました。1+1 & 100% #ほしあかり',
    'https://x.example/reading/love/18?deck=tarot',
  );
  expect(targets.line).toBe(
    'https://social-plugins.line.me/lineit/share?url=https%3A%2F%2Fx.example%2Freading%2Flove%2F18%3Fdeck%3Dtarot&text=%E3%80%8C%E6%9C%88%E3%80%8D%E3%82%92%E5%BC%95%E3%81%8D%E3%81%BE%E3%81%97%E3%81%9F%E3%80%821%2B1%20%26%20100%25%20%23%E3%81%BB%E3%81%97%E3%81%82%E3%81%8B%E3%82%8A',
  );
  expect(targets.x).toMatch(/^https:\/\/x\.com\/intent\/tweet\?text=[^&]+&url=[^&]+$/);
  expect(targets.facebook).toBe(
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fx.example%2Freading%2Flove%2F18%3Fdeck%3Dtarot',
  );
});

test('any text, half a surrogate pair too, comes out of the address as it went in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { line, x } = shareTargets(text, 'https://x.example/');
      expect(new URL(x).searchParams.get('text')).toBe(text.toWellFormed());
      expect(line).not.toContain('+');
    }),
  );
  expect(() => shareTargets('\ud83c', 'https://x.example/')).not.toThrow();
});

test('the first sentence ends with its full stop', () => {
  expect(firstSentence('一つ目です。二つ目です。')).toBe('一つ目です。');
  expect(firstSentence('句点のない文')).toBe('句点のない文');
});
