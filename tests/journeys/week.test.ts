import { describe, expect, test } from 'vitest';
import { hydrated, open } from '../support/browser.ts';

const PAGES = ['/', '/weekly', '/weekly/leo'];
/** Sunday 08:00 in Los Angeles is Monday 01:00 in Tokyo. */
const SUNDAY_IN_LOS_ANGELES = '2026-11-22T08:00:00-08:00';

/** Text of the range without JavaScript-independent spaces. */
async function range(page: import('playwright-core').Page): Promise<string> {
  const [start, end] = await page.locator('[data-week]').allTextContents();
  return `${start} 〜 ${end}`;
}

describe.each([
  'America/Los_Angeles',
  'Asia/Tokyo',
  'Europe/Berlin',
  'Pacific/Kiritimati',
])('in %s', (timezoneId) => {
  test.each(PAGES)("%s shows Tokyo's week at the first paint and after", async (path) => {
    const { page, messages } = await open(path, { timezoneId, now: SUNDAY_IN_LOS_ANGELES });
    expect(await range(page)).toBe('2026/11/23 〜 2026/11/29');
    await hydrated(page);
    expect(await range(page)).toBe('2026/11/23 〜 2026/11/29');
    expect(messages).toEqual([]);
  });
});

test('a build that is years old shows the week of today, before and after React', async () => {
  const { page, messages } = await open('/weekly', { now: '2031-01-01T00:00:00+09:00' });
  expect(await range(page)).toBe('2030/12/30 〜 2031/1/5');
  await hydrated(page);
  expect(await range(page)).toBe('2030/12/30 〜 2031/1/5');
  expect(messages).toEqual([]);
});

test('a tab that stays open changes over when Monday begins in Tokyo', async () => {
  const { page } = await open('/weekly', { clock: 'controlled', now: '2026-11-22T23:58:00+09:00' });
  await hydrated(page);
  expect(await range(page)).toBe('2026/11/16 〜 2026/11/22');
  await page.clock.runFor(3 * 60_000);
  expect(await range(page)).toBe('2026/11/23 〜 2026/11/29');
});

test('without JavaScript a neutral sentence stands in place of a stale week', async () => {
  const { page } = await open('/weekly', { javaScript: false });
  expect(await page.locator('[data-week]').first().isVisible()).toBe(false);
  const neutral = page.locator('main noscript');
  expect(await neutral.textContent()).toContain('月曜から日曜までの一週間');
  expect((await neutral.boundingBox())?.height).toBeGreaterThan(10);
});
