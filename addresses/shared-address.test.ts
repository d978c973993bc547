import { expect, test } from 'vitest';
import { route, type Site } from '../hosting/rules.ts';
import { forwardedShare } from './shared-address.ts';

const decks = [
  { deck: 'tarot', firstId: 0, size: 22 },
  { deck: 'oracle', firstId: 1, size: 40 },
  { deck: 'love', firstId: 0, size: 22 },
];

test.each([
  ['/reading/love/17', '?deck=tarot', '/reading/tarot/17'],
  ['/reading/love/0', '?deck=oracle', '/reading/oracle/1'],
  ['/reading/love/39', '?deck=oracle&utm=x', '/reading/oracle/40'],
  [
    '/reading/love/17',
    '?deck=tarot&side=reversed&from=friend',
    '/reading/tarot/17?side=reversed&from=friend',
  ],
  ['/reading/love/17', '?from=friend&deck=tarot', '/reading/tarot/17?from=friend'],
  ['/reading/love/17', '?deck=tarot&side=sideways&from=<b>', '/reading/tarot/17'],
  ['/reading/love/17', '?side=reversed', null],
  ['/reading/love/40', '?deck=oracle', null],
  ['/reading/love/22', '?deck=tarot', null],
  ['/reading/love/3', '', null],
  ['/reading/love/3', '?deck=love', null],
  ['/reading/love/3', '?deck=runes', null],
  ['/reading/tarot/3', '?deck=oracle', null],
  ['/reading/love/1e1', '?deck=tarot', null],
])('%s%s leads to %s', (pathname, search, target) => {
  expect(forwardedShare(pathname, search, decks)).toBe(target);
});

test('every shared result leads to the same card as at the host', () => {
  const site = {
    decks: Object.fromEntries(decks.map(({ deck, ...range }) => [deck, range])),
    files: Object.fromEntries(
      decks.flatMap(({ deck, firstId, size }) =>
        Array.from({ length: size }, (_, place) => [`/reading/${deck}/${firstId + place}.html`, {}]),
      ),
    ),
  } as unknown as Site;
  for (const name of ['tarot', 'oracle', 'runes']) {
    for (let index = 0; index <= 999; index++) {
      const path = `/reading/love/${index}`;
      const answer = route({ method: 'GET', path, query: `deck=${name}` }, site);
      const there = answer.kind === 'redirect' ? answer.location : null;
      expect([path, name, forwardedShare(path, `?deck=${name}`, decks)]).toEqual([path, name, there]);
    }
  }
});
