import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, open } from '../support/browser.ts';
import { content, words } from '../support/content.ts';
import { eventsTold, keepPageViews } from '../support/page-views.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const TIKTOK = {
  iPhone: `${IPHONE} musical_ly_39.5.0 JsSdk/2.0 NetType/WIFI ByteLocale/ja Region/JP BytedanceWebview/d8a21c6`,
  Android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Version/4.0 Chrome/131.0 Mobile Safari/537.36 trill_390501 ByteLocale/ja-JP',
};

const { lineSheet } = words;
const { line, lineId } = content.site.links;

describe.each(Object.entries(TIKTOK))("in TikTok's browser on %s", (device, userAgent) => {
  test.each([
    ['before React', false],
    ['after React', true],
  ])('a link to LINE opens the explanation instead, %s', async (_when, react) => {
    const { page, messages } = await open('/', { userAgent, clock: 'real', init: keepPageViews });
    if (react) await hydrated(page);
    const pagesBefore = page.context().pages().length;
    await page.getByRole('link', { name: content.pages.home.line.button }).click();
    const sheet = page.locator('#line-sheet');
    await sheet.waitFor();
    expect(await sheet.getByRole('heading').textContent()).toContain('LINE');
    // Her phone's steps, and no other's.
    for (const phone of ['iphone', 'android'] as const)
      for (const step of [...lineSheet[phone].paste, ...lineSheet[phone].steps])
        expect(await sheet.getByText(step).isVisible(), step).toBe(phone === device.toLowerCase());
    await expect.poll(() => eventsTold(page)).toEqual(['line_open home sheet']);
    expect(page.context().pages()).toHaveLength(pagesBefore);
    await sheet.getByRole('button', { name: words.lineSheet.close }).click();
    await sheet.waitFor({ state: 'hidden' });
    expect(messages).toEqual([]);
  });
});

test('from the side menu too: the menu gives way to the explanation', async () => {
  const { page } = await open('/blog', { userAgent: TIKTOK.iPhone, clock: 'real' });
  await hydrated(page);
  await page.getByRole('button', { name: words.menuOpen }).click();
  await page.locator('#side-menu').getByRole('link', { name: 'LINE' }).click();
  await page.locator('#line-sheet').waitFor();
  await page.locator('#side-menu').waitFor({ state: 'hidden' });
});

test.each([
  ['before React', '/', false],
  ['on a page without it', '/nowhere', false],
  ['after React', '/', true],
])('the account’s address and its id are copied, %s', async (_when, path, react) => {
  const { page } = await open(path, {
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
  if (react) await hydrated(page);
  const copied = () => page.evaluate(() => document.documentElement.dataset.copied);
  await page.locator('#line-sheet').evaluate((sheet: HTMLDialogElement) => sheet.showModal());
  await page.getByRole('button', { name: lineSheet.copy, exact: true }).click();
  const said = page.getByRole('status').getByText(lineSheet.copied).filter({ visible: true });
  await said.waitFor();
  expect(await copied()).toBe(line);
  await page.getByRole('button', { name: lineSheet.copyId }).click();
  await expect.poll(copied).toBe(lineId);
  await expect.poll(() => said.count()).toBe(1);
});

test("in LINE's own browser outside links ask for the real one", async () => {
  const { page } = await open('/about', { userAgent: `${IPHONE} Safari Line/15.8.0`, clock: 'real' });
  const link = page.locator('main').getByRole('link', { name: content.pages.about.buttons.tiktok });
  expect((await newTab(page, () => link.click())).url()).toContain('openExternalBrowser=1');
});

test('elsewhere the link to LINE just opens in a new tab', async () => {
  const { page } = await open('/', { userAgent: `${IPHONE} Version/18.5 Safari/604.1`, clock: 'real' });
  const link = page.getByRole('link', { name: content.pages.home.line.button });
  expect(await link.getAttribute('target')).toBe('_blank');
  expect((await newTab(page, () => link.click())).url()).toBe(await link.getAttribute('href'));
  expect(await page.locator('#line-sheet').isVisible()).toBe(false);
  expect(await page.evaluate(fetched), 'a phone needs no code').not.toContain('/line.svg');
});

test('at a computer, whose phone is unknown, home has the address as a code and the id in place of the note about TikTok', async () => {
  const { page } = await open('/', { viewport: { width: 1280, height: 800 }, clock: 'real' });
  const { code, help } = content.pages.home.line;
  const picture = page.getByRole('img', { name: code.alt });
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  expect(
    await page
      .locator('main')
      .getByText(lineId ?? '')
      .isVisible(),
  ).toBe(true);
  expect(await page.getByRole('button', { name: help }).isVisible()).toBe(false);
  await page.locator('#line-sheet').evaluate((sheet: HTMLDialogElement) => sheet.showModal());
  for (const { title, steps } of [lineSheet.iphone, lineSheet.android])
    for (const text of [title, ...steps]) await page.getByText(text).first().waitFor();
});

/** Runs in the page: the paths of all that it asked for. */
function fetched(): string[] {
  return performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
}

/** The tab that an action opens; other hosts answer with an empty page. */
async function newTab(page: Page, action: () => Promise<void>): Promise<Page> {
  await page.context().route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const [tab] = await Promise.all([page.context().waitForEvent('page'), action()]);
  await tab.waitForLoadState();
  return tab;
}
