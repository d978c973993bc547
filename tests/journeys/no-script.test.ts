import { expect, test } from 'vitest';
import { open } from '../support/browser.ts';

test.each([
  'tarot',
  'oracle',
  'love',
])('without JavaScript the %s page leads to all meanings', async (deck) => {
  const { page } = await open(`/reading/${deck}`, { javaScript: false });
  const note = page.locator('main noscript');
  expect(await note.textContent()).toContain('JavaScriptを有効に');
  expect((await note.boundingBox())?.height).toBeGreaterThan(20);
  expect(await page.getByRole('button', { name: 'カードを引く' }).isVisible()).toBe(false);
  await page.locator(`main a[href="/reading/${deck}/cards"]`).click();
  const cards = page.locator(`main a[href^="/reading/${deck}/"]`);
  expect(await cards.count()).toBe(deck === 'oracle' ? 40 : 22);
  await cards.nth(1).click();
  expect(await page.locator('article').innerText()).toMatch(/\S{40}/);
});

test('every page of the menu is a plain link', async () => {
  const { page } = await open('/', { javaScript: false });
  for (const path of ['/paid-fortune', '/weekly', '/reading', '/blog', '/notifications']) {
    expect(await page.locator(`a[href="${path}"]`).count(), path).toBeGreaterThan(0);
  }
  expect(await page.getByRole('link', { name: 'LINEで受けとる' }).getAttribute('href')).toMatch(/^https:/);
  expect(await page.locator('footer aside').first().isVisible()).toBe(true);
});
