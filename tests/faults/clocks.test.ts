import { expect, test } from 'vitest';
import { weekOf } from '../../app/horoscope/week.ts';
import { hydrated, open } from '../support/browser.ts';
import { drawCard, expectResult } from './visitor.ts';

/** The week as the page shows it: its first and its last day. */
function shownWeek(page: import('playwright-core').Page): Promise<string[]> {
  return page.locator('[data-week]').allInnerTexts();
}

function weekAt(time: string): string[] {
  const { start, end } = weekOf(Date.parse(time));
  return [start, end];
}

// Hours that are left out or come twice, half hours, and the earliest clock there is.
test.each([
  ['America/New_York', '2026-11-01T01:30:00-04:00'],
  ['America/New_York', '2026-11-01T01:30:00-05:00'],
  ['America/New_York', '2027-03-14T03:00:00-04:00'],
  ['Australia/Lord_Howe', '2026-04-05T01:45:00+10:30'],
  ['Australia/Lord_Howe', '2026-10-04T02:30:00+11:00'],
  ['Pacific/Kiritimati', '2026-11-23T04:59:59+14:00'],
  ['Pacific/Kiritimati', '2026-11-23T05:00:00+14:00'],
])("in %s at %s it is Tokyo's week, before and after React", async (timezoneId, now) => {
  const { page, messages } = await open('/weekly', { timezoneId, now });
  expect(await shownWeek(page)).toEqual(weekAt(now));
  await hydrated(page);
  expect(await shownWeek(page)).toEqual(weekAt(now));
  expect(messages).toEqual([]);
});

test.each([
  '1970-01-01T00:00:00Z',
  '1999-12-31T23:59:59+09:00',
  '2107-02-28T12:00:00+09:00',
])('a device that believes it is %s: a week of that time, and a draw that ends', async (now) => {
  const { page, messages } = await open('/weekly', { clock: 'controlled', now, reducedMotion: 'reduce' });
  await hydrated(page);
  expect(await shownWeek(page)).toEqual(weekAt(now));
  await page.goto('/reading/love');
  await hydrated(page);
  await drawCard(page);
  expect(messages).toEqual([]);
});

test('the clock is set back by years in the middle of a draw: the card comes on time', async () => {
  const { page, messages } = await open('/reading/tarot', { clock: 'controlled', reducedMotion: 'reduce' });
  await hydrated(page);
  await page.getByRole('button', { name: 'カードを引く' }).click();
  await page.clock.runFor(2000);
  await page.clock.setSystemTime('2019-01-01T00:00:00+09:00');
  await page.clock.runFor(2900);
  expect(await page.locator('[data-phase="drawing"]').count()).toBe(1);
  await page.clock.runFor(200);
  await expectResult(page);
  expect(messages).toEqual([]);
});

test('a laptop that sleeps over two Mondays shows the new week when it is opened', async () => {
  const { page, messages } = await open('/weekly/leo', {
    clock: 'controlled',
    now: '2026-11-20T23:00:00+09:00',
  });
  await hydrated(page);
  expect(await shownWeek(page)).toEqual(weekAt('2026-11-20T23:00:00+09:00'));
  await page.clock.setSystemTime('2026-12-01T07:00:00+09:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => shownWeek(page)).toEqual(weekAt('2026-12-01T07:00:00+09:00'));
  // And back, when the clock was wrong and is put right.
  await page.clock.setSystemTime('2026-11-19T07:00:00+09:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => shownWeek(page)).toEqual(weekAt('2026-11-19T07:00:00+09:00'));
  expect(messages).toEqual([]);
});

test('two tabs draw side by side, each its own card', async () => {
  const { page, messages } = await open('/reading/love', { clock: 'controlled', seed: null });
  const other = await page.context().newPage();
  await other.goto('/reading/tarot');
  for (const tab of [page, other]) await hydrated(tab);
  await page.getByRole('button', { name: 'カードを引く' }).click();
  await page.clock.runFor(1000);
  await other.getByRole('button', { name: 'カードを引く' }).click();
  await page.clock.runFor(2300);
  await expectResult(page);
  expect(await other.locator('[data-phase="drawing"]').count()).toBe(1);
  await page.clock.runFor(3000);
  await expectResult(other);
  const href = (tab: typeof page) =>
    tab.getByRole('link', { name: 'カードの詳細を見る' }).getAttribute('href');
  expect(await href(page)).toMatch(/^\/reading\/love\//);
  expect(await href(other)).toMatch(/^\/reading\/tarot\//);
  expect(messages).toEqual([]);
});
