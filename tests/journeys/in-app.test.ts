import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, open } from '../support/browser.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const TIKTOK = {
  iPhone: `${IPHONE} musical_ly_39.5.0 JsSdk/2.0 NetType/WIFI ByteLocale/ja Region/JP BytedanceWebview/d8a21c6`,
  Android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Version/4.0 Chrome/131.0 Mobile Safari/537.36 trill_390501 ByteLocale/ja-JP',
};

describe.each(Object.entries(TIKTOK))("in TikTok's browser on %s", (_, userAgent) => {
  test.each([
    ['before React', false],
    ['after React', true],
  ])('a link to LINE opens the explanation instead, %s', async (_when, react) => {
    const { page, messages } = await open('/', { userAgent, clock: 'real' });
    if (react) await hydrated(page);
    const pagesBefore = page.context().pages().length;
    await page.getByRole('link', { name: 'LINEで受けとる' }).click();
    const sheet = page.locator('#line-sheet');
    await sheet.waitFor();
    expect(await sheet.getByRole('heading').textContent()).toContain('LINE');
    for (const name of ['iPhoneの方', 'Androidの方'])
      expect(await sheet.getByText(name).isVisible()).toBe(true);
    expect(page.context().pages()).toHaveLength(pagesBefore);
    await sheet.getByRole('button', { name: '閉じる' }).click();
    await sheet.waitFor({ state: 'hidden' });
    expect(messages).toEqual([]);
  });
});

test('from the side menu too: the menu gives way to the explanation', async () => {
  const { page } = await open('/blog', { userAgent: TIKTOK.iPhone, clock: 'real' });
  await hydrated(page);
  await page.getByRole('button', { name: 'メニューを開く' }).click();
  await page.locator('#side-menu').getByRole('link', { name: 'LINE' }).click();
  await page.locator('#line-sheet').waitFor();
  await page.locator('#side-menu').waitFor({ state: 'hidden' });
});

test('the address of the page is copied', async () => {
  const { page } = await open('/?from=tiktok', {
    userAgent: TIKTOK.iPhone,
    clock: 'real',
    init: () => {
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: (text: string) => {
            document.documentElement.dataset.copied = text;
            return Promise.resolve();
          },
        },
      });
    },
  });
  await hydrated(page);
  await page.getByRole('link', { name: 'LINEで受けとる' }).click();
  await page.getByRole('button', { name: 'ページのアドレスをコピー' }).click();
  await page.getByRole('status').getByText('コピーしました').waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.copied)).toMatch(/\/\?from=tiktok$/);
});

test("in LINE's own browser outside links ask for the real one", async () => {
  const { page } = await open('/about', { userAgent: `${IPHONE} Safari Line/15.8.0`, clock: 'real' });
  const link = page.locator('main').getByRole('link', { name: 'TikTokを見る' });
  expect((await newTab(page, () => link.click())).url()).toContain('openExternalBrowser=1');
});

test('elsewhere the link to LINE just opens in a new tab', async () => {
  const { page } = await open('/', { userAgent: `${IPHONE} Version/18.5 Safari/604.1`, clock: 'real' });
  const link = page.getByRole('link', { name: 'LINEで受けとる' });
  expect(await link.getAttribute('target')).toBe('_blank');
  expect((await newTab(page, () => link.click())).url()).toBe(await link.getAttribute('href'));
  expect(await page.locator('#line-sheet').isVisible()).toBe(false);
});

/** The tab that an action opens; other hosts answer with an empty page. */
async function newTab(page: Page, action: () => Promise<void>): Promise<Page> {
  await page.context().route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const [tab] = await Promise.all([page.context().waitForEvent('page'), action()]);
  await tab.waitForLoadState();
  return tab;
}
