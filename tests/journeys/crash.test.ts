import { expect, test } from 'vitest';
import { breakPage, SECRET } from '../support/broken-page.ts';
import { hydrated, open } from '../support/browser.ts';
import { content } from '../support/content.ts';

test('when a page breaks, the crash screen says so in English and in Japanese, leads home, and shows nothing of the error', async () => {
  const { page } = await open('/blog', { clock: 'real' });
  await hydrated(page);
  const mend = await breakPage(page);
  const { heading, text: words, reload } = content.pages.notFound.crash;
  const text = await page.locator('body').innerText();
  expect(await page.locator('h1').getAttribute('lang')).toBe('en');
  for (const said of [heading, words, reload]) expect(text).toContain(said);
  expect(text).not.toContain(SECRET);
  await mend();
  await page.getByRole('link', { name: content.pages.notFound.crash.home }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.locator('h1').textContent()).toBe(content.pages.home.hero.title.join(''));
});
