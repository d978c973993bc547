import { expect, test } from 'vitest';
import { fill, table } from './markdown.ts';

test('results take the place of older ones between their marks and touch nothing else', () => {
  const document = 'before\n<!-- a -->\nold\n<!-- /a -->\nafter';
  expect(fill(document, 'a', 'new')).toBe('before\n<!-- a -->\nnew\n<!-- /a -->\nafter');
  expect(() => fill(document, 'b', 'new')).toThrow('<!-- b -->');
});

test('a table has one rule and one line a row', () => {
  expect(table(['page', 'ms'], [['home', '12']])).toBe('| page | ms |\n| --- | ---: |\n| home | 12 |');
});
