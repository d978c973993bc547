import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { weeksLater } from '../../app/horoscope/week.ts';
import { hydrated, open } from '../support/browser.ts';
import { content } from '../support/content.ts';
import { openHeld } from '../support/held.ts';
import { reactIsThere } from '../support/react-is-there.ts';
import {
  BUILT,
  builtWeek,
  datedWeeks,
  expectWeek,
  hoursInto,
  NEXT,
  nextWeek,
  OPENS,
  rangeText,
  shownRange,
} from '../support/weeks.ts';

const PAGES = ['/', '/weekly', '/weekly/leo'];
const MINUTE = 1 / 60;

const {
  late,
  opens,
  lastWeek,
  nextWeek: followingWeek,
  weekBefore,
  weekAfter,
  chooseWeek,
} = content.pages.weekly;

const saysLate = (page: Page) => page.getByText(late, { exact: true }).filter({ visible: true }).count();
const weekNav = (page: Page) => page.getByRole('navigation', { name: chooseWeek });
const wayTo = (page: Page, name: string) => weekNav(page).getByRole('link', { name, exact: true });

// A day behind Tokyo, and a day before it begins there; more zones: tests/faults/clocks.test.ts.
// Where Tokyo's Monday begins is decided in one place for all pages: every page in one zone, one page in the other.
describe.each([
  ['America/Los_Angeles', PAGES],
  ['Pacific/Kiritimati', ['/weekly']],
])('in %s', (timezoneId, paths) => {
  describe.each(paths)('%s', (path) => {
    test.each([
      ['the last minute of Sunday', hoursInto(NEXT, -MINUTE), builtWeek],
      ['the first minute of Monday', hoursInto(NEXT, MINUTE), nextWeek],
    ])('shows the words of the week at %s in Tokyo, before and after React', async (_, now, week) => {
      const { page, messages, release } = await openHeld(path, { timezoneId, now });
      expect(await page.evaluate(reactIsThere)).toBe(false);
      await expectWeek(page, path, week);
      release();
      await hydrated(page);
      await expectWeek(page, path, week);
      expect(await saysLate(page)).toBe(0);
      expect(messages).toEqual([]);
    });
  });
});

test.each(
  PAGES,
)('%s in a tab that stays open changes its words when Monday begins in Tokyo', async (path) => {
  const { page, messages } = await open(path, { clock: 'controlled', now: hoursInto(NEXT, -2 * MINUTE) });
  await hydrated(page);
  await page.clock.runFor(60_000);
  await expectWeek(page, path, builtWeek);
  await page.clock.runFor(2 * 60_000);
  await expectWeek(page, path, nextWeek);
  expect(messages).toEqual([]);
});

describe.each([
  ['two weeks', 2],
  ['years', 215],
])('a build that is %s old', (_, weeks) => {
  const now = hoursInto(weeksLater(BUILT, weeks), 1);

  test.each(PAGES)('%s shows its last words under their own range, and says so', async (path) => {
    const { page, messages, release } = await openHeld(path, { now });
    const expectOld = async () => {
      await expectWeek(page, path, nextWeek);
      // The home page leads on to where it is said.
      expect(await saysLate(page)).toBe(path === '/' ? 0 : 1);
    };
    await expectOld();
    release();
    await hydrated(page);
    await expectOld();
    expect(messages).toEqual([]);
  });
});

test.each(
  PAGES,
)("%s on a device whose clock is long before the build shows the build's week", async (path) => {
  const { page, messages, release } = await openHeld(path, { now: '2019-05-01T00:00:00+09:00' });
  await expectWeek(page, path, builtWeek);
  release();
  await hydrated(page);
  await expectWeek(page, path, builtWeek);
  expect(await saysLate(page)).toBe(0);
  expect(messages).toEqual([]);
});

test.each(PAGES)("%s without JavaScript shows the build's week with its own range", async (path) => {
  const { page } = await open(path, { javaScript: false });
  await expectWeek(page, path, builtWeek);
  expect(await saysLate(page)).toBe(0);
});

describe('the next week', () => {
  const path = '/weekly/leo';
  const aMinuteBefore = new Date(Date.parse(OPENS) - 60_000).toISOString();

  async function expectClosed(page: Page) {
    expect(await wayTo(page, followingWeek).count()).toBe(0);
    expect(await weekNav(page).innerText()).toContain(opens);
  }

  async function expectOpen(page: Page) {
    expect(await wayTo(page, followingWeek).count()).toBe(1);
    expect(await weekNav(page).innerText()).not.toContain(opens);
  }

  test.each([
    ['closed on Friday 17:59 in Tokyo, with its reason in words', aMinuteBefore, expectClosed],
    ['a link from Friday 18:00 in Tokyo', OPENS, expectOpen],
  ])('is %s, before and after React', async (_, now, expectIt) => {
    const { page, messages, release } = await openHeld(path, { now, timezoneId: 'America/Los_Angeles' });
    await expectIt(page);
    release();
    await hydrated(page);
    await expectIt(page);
    await expectWeek(page, path, builtWeek);
    expect(messages).toEqual([]);
  });

  test('opens in a tab that stays open, and leads to the page of its own', async () => {
    const { page, messages } = await open(path, { clock: 'controlled', now: aMinuteBefore });
    await hydrated(page);
    await expectClosed(page);
    await page.clock.runFor(61_000);
    await expectOpen(page);
    await wayTo(page, followingWeek).click();
    await page.waitForURL(`**${path}/${NEXT}`);
    await page.locator('main h1').waitFor();
    await expect.poll(() => shownRange(page)).toBe(rangeText(NEXT));
    await expectWeek(page, path, nextWeek);
    // Nothing is known of what follows it; the way back is named by its place.
    expect(await weekNav(page).getByRole('link').allInnerTexts()).toEqual([weekBefore]);
    expect(await weekNav(page).innerText()).not.toContain(weekAfter);
    expect(messages).toEqual([]);
  });

  test('leads there before React, too', async () => {
    const { page } = await openHeld(path, { now: OPENS });
    await wayTo(page, followingWeek).click();
    await page.waitForURL(`**${path}/${NEXT}`);
    await expectWeek(page, path, nextWeek);
  });
});

test('the week before has a link where it has a page, and leads there', async () => {
  const path = '/weekly/leo';
  const { page } = await open(path, { now: hoursInto(BUILT, 60) });
  const before = datedWeeks.find(({ monday }) => monday === weeksLater(BUILT, -1));
  expect(await wayTo(page, lastWeek).count()).toBe(before ? 1 : 0);

  // A week later it is the build's own.
  await page.clock.setFixedTime(hoursInto(NEXT, 60));
  await page.reload();
  await hydrated(page);
  await wayTo(page, lastWeek).click();
  await page.waitForURL(`**${path}/${BUILT}`);
  await expect.poll(() => shownRange(page)).toBe(rangeText(BUILT));
  await expectWeek(page, path, builtWeek);
  expect(await wayTo(page, weekBefore).count()).toBe(before ? 1 : 0);
});

describe.each(datedWeeks.map((week) => [week.monday, week] as const))('the page of %s', (monday, week) => {
  const path = `/weekly/leo/${monday}`;

  test.each([
    '2019-05-01T00:00:00+09:00',
    '2031-01-01T00:00:00+09:00',
  ])('shows its own week at %s, before and after React', async (now) => {
    const { page, messages, release } = await openHeld(path, { now });
    await expectWeek(page, path, week);
    release();
    await hydrated(page);
    await expectWeek(page, path, week);
    expect(await saysLate(page)).toBe(0);
    expect(messages).toEqual([]);
  });
});
