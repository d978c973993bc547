import { expect, test } from 'vitest';
import { lineMessage } from './line.ts';

test('the word stands in the address as LINE reads it: id and text percent-encoded, no plus sign', () => {
  const address = lineMessage('@abc1234d', '硝子 & 100%');
  expect(address).toBe('https://line.me/R/oaMessage/%40abc1234d/?%E7%A1%9D%E5%AD%90%20%26%20100%25');
  expect(decodeURIComponent(new URL(address).search)).toBe('?硝子 & 100%');
});
