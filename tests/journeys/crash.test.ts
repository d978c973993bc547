import { expect, test } from 'vitest';
import { breakPage, SECRET } from '../support/broken-page.ts';
import { hydrated, open } from '../support/browser.ts';

test('when a page breaks, the crash screen says so in both languages and leads out; nothing of the error is shown', async () => {
  const { page } = await open('/blog', { clock: 'real' });
  await hydrated(page);
  const mend = await breakPage(page);
  const text = await page.locator('body').innerText();
  expect(text).toContain('もう一度読み込む');
  expect(text).not.toContain(SECRET);
  await mend();
  await page.getByRole('link', { name: 'ホーム' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.locator('h1').textContent()).toBe('迷う夜に、ひとつの灯りを。');
});
