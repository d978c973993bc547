import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pickLetters } from '../../addresses/pick-letters.ts';
import { loadContent } from '../content/load.server.ts';
import { fitsX, shareTargets, shareText, xLength } from './share.ts';

test('X counts a Japanese character twice and a Latin one once', () => {
  expect(xLength('タロット')).toBe(8);
  expect(xLength('Lotus')).toBe(5);
  expect(xLength('Lotus（蓮）')).toBe(11);
  expect(xLength('“…”')).toBe(4);
});

test('every card of every deck fits into a post on X together with its link, on either side', () => {
  const { decks, site } = loadContent();
  for (const deck of decks) {
    for (const card of deck.cards) {
      const messages = typeof card.message === 'string' ? { '': card.message } : card.message;
      for (const [side, message] of Object.entries(messages)) {
        const label = side === '' ? '' : (deck.labels[side as 'upright' | 'reversed'] ?? '');
        const values = { deckName: deck.name, card: card.name, side: label, message };
        const text = shareText(deck.share, values, site.hashtag);
        const where = `${deck.deck} ${card.id} ${side}`;
        expect(text, where).toContain(card.name);
        expect(text, where).toContain(message);
        expect(text, where).toContain(label);
        expect(text, where).toMatch(/ #\S+$/);
        expect(fitsX(text), `${where}: ${xLength(text)} units`).toBe(true);
      }
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

const { picks, decks, articles, pages, site } = loadContent();

const answers = picks.flatMap((pick) =>
  pickLetters.map((letter) => {
    const { card: name, side = 'upright' } = pick.answers[letter];
    const card = decks.flatMap(({ cards }) => cards).find(({ deck, id }) => name === `${deck}/${id}`)!;
    const message = typeof card.message === 'string' ? card.message : card.message[side];
    return { title: pick.title, letter: letter.toUpperCase(), card: card.name, message };
  }),
);

test.each(answers)('$title $letter says question, card and line, and fits a post', (answer) => {
  const text = shareText(pages.picks.share, answer, site.hashtag);
  for (const word of Object.values(answer)) expect(text).toContain(word);
  expect(text).toMatch(new RegExp(` #${site.hashtag}$`));
  expect(fitsX(text)).toBe(true);
});

test.each(articles)('the article $id is shared by its title, and fits a post', ({ title }) => {
  const text = shareText(pages.blog.shareText, { title }, site.hashtag);
  expect(text).toContain(title);
  expect(fitsX(text)).toBe(true);
});
