import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, open } from '../support/browser.ts';

const OPEN = 'メニューを開く';
const CLOSE = 'メニューを閉じる';

async function openedMenu(page: Page) {
  await page.getByRole('button', { name: OPEN }).click();
  const menu = page.locator('#side-menu');
  await menu.waitFor();
  return menu;
}

const WAYS: [string, (page: Page) => Promise<void>][] = [
  ['the close button', (page) => page.getByRole('button', { name: CLOSE }).click()],
  ['the overlay beside it', (page) => page.mouse.click(10, 400)],
  ['Esc', (page) => page.keyboard.press('Escape')],
];

test.each(WAYS)('closes by %s and gives the focus back', async (_, close) => {
  const { page } = await open('/blog', { clock: 'real' });
  await hydrated(page);
  const menu = await openedMenu(page);
  await close(page);
  await menu.waitFor({ state: 'hidden' });
  const button = page.getByRole('button', { name: OPEN });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('choosing an item goes there and closes; the item of the open page closes too', async () => {
  const { page } = await open('/blog', { clock: 'real' });
  await hydrated(page);
  let menu = await openedMenu(page);
  await menu.getByRole('link', { name: 'お知らせ' }).click();
  await page.waitForURL('**/notifications');
  await menu.waitFor({ state: 'hidden' });
  menu = await openedMenu(page);
  expect(await menu.getByRole('link', { name: 'お知らせ' }).getAttribute('aria-current')).toBe('page');
  await menu.getByRole('link', { name: 'お知らせ' }).click();
  await menu.waitFor({ state: 'hidden' });
});

test('opens and closes before React has come, and stays open when it comes', async () => {
  const { page, messages } = await open('/', {
    clock: 'real',
    init: () => {
      window.requestIdleCallback = () => 0;
    },
  });
  await page.route(/\.js$/, async (route) => {
    await new Promise((later) => setTimeout(later, 300));
    await route.continue();
  });
  const menu = await openedMenu(page);
  await hydrated(page);
  await page.waitForTimeout(300);
  expect(await menu.isVisible()).toBe(true);
  await page.getByRole('button', { name: CLOSE }).click();
  await menu.waitFor({ state: 'hidden' });
  expect(messages).toEqual([]);
});

test('holds the focus, stops the page behind, and lists what the specification names', async () => {
  const { page } = await open('/', { clock: 'real' });
  await hydrated(page);
  const menu = await openedMenu(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('dialog')?.id === 'side-menu',
    );
    expect(inside, `after ${step + 1} tabs`).toBe(true);
  }
  const links = await menu.getByRole('link').allTextContents();
  const wanted = ['ホーム', '有料鑑定おすすめ', '今週の運勢', 'カード占い', 'ブログ', 'お知らせ']
    .concat([
      'タロット占い',
      'オラクルカード占い',
      '恋愛カード占い',
      '今日の占い',
      'スピリチュアル占い',
      'ツインレイ占い',
    ])
    .concat(['TikTok', 'YouTube', 'LINE', 'プロフィール', '公式リンク', '利用規約', 'プライバシーポリシー']);
  for (const name of wanted) expect(links).toContain(name);
});

test('shows two different banners, each with the word 広告', async () => {
  const { page } = await open('/link', { clock: 'real' });
  const menu = await openedMenu(page);
  const shown = menu.locator('aside:not([hidden])');
  expect(await shown.getByText('広告', { exact: true }).count()).toBe(2);
  const addresses = await shown
    .locator('a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(new Set(addresses).size).toBe(2);
});
