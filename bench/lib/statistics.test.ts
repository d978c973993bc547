import { expect, test } from 'vitest';
import { median, spread } from './statistics.ts';

test('the median is the middle value, or the mean of the two in the middle, in whatever order they come', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([40, 10, 20, 30])).toBe(25);
  expect(median([7])).toBe(7);
  expect(() => median([])).toThrow('no values');
});

test('the spread is half the distance between the quarters, as a part of the median', () => {
  expect(spread([100, 100, 100])).toBe(0);
  expect(spread([80, 90, 100, 110, 120])).toBeCloseTo(0.1);
  // One run gone wrong does not count.
  expect(spread([90, 95, 100, 105, 900])).toBeCloseTo(0.05);
});
