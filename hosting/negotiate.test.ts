import { expect, test } from 'vitest';
import { chooseEncoding, matchesTag, parseRange } from './negotiate.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', undefined],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['gzip;q=0.5 , br ; q=0.1', 'br'],
])('Accept-Encoding %j → %s', (header, expected) => {
  expect(chooseEncoding(header, { br: 1, gz: 2 })).toBe(expected);
  expect(chooseEncoding(header, {})).toBeUndefined();
});

test('entity tags are compared weakly', () => {
  expect(matchesTag(undefined, '"a"')).toBe(false);
  expect(matchesTag('"a"', '"a"')).toBe(true);
  expect(matchesTag('W/"a"', '"a"')).toBe(true);
  expect(matchesTag('"b", "a"', '"a"')).toBe(true);
  expect(matchesTag('*', '"a"')).toBe(true);
  expect(matchesTag('"b"', '"a"')).toBe(false);
});

test.each([
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=90-200', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-200', { first: 0, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-0', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['lines=0-1', undefined],
  ['bytes=a-b', undefined],
])('Range %s of 100 bytes', (header, expected) => expect(parseRange(header, 100)).toEqual(expected));
