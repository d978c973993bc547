import { expect, test } from 'vitest';
import { editDistance, nearest } from './nearest.ts';

test.each([
  ['tarrot', 'tarot', 1],
  ['titel', 'title', 1],
  ['', 'abc', 3],
  ['月', '日', 1],
  ['kitten', 'sitting', 3],
])('%s and %s differ by %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});

test('the nearest word, or none', () => {
  expect(nearest('tarrot', ['oracle', 'tarot', 'love'])).toBe('tarot');
  expect(nearest('hfer', ['type', 'text', 'href'])).toBe('href');
  expect(nearest('Title', ['title'])).toBe('title');
  expect(nearest('name', ['date', 'title'])).toBeUndefined();
  expect(nearest('x', [])).toBeUndefined();
});
