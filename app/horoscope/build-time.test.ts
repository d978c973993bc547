import { expect, test } from 'vitest';
import { buildTime } from './build-time.server.ts';

test('without a wish the site is built for now', () => {
  for (const asked of [undefined, '']) {
    const before = Date.now();
    const time = buildTime(asked);
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  }
});

test('another week can be asked for, in any zone', () => {
  expect(buildTime('2026-12-07T00:05:00+09:00')).toBe(Date.UTC(2026, 11, 6, 15, 5));
});

test('what is no time is refused by what was asked, never taken for now', () => {
  expect(() => buildTime('next Monday')).toThrow('BUILD_TIME is no time: next Monday');
});
