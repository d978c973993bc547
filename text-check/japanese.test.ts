import { expect, test } from 'vitest';
import { endingOf, gramsOf, kanjiShareOf, lengthOf, sentencesOf, withoutQuotations } from './japanese.ts';

test('a sentence ends at its stop, not at one inside 「」', () => {
  expect(sentencesOf('「ご無沙汰。雨です」。戸を閉める。\n\n花束より、軽く')).toEqual([
    '「ご無沙汰。雨です」。',
    '戸を閉める。',
    '花束より、軽く',
  ]);
});

test('an ending is what the ear hears', () => {
  expect(['雨です。', '「雨です」。', 'そうでしょう。', '雨'].map(endingOf)).toEqual([
    'です',
    'です',
    'ょう',
    '雨',
  ]);
});

test('quotations, runs, lengths and kanji', () => {
  expect(withoutQuotations('「雨」と「風」の日')).toBe('「」と「」の日');
  expect([...gramsOf('雨の 日\n々', 2)]).toEqual(['雨の', 'の日', '日々']);
  expect(lengthOf('𠮟る。')).toBe(3);
  expect(kanjiShareOf('日々の3枚。')).toBeCloseTo(3 / 5);
  expect(kanjiShareOf('LINE')).toBe(0);
});
