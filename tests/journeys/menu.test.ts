import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, open, twoFrames } from '../support/browser.ts';
import { content, menuPathsBut, words } from '../support/content.ts';
import { reactIsThere } from '../support/react-is-there.ts';

const OPEN = words.menuOpen;
const CLOSE = words.menuClose;

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
  const menu = await openedMenu(page);
  const [path] = menuPathsBut('/', '/blog');
  const link = menu.locator(`nav a[href="${path}"]`);
  await link.click();
  await page.waitForURL(`**${path}`);
  await menu.waitFor({ state: 'hidden' });
  await openedMenu(page);
  expect(await link.getAttribute('aria-current')).toBe('page');
  await link.click();
  await menu.waitFor({ state: 'hidden' });
});

test('opens and closes before React has come, and stays open when it comes', async () => {
  const { page, messages } = await open('about:blank', { clock: 'real' });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  const menu = await openedMenu(page);
  expect(await page.evaluate(reactIsThere)).toBe(false);
  release();
  await hydrated(page);
  await twoFrames(page);
  expect(await menu.isVisible()).toBe(true);
  await page.getByRole('button', { name: CLOSE }).click();
  await menu.waitFor({ state: 'hidden' });
  expect(messages).toEqual([]);
});

test('is opaque from its first frame, on its way too', async () => {
  const { page } = await open('/blog', { clock: 'real', motion: 'real' });
  const seen = await page.getByRole('button', { name: OPEN }).evaluate((button: HTMLElement) => {
    button.click();
    const { opacity, translate } = getComputedStyle(document.getElementById('side-menu')!);
    return { opacity, moves: translate !== 'none' && translate !== '0px' };
  });
  expect(seen).toEqual({ opacity: '1', moves: true });
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
  const links = await menu
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const { tiktok, youtube, line } = content.site.links;
  expect(links).toEqual(
    expect.arrayContaining([...content.menu, ...content.decks, ...content.readings].map(({ path }) => path)),
  );
  expect(links).toEqual(expect.arrayContaining([tiktok, youtube, line].filter(Boolean)));
  expect(links).toEqual(
    expect.arrayContaining(['/about', '/link', '/terms-of-service', '/privacy-policy', '/legal-notation']),
  );
  for (const { name, path, badge } of content.menu)
    expect(await menu.locator(`nav a[href="${path}"]`).textContent()).toBe(
      badge ? name + content.site.badge : name,
    );
  for (const { name, path } of [...content.decks, ...content.readings])
    expect(await menu.locator(`a[href="${path}"]`).textContent()).toBe(name);
});

test('shows two different banners, each with the word for it', async ({ skip }) => {
  const banners = Math.min(2, content.banners.menu.length);
  skip(banners === 0, 'content/banners holds none for the menu');
  const { page } = await open('/link', { clock: 'real' });
  const menu = await openedMenu(page);
  const shown = menu.locator('aside:not([hidden])');
  expect(await shown.getByText(words.ad, { exact: true }).count()).toBe(banners);
  const addresses = await shown
    .locator('a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(new Set(addresses).size).toBe(banners);
});
