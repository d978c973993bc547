import { expect, test } from 'vitest';
import { loadContent } from '../content/load.server.ts';
import { inTwoLines } from './two-lines.server.ts';

test('a long title stands on two lines, cut between phrases', () => {
  expect(inTwoLines('明日は晴れ')).toBe('明日は晴れ');
  for (const { title } of loadContent().picks) {
    const lines = inTwoLines(title).split('\n');
    expect(lines.join('')).toBe(title);
    expect(lines).toHaveLength(2);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(title.length * 0.75);
  }
});
