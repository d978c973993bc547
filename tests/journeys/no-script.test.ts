import { describe, expect, test } from 'vitest';
import { pageOfEachKind } from '../every-page/shown.ts';
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

describe('the menu', () => {
  test('opens by its address and closes, with the pointer', async () => {
    const { page } = await open('/blog', { javaScript: false });
    const menu = page.locator('#side-menu');
    expect(await page.getByRole('button', { name: 'メニューを開く' }).count()).toBe(0);
    await page.getByRole('link', { name: 'メニューを開く' }).click();
    await menu.waitFor();
    // It covers the header, and nothing covers it.
    const close = page.getByRole('link', { name: 'メニューを閉じる' });
    expect(await close.count()).toBe(1);
    await close.click();
    await menu.waitFor({ state: 'hidden' });
  });

  test('leads on, with the keyboard', async () => {
    const { page } = await open('/blog', { javaScript: false });
    await page.getByRole('link', { name: 'メニューを開く' }).focus();
    await page.keyboard.press('Enter');
    const menu = page.locator('#side-menu');
    await menu.waitFor();
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    expect(await menu.locator(':focus').count(), 'the next stop is in the menu').toBe(1);
    await menu.getByRole('link', { name: 'ツインレイ占い' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/reading/twinray');
    expect(await focused.count()).toBe(0);
    expect(await menu.isVisible()).toBe(false);
  });
});

test('every kind of page shows its words: nothing waits for a script', { timeout: 300_000 }, async () => {
  const { page } = await open('about:blank', { javaScript: false, reducedMotion: 'reduce' });
  await page.route(/\/(pictures|assets)\/.+\.(avif|webp|js)$/, (route) => route.abort());
  const lost: string[] = [];
  for (const path of pageOfEachKind()) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const main = page.locator('main');
    // The draw button needs a script; it gives way to the words that say so.
    const unseen = await main.locator('h1, h2, h3, p, li, dt, dd, a, figcaption').evaluateAll((elements) =>
      elements
        // The short rows of articles never show a summary; what a wait says has nothing to wait for here.
        .filter((element) => !element.closest('dialog, a[href^="/blog/"], [role=status], [role=alert]'))
        .filter((element) => !element.closest('[aria-hidden=true]'))
        .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => element.textContent?.trim().slice(0, 20)),
    );
    lost.push(...unseen.map((words) => `${path}: ${words}`));
    if ((await main.innerText()).length < 60) lost.push(`${path}: nothing to read`);
  }
  expect(lost).toEqual([]);
});
