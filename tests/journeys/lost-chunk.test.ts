import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, open, twoFrames } from '../support/browser.ts';
import { ARTICLE, article, bare, content } from '../support/content.ts';
import { pressKey } from '../support/react-is-there.ts';

/** Module of the page of one article: not among those of the list of articles. */
const MODULE = /\/assets\/article-[\w-]+\.js$/;

/** Answers the module as a host does that has only the next build. */
async function loseModule(page: Page): Promise<void> {
  await page.route(MODULE, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }));
}

/** In their order: `to PATH` for each whole page that is asked for, `at PATH` for each that came, `lost` for the module. */
function told(page: Page): string[] {
  const events: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) events.push(`to ${new URL(request.url()).pathname}`);
  });
  page.on('domcontentloaded', () => events.push(`at ${new URL(page.url()).pathname}`));
  page.on('requestfailed', (request) => {
    if (MODULE.test(request.url())) events.push('lost');
  });
  return events;
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
  await loseModule(page);
  const events = told(page);
  await page.locator(`main a[href="${ARTICLE}"]`).first().click();
  // Not waitForURL: the address stands in the bar before the page comes, and one of two reloads is aborted.
  await expect
    .poll(async () => bare(await page.locator('main article h1').textContent()))
    .toBe(bare(article.title));
  await expect.poll(() => new URL(page.url()).pathname).toBe(ARTICLE);
  // Its heading is there to be read before the whole page has come.
  await expect.poll(() => events).toContain(`at ${ARTICLE}`);
  // The module stays lost, and a touch asks for it again: the page itself is whole and stays.
  await page.evaluate(pressKey);
  const after = () => events.slice(events.indexOf(`at ${ARTICLE}`) + 1);
  await expect.poll(after).toContain('lost');
  await twoFrames(page);
  expect(after().filter((event) => event !== 'lost')).toEqual([]);
  expect(await page.locator('main h1').count()).toBe(1);
  expect(await page.locator('body').innerText()).not.toContain(content.pages.notFound.crash.heading);
});
