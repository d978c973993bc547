import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { SignName } from '../../app/content/types.ts';
import { hydrated, type OpenOptions, open, twoFrames } from '../support/browser.ts';
import { content } from '../support/content.ts';
import { openHeld } from '../support/held.ts';
import { expectHers, kept, rows } from '../support/my-sign.ts';
import { reactIsThere } from '../support/react-is-there.ts';
import { builtWeek, hoursInto, NEXT, nextWeek } from '../support/weeks.ts';

const { mySign, setMySign } = content.pages.weekly;

/** Not among the lucky signs, so that nothing else on the pages looks like its row. */
const SIGN: SignName = content.signs.find(
  ({ sign }) => ![builtWeek, nextWeek].some(({ ranking }) => ranking.some((entry) => entry.sign === sign)),
)!.sign;
const PATH = `/weekly/${SIGN}`;

const toChoose = (page: Page) => page.getByRole('button', { name: setMySign, exact: true });
const chosen = (page: Page) => page.getByRole('button', { name: mySign, exact: true });

/** Has chosen the sign at an earlier visit. */
async function choose(page: Page, sign: string): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('hoshiakari:sign', value), sign);
}

/** Keeps how far the page has moved since it was painted. */
function watchShifts(): void {
  Object.assign(window, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
      (window as unknown as { shifted: number }).shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Fonts may come after the first paint (weights.test.ts); a row that comes late moves the page twenty times as far. */
const BY_FONTS = 0.01;

/** How far the page has moved by now, once its fonts are there: their list counts only after the first paint. */
async function shifted(page: Page): Promise<number> {
  await page.waitForFunction(
    () => document.querySelector<HTMLLinkElement>('link[data-letters]')?.media === 'all',
  );
  await twoFrames(page);
  await page.evaluate(() => document.fonts.ready);
  await twoFrames(page);
  return page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

test('chosen on its page, a sign is first on the index and a line on the home page', async () => {
  const { page, messages } = await open(PATH);
  await hydrated(page);
  expect(await toChoose(page).getAttribute('aria-pressed')).toBe('false');
  await toChoose(page).click();
  expect(await chosen(page).getAttribute('aria-pressed')).toBe('true');
  expect(await kept(page)).toEqual([['hoshiakari:sign', SIGN]]);

  await page.goto('/weekly');
  await expectHers(page, SIGN);
  // Before the lucky signs.
  expect(await page.locator('main a').filter({ visible: true }).first().getAttribute('href')).toBe(PATH);
  await page.goto('/');
  await expectHers(page, SIGN);
  // Another sign's page offers itself.
  await page.goto('/weekly/leo');
  await hydrated(page);
  expect(await toChoose(page).getAttribute('aria-pressed')).toBe('false');
  expect(messages).toEqual([]);
});

test.each(['/', '/weekly'])('%s shows nothing of a sign to whom none is hers', async (path) => {
  const { page } = await open(path);
  expect(await rows(page)).toEqual([]);
  await hydrated(page);
  expect(await rows(page)).toEqual([]);
});

describe('before React, for one whose sign is kept', () => {
  async function visit(path: string, options: OpenOptions = {}) {
    const opened = await openHeld('/about', { init: watchShifts, clock: 'fixed', ...options });
    await choose(opened.page, SIGN);
    await opened.page.goto(path);
    return opened;
  }

  test.each([
    ['/', 390],
    ['/', 1280],
    ['/weekly', 390],
    ['/weekly', 1280],
  ])('%s shows it from the first paint on, at %i px, and nothing moves', async (path, width) => {
    const { page, messages, release } = await visit(path, { viewport: { width, height: 844 } });
    expect(await page.evaluate(reactIsThere)).toBe(false);
    await expectHers(page, SIGN);
    const before = await shifted(page);
    expect(before).toBeLessThan(BY_FONTS);
    release();
    await hydrated(page);
    await expectHers(page, SIGN);
    expect(await shifted(page)).toBe(before);
    expect(messages).toEqual([]);
  });

  test('it is the nickname of the week that it is', async () => {
    const { page } = await visit('/weekly', { now: hoursInto(NEXT, 1) });
    await expectHers(page, SIGN, nextWeek);
  });

  test.each([390, 1280])('its page says that it is hers, at %i px, and nothing moves', async (width) => {
    const { page, messages, release } = await visit(PATH, { viewport: { width, height: 844 } });
    expect(await chosen(page).getAttribute('aria-pressed')).toBe('true');
    expect(await toChoose(page).count()).toBe(0);
    const before = await shifted(page);
    release();
    await hydrated(page);
    expect(await chosen(page).getAttribute('aria-pressed')).toBe('true');
    expect(await shifted(page)).toBe(before);
    expect(messages).toEqual([]);
  });

  test('a tap undoes it, as it says', async () => {
    const { page, release } = await visit(PATH);
    await chosen(page).click();
    release();
    await hydrated(page);
    await toChoose(page).waitFor();
    expect(await kept(page)).toEqual([]);
  });
});

test('a tap before React counts', async () => {
  const { page, messages, release } = await openHeld(PATH, { clock: 'fixed' });
  await toChoose(page).click();
  expect(await page.evaluate(reactIsThere)).toBe(false);
  release();
  await chosen(page).waitFor();
  expect(await chosen(page).getAttribute('aria-pressed')).toBe('true');
  expect(await kept(page)).toEqual([['hoshiakari:sign', SIGN]]);
  expect(messages).toEqual([]);
});

test('a second press takes it back', async () => {
  const { page } = await open(PATH);
  await hydrated(page);
  await toChoose(page).click();
  await chosen(page).click();
  expect(await toChoose(page).getAttribute('aria-pressed')).toBe('false');
  expect(await kept(page)).toEqual([]);
  for (const path of ['/weekly', '/']) {
    await page.goto(path);
    expect(await rows(page)).toEqual([]);
  }
});

test('another sign takes the place of the one before', async () => {
  const { page } = await open('/about');
  await choose(page, 'leo');
  await page.goto(PATH);
  await hydrated(page);
  await toChoose(page).click();
  await page.goto('/weekly');
  await expectHers(page, SIGN);
});

test('by keyboard alone', async () => {
  const { page } = await open(PATH);
  await hydrated(page);
  await toChoose(page).focus();
  await page.keyboard.press('Enter');
  expect(await chosen(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Space');
  expect(await toChoose(page).getAttribute('aria-pressed')).toBe('false');
});

test('where storage is refused, it holds as long as the page', async () => {
  const { page, messages } = await open(PATH, {
    init: () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    },
  });
  await hydrated(page);
  await toChoose(page).click();
  expect(await chosen(page).getAttribute('aria-pressed')).toBe('true');
  await page.locator('main a[href="/weekly"]').last().click();
  await page.waitForURL('**/weekly');
  await page.locator('main form').waitFor();
  await expectHers(page, SIGN);
  await page.reload();
  expect(await rows(page)).toEqual([]);
  expect(messages).toEqual([]);
});

test('storage that holds nonsense is passed over', async () => {
  const { page, messages } = await open('/about');
  const nonsense = [
    '',
    'whale',
    'constructor',
    'LEO',
    '"][data-sign-of',
    '{"sign":"leo"}',
    'x'.repeat(100_000),
  ];
  for (const [place, value] of nonsense.entries()) {
    await choose(page, value);
    await page.goto(place % 2 ? '/weekly' : '/');
    await hydrated(page);
    expect(await rows(page), value.slice(0, 20)).toEqual([]);
  }
  await page.goto(PATH);
  await hydrated(page);
  await toChoose(page).click();
  expect(await kept(page)).toEqual([['hoshiakari:sign', SIGN]]);
  expect(messages).toEqual([]);
});

test('without JavaScript nothing is offered that only a script could do', async () => {
  const { page } = await open(PATH, { javaScript: false });
  expect(await page.locator('main button').filter({ visible: true }).count()).toBe(0);
  await page.goto('/weekly');
  expect(await page.locator('main button, main select').filter({ visible: true }).count()).toBe(0);
});
