import { expect, test, vi } from 'vitest';
import { fetchJson } from './fetch-json.ts';
import { filledForm } from './filled-form.ts';
import { PHRASE_BREAK } from './phrase-break.ts';
import { phrases } from './phrases.server.ts';
import { romanNumeral } from './roman-numeral.ts';
import { sentencesOf } from './sentences.ts';
import { shownDate, shownMonth } from './shown-date.ts';
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

test('dates of the content are shown without zero padding', () => {
  expect(shownDate('2025-09-03')).toBe('2025/9/3');
});

test('the month of a date', () => {
  expect(shownMonth('2025-09-03')).toBe('2025年9月');
});

test('a form takes its values as they are; what nobody fills stays', () => {
  expect(filledForm('{card}の{side}、{card}。{why}', { card: '星', side: '$&' })).toBe('星の$&、星。{why}');
  expect(filledForm('{芽}は走り、{実}は待つ。', { 芽: 'あなた', 実: 'あの人' })).toBe(
    'あなたは走り、あの人は待つ。',
  );
});

test('sentences keep their full stops, and the last one needs none', () => {
  expect(sentencesOf('昨日は、休む日。今日は、踊る日です。')).toEqual([
    '昨日は、休む日。',
    '今日は、踊る日です。',
  ]);
  expect(sentencesOf('選ぶ。引いた札は')).toEqual(['選ぶ。', '引いた札は']);
  expect(sentencesOf('')).toEqual([]);
});

test('a file is fetched once for all who ask; a failure is asked for again', async () => {
  const answers = [new Response('', { status: 503 }), Response.json({ star: 17 })];
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answers.shift() as Response);
  await expect(fetchJson('/cards.json')).rejects.toThrow('503');
  const [first, second] = await Promise.all([fetchJson('/cards.json'), fetchJson('/cards.json')]);
  expect(first).toEqual({ star: 17 });
  expect(second).toBe(first);
  expect(fetched).toHaveBeenCalledTimes(2);
  fetched.mockRestore();
});
