import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atRest, hydrated, open } from '../support/browser.ts';
import { ARTICLE, PICK } from '../support/content.ts';

// Where one goes, or comes before another, Chromium lays the whole page out anew.
test('the style sheets of the next page come behind those that are there, and those stay', async () => {
  const { page } = await open('/blog');
  await hydrated(page);
  const sheets = () =>
    page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href?.replace(/#$/, '') ?? []));
  const there = await sheets();
  await goOn(page, ARTICLE);
  const then = await sheets();
  expect(then.slice(0, there.length)).toEqual(there);
  expect(then.length).toBeGreaterThan(there.length);
  expect(then, 'each once').toEqual([...new Set(then)]);
});

test('the style sheets of a page that the pointer is over are there before the tap', async () => {
  const { page } = await open('/blog');
  await hydrated(page);
  const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  const there = await sheets();
  const link = page.locator(`main a[href="${ARTICLE}"]`).first();
  await link.hover();
  await page.waitForFunction((count) => document.styleSheets.length > count, there.length);
  await page.waitForLoadState('networkidle');
  const ahead = await sheets();
  expect(ahead.slice(0, there.length)).toEqual(there);
  await link.click();
  await page.waitForURL(`**${ARTICLE}`);
  await page.locator('main article').waitFor();
  expect(await sheets()).toEqual(ahead);
});

/** Their style sheets are all there when the last one comes, in another order than its own. */
const WAY = ['/my-cards', PICK, '/reading/love', '/terms-of-service', '/reading', ARTICLE];

/** Where everything on the page stands, and in which letters. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return [...document.querySelectorAll('main *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font } = getComputedStyle(element);
      return `${element.tagName} ${[x, y, width, height].map(Math.round)} ${color} ${backgroundColor} ${font}`;
    });
  });
}

/** As a link to the path would, from a page that has none. */
function goOn(page: Page, path: string): Promise<void> {
  return page.evaluate(async (to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    const left = document.querySelector('main h1');
    await router.navigate(to);
    while (left?.isConnected) await new Promise(requestAnimationFrame);
  }, path);
}

test('a page looks the same behind many others as when it is loaded', async () => {
  const { page } = await open('/', { reducedMotion: 'reduce' });
  await hydrated(page);
  for (const path of WAY) await goOn(page, path);
  await page.waitForLoadState('networkidle');
  await atRest(page);
  const reached = await looks(page);
  await page.goto(ARTICLE);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await atRest(page);
  expect(reached).toEqual(await looks(page));
});
