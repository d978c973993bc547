import { expect, test } from 'vitest';
import { hydrated, open } from '../support/browser.ts';

test('when a page breaks, the crash screen says so in both languages and leads out; nothing of the error is shown', async () => {
  const { page } = await open('/blog', { clock: 'real' });
  await hydrated(page);
  // A page's data that is no data of ours: what a broken proxy or a half-finished deploy hands out.
  await page.route(/\.data(\?|$)/, (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<html>secret stack trace</html>' }),
  );
  // Then the page is loaded whole, and what comes beside it is of another build.
  await page.route(/\/assets\/blog-tarot-intro-.*\.data$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"blocks"', '"parts"') });
  });
  await page.locator('main a[href="/blog/tarot-intro"]').click();
  await page.waitForFunction(() =>
    performance.getEntriesByType('navigation')[0]?.name.endsWith('/tarot-intro'),
  );
  await page.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown')));
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
  const text = await page.locator('body').innerText();
  expect(text).toContain('もう一度読み込む');
  expect(text).not.toContain('secret');
  await page.unroute(/\.data(\?|$)/);
  await page.getByRole('link', { name: 'ホーム' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.locator('h1').textContent()).toBe('迷う夜に、ひとつの灯りを。');
});
