import { expect, test } from 'vitest';
import { paths } from '../../addresses/paths.ts';
import { askedCards } from './asked-cards.ts';
import { shownCards } from './order-text.ts';

const picture = { avif: 'a', src: 's' };
const kept = {
  readings: {},
  decks: {
    love: {
      firstId: 0,
      sides: { upright: '正位置', reversed: '逆位置' },
      themes: { reunion: '復縁' },
      cards: ['二羽の蝶', '窓の灯'].map((name) => ({ name, picture })),
    },
    oracle: { firstId: 1, sides: null, themes: {}, cards: [{ name: '新月', picture }] },
  },
};
const forms = {
  drawn: '「{card}」の{side}。',
  drawnWithoutSide: '「{card}」。',
  theme: '「{theme}」。',
  withoutTheme: 'テーマなし。',
  rest: 'あと。',
  open: '聞きたいのは、',
};
const shown = (address: string) => {
  const asked = askedCards(new URL(address, 'https://mihon.example').search);
  return asked && shownCards(asked, kept, forms);
};

test('a card, its side and her theme come over and stand in the text for the order', () => {
  const found = shown(paths.paidFrom('love', [1], 'reversed', 'reunion'));
  expect(found?.name).toBe('窓の灯');
  expect(found?.cards).toEqual([{ name: '窓の灯', picture, turned: true }]);
  expect(found?.text).toBe('「窓の灯」の逆位置。「復縁」。あと。\n聞きたいのは、');
});

test('what is not known of the card is left out of the text', () => {
  expect(shown(paths.paidFrom('oracle', [1], null, null))?.text).toMatch(/^「新月」。テーマなし。/);
  // A side where the deck has none, a theme that nobody knows.
  const odd = shown('/paid-fortune?card=oracle.1&side=reversed&theme=constructor');
  expect(odd?.text).toMatch(/^「新月」。テーマなし。/);
  expect(odd?.cards[0]?.turned).toBe(false);
});

test('several cards of one reading are named together, without a side', () => {
  const found = shown(paths.paidFrom('love', [1, 0], 'reversed', null));
  expect(found?.name).toBe('窓の灯』と『二羽の蝶');
  expect(found?.text).toMatch(/^「窓の灯」と「二羽の蝶」。/);
});

test.each([
  '',
  '?card=',
  '?card=love',
  '?card=love.99',
  '?card=cups.1',
  '?card=__proto__.1',
  '?card=love.1.0.1.0',
  '?theme=love',
])('an address without a card of ours shows the plain page: %s', (search) => {
  expect(shown(`/paid-fortune${search}`)).toBeNull();
});
