import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, open } from '../support/browser.ts';

/** Module of the page of one article: not among those of the list of articles. */
const MODULE = /\/assets\/article-[\w-]+\.js$/;

/** Answers the module as a host does that has only the next build. Returns how often it was asked for. */
async function loseModule(page: Page): Promise<() => number> {
  let asked = 0;
  await page.route(MODULE, (route) => {
    asked += 1;
    return route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' });
  });
  return () => asked;
}

/** Whole documents that came, by their paths. */
function wholeLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname));
  return loads;
}

test.each([
  ['', undefined],
  [
    ' where nothing can be stored',
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
  ],
])('a page whose module is gone is loaded whole, once, and never breaks%s', async (_, init) => {
  const { page } = await open('/blog', { clock: 'real', ...(init && { init }) });
  await hydrated(page);
  const asked = await loseModule(page);
  const loads = wholeLoads(page);
  await page.locator('main a[href="/blog/tarot-intro"]').first().click();
  // Not waitForURL: the address stands in the bar before the page comes, and one of two reloads is aborted.
  await page.waitForFunction(() => document.querySelector('main h1')?.textContent?.includes('タロット'));
  await expect.poll(() => new URL(page.url()).pathname).toBe('/blog/tarot-intro');
  // The module stays lost, and a touch asks for it again: the page itself is whole and stays.
  await page.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown')));
  await page.waitForTimeout(1500);
  expect(loads).toEqual(['/blog/tarot-intro']);
  expect(asked()).toBeGreaterThan(0);
  expect(await page.locator('main h1').count()).toBe(1);
  expect(await page.locator('body').innerText()).not.toContain('Unexpected Application Error!');
});
