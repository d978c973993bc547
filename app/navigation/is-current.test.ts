import { expect, test } from 'vitest';
import { isCurrent } from './is-current.ts';

test.each([
  ['/', '/', 'page'],
  ['/', '/blog', undefined],
  ['/blog', '/blog', 'page'],
  ['/blog', '/blog/tarot-intro', true],
  ['/reading', '/reading/tarot/17', true],
  ['/reading/tarot', '/reading/tarot', 'page'],
  ['/blog', '/blogs', undefined],
  ['/reading', '/pick/2026-11-22-love', true],
])('%s in the menu, visitor at %s: %s', (path, pathname, current) => {
  expect(isCurrent(path, pathname)).toBe(current);
});
