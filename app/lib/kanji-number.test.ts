import { expect, test } from 'vitest';
import { kanjiNumber } from './kanji-number.ts';

test.each([
  [1, '一'],
  [10, '十'],
  [11, '十一'],
  [20, '二十'],
  [99, '九十九'],
  [0, '0'],
  [100, '100'],
  [1.5, '1.5'],
])('%s is %s', (value, written) => {
  expect(kanjiNumber(value)).toBe(written);
});
