import { expect, test } from 'vitest';
import { weeksLater } from '../../app/horoscope/week.ts';
import { hydrated, open } from '../support/browser.ts';
import { content, delayOf, words } from '../support/content.ts';
import { openHeld } from '../support/held.ts';
import {
  BUILT,
  builtWeek,
  expectWeek,
  hoursInto,
  NEXT,
  nextWeek,
  rangeText,
  shownRange,
} from '../support/weeks.ts';
import { drawCard, expectResult } from './visitor.ts';

/** Of the two weeks that the page holds, the one that is right at this time; else the nearer. */
const weekAt = (time: string) => (Date.parse(time) < Date.parse(hoursInto(NEXT, 0)) ? builtWeek : nextWeek);

const SECOND = 1 / 3600;

// Half and quarter hours, hours that are left out or come twice.
test.each([
  ...['Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'].flatMap((zone) => [
    [zone, hoursInto(NEXT, -SECOND)] as const,
    [zone, hoursInto(NEXT, 0)] as const,
  ]),
  ['America/New_York', '2026-11-01T01:30:00-04:00'],
  ['America/New_York', '2026-11-01T01:30:00-05:00'],
  ['America/New_York', '2027-03-14T03:00:00-04:00'],
  ['Australia/Lord_Howe', '2026-10-04T02:30:00+11:00'],
] as const)("in %s at %s it is Tokyo's week, before and after React", async (timezoneId, now) => {
  const { page, messages, release } = await openHeld('/weekly', { timezoneId, now });
  await expectWeek(page, '/weekly', weekAt(now));
  release();
  await hydrated(page);
  await expectWeek(page, '/weekly', weekAt(now));
  expect(messages).toEqual([]);
});

test.each([
  '1970-01-01T00:00:00Z',
  '1999-12-31T23:59:59+09:00',
  '2107-02-28T12:00:00+09:00',
])('a device that believes it is %s: a week under its own range, and a draw that ends', async (now) => {
  const { page, messages } = await open('/weekly', { clock: 'controlled', now, reducedMotion: 'reduce' });
  await hydrated(page);
  await expectWeek(page, '/weekly', weekAt(now));
  await page.goto('/reading/love');
  await hydrated(page);
  await drawCard(page);
  expect(messages).toEqual([]);
});

test('the clock is set back by years in the middle of a draw: the card comes on time', async () => {
  const { page, messages } = await open('/reading/tarot', { clock: 'controlled', reducedMotion: 'reduce' });
  await hydrated(page);
  await page.getByRole('button', { name: words.draw.button }).click();
  await page.clock.runFor(2000);
  await page.clock.setSystemTime('2019-01-01T00:00:00+09:00');
  await page.clock.runFor(delayOf('tarot') - 2100);
  expect(await page.locator('[data-phase="drawing"]').count()).toBe(1);
  await page.clock.runFor(200);
  await expectResult(page);
  expect(messages).toEqual([]);
});

test('a laptop that sleeps over Mondays shows the right week when it is opened', async () => {
  const path = '/weekly/leo';
  const { page, messages } = await open(path, { clock: 'controlled', now: hoursInto(BUILT, 119) });
  await hydrated(page);
  await expectWeek(page, path, builtWeek);
  const wakeUp = async (now: string) => {
    await page.clock.setSystemTime(now);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  const late = page.getByText(content.pages.weekly.late, { exact: true });
  await wakeUp(hoursInto(NEXT, 31));
  await expect.poll(() => shownRange(page)).toBe(rangeText(NEXT));
  await expectWeek(page, path, nextWeek);
  expect(await late.isVisible()).toBe(false);
  // Over more than the page has words for.
  await wakeUp(hoursInto(weeksLater(NEXT, 1), 31));
  await late.waitFor();
  await expectWeek(page, path, nextWeek);
  // And back, when the clock was wrong and is put right.
  await wakeUp(hoursInto(BUILT, 79));
  await expect.poll(() => shownRange(page)).toBe(rangeText(BUILT));
  await expectWeek(page, path, builtWeek);
  expect(await late.isVisible()).toBe(false);
  expect(messages).toEqual([]);
});

test('two tabs draw side by side, each its own card', async () => {
  const { page, messages } = await open('/reading/love', { clock: 'controlled', seed: null });
  const other = await page.context().newPage();
  await other.goto('/reading/tarot');
  for (const tab of [page, other]) await hydrated(tab);
  await page.getByRole('button', { name: words.draw.button }).click();
  await page.clock.runFor(1000);
  await other.getByRole('button', { name: words.draw.button }).click();
  await page.clock.runFor(delayOf('love') - 700);
  await expectResult(page);
  expect(await other.locator('[data-phase="drawing"]').count()).toBe(1);
  await page.clock.runFor(delayOf('tarot') - delayOf('love') + 1000);
  await expectResult(other);
  const href = (tab: typeof page) => tab.getByRole('link', { name: words.draw.details }).getAttribute('href');
  expect(await href(page)).toMatch(/^\/reading\/love\//);
  expect(await href(other)).toMatch(/^\/reading\/tarot\//);
  expect(messages).toEqual([]);
});
