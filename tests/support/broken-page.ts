import type { Page } from 'playwright-core';
import { ARTICLE, article, content } from './content.ts';
import { pressKey } from './react-is-there.ts';

/** What a broken proxy hands out; no visitor may ever read it. */
export const SECRET = 'secret stack trace';

/**
 * Goes on from `/blog` to an article that breaks, and waits for the crash screen. Needs a running clock and a page that
 * React has taken over.
 * @returns makes the site whole again
 */
export async function breakPage(page: Page): Promise<() => Promise<void>> {
  // A page's data that is no data of ours: what a broken proxy or a half-finished deploy hands out.
  const data = /\.data(\?|$)/;
  await page.route(data, (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: `<html>${SECRET}</html>` }),
  );
  // Then the page is loaded whole, and what comes beside it is of another build.
  await page.route(new RegExp(`/assets/blog-${article.id}-.*\\.data$`), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"blocks"', '"parts"') });
  });
  const loaded = page.waitForEvent('load');
  await page.locator(`main a[href="${ARTICLE}"]`).click();
  await loaded;
  await page.evaluate(pressKey);
  await page.getByRole('heading', { name: content.pages.notFound.crash.heading }).waitFor();
  return () => page.unroute(data);
}
