import { expect, test } from 'vitest';
import { PHRASE_BREAK } from '../ui/phrases.tsx';
import { phrases } from './phrases.server.ts';
import { romanNumeral } from './roman-numeral.ts';
import { canonicalPathname } from './use-pathname.ts';
import { escapeXml } from './xml.ts';
import { yen } from './yen.ts';

test('numerals of the major arcana', () => {
  expect([0, 1, 4, 9, 14, 19, 21].map(romanNumeral)).toEqual(['0', 'I', 'IV', 'IX', 'XIV', 'XIX', 'XXI']);
});

test('prices have their comma', () => {
  expect([500, 3000, 1234567].map(yen)).toEqual(['500', '3,000', '1,234,567']);
});

test('XML text', () => {
  expect(escapeXml('<a href="x">&</a>')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;');
});

test('a heading breaks between phrases, and is the same text without the breaks', () => {
  const prepared = phrases('はじめてのタロット、今夜めくる一枚');
  expect(prepared.split(PHRASE_BREAK).length).toBeGreaterThan(2);
  expect(prepared.replaceAll(PHRASE_BREAK, '')).toBe('はじめてのタロット、今夜めくる一枚');
});

test.each([
  ['/', '/'],
  ['/weekly/', '/weekly'],
  ['/weekly', '/weekly'],
])('%s is %s', (pathname, canonical) => {
  expect(canonicalPathname(pathname)).toBe(canonical);
});
