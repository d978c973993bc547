import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentCard, sentCards, sentSide, twoCards, twoSides } from './sent-cards.ts';

const ORACLE = Array.from({ length: 40 }, (_, position) => position + 1);

test('the cards of a link, by their ids in the order of the places', () => {
  expect(sentCards('?cards=3-17-40', ORACLE, 3)).toEqual({
    cards: [2, 16, 39].map((card) => ({ card, side: 'upright' })),
    theme: null,
  });
});

test.each([
  '',
  '?cards=',
  '?cards=3-17',
  '?cards=3-17-28-4',
  '?cards=3-3-28',
  '?cards=0-1-2',
  '?cards=3-17-41',
  '?cards=3-17-x',
  '?cards=3--17-28',
  '?cards=-3-17-28',
  '?cards=3.0-17-28',
  '?cards=1e0-17-28',
  '?cards=%20%20',
  '?card=3-17-28',
])('%j is the plain page', (search) => {
  expect(sentCards(search, ORACLE, 3)).toBeNull();
});

test('whatever stands there, it is three cards of the deck or the plain page', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const sent = sentCards(`?${new URLSearchParams({ cards: text })}`, ORACLE, 3);
      if (sent) expect(new Set(sent.cards.map(({ card }) => ORACLE[card])).size).toBe(3);
    }),
  );
});

const LOVE = Array.from({ length: 22 }, (_, id) => id);

test('the card that was sent', () => {
  expect(sentCard('?theme=crush&beside=0', LOVE)).toBe(0);
  expect(sentCard('?beside=21', LOVE)).toBe(21);
});

test.each([
  '',
  '?beside=',
  '?beside=22',
  '?beside=-1',
  '?beside=1e1',
  '?beside=four',
  '?cards=4-4',
])('%j names none', (search) => {
  expect(sentCard(search, LOVE)).toBeNull();
});

test('two cards, the sent one first, and both may be the same', () => {
  expect(twoCards('?cards=17-4', LOVE)).toEqual([17, 4]);
  expect(twoCards('?cards=4-4&from=friend', LOVE)).toEqual([4, 4]);
});

test.each([
  '',
  '?cards=',
  '?cards=17',
  '?cards=17-4-2',
  '?cards=17-22',
  '?cards=17--4',
  '?cards=17-4.0',
])('%j names no two', (search) => {
  expect(twoCards(search, LOVE)).toBeNull();
});

test('whatever an address holds, it names two cards of the deck or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (named) => {
      const two = twoCards(`?${new URLSearchParams({ cards: named })}`, LOVE);
      expect(two === null || two.every((id) => LOVE.includes(id))).toBe(true);
    }),
  );
});

test('the side of the sent card is read where it is named', () => {
  expect(sentSide('?beside=17&side=reversed')).toBe('reversed');
  expect(sentSide('?beside=17')).toBe('upright');
  expect(sentSide('?beside=17&side=sideways')).toBe('upright');
});

test('the sides of two cards are read when both are named', () => {
  expect(twoSides('?cards=17-4&sides=reversed-upright')).toEqual(['reversed', 'upright']);
  for (const search of [
    '?cards=17-4',
    '?sides=',
    '?sides=upright',
    '?sides=a-b',
    '?sides=upright-upright-upright',
  ])
    expect(twoSides(search)).toBeNull();
});
