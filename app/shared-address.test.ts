import { expect, test } from 'vitest';
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
