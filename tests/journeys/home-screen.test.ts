import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, NOW, type OpenOptions, open } from '../support/browser.ts';
import { words } from '../support/content.ts';

const texts = words.homeScreen;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36';
const DAY = 24 * 60 * 60 * 1000;

const line = (page: Page) => page.locator('footer').getByText(texts.lead);

/** Comes to the site on so many days, and stays on the last. */
async function comeFor(days: number, options: OpenOptions): Promise<{ page: Page; messages: string[] }> {
  const opened = await open('/', options);
  for (let day = 1; day < days; day++) await comeOn(opened.page, day);
  return opened;
}

async function comeOn(page: Page, day: number): Promise<void> {
  await page.clock.setFixedTime(new Date(NOW).getTime() + day * DAY);
  await page.goto('/');
}

test.each([
  ['iPhone', IPHONE, texts.iphone, texts.android],
  ['Android', ANDROID, texts.android, texts.iphone],
])('on the third day the footer says how, on %s', async (_, userAgent, hers, others) => {
  const { page, messages } = await comeFor(2, { userAgent });
  await page.reload();
  await page.reload();
  expect(await line(page).isVisible()).toBe(false);
  await comeOn(page, 9);
  expect(await line(page).isVisible()).toBe(true);
  expect(await page.getByText(hers).isVisible()).toBe(true);
  expect(await page.getByText(others).isVisible()).toBe(false);
  // With React, too, and on the next page.
  await hydrated(page);
  expect(await line(page).isVisible()).toBe(true);
  expect(messages).toEqual([]);
});

test.each([
  ['before React', false],
  ['with React', true],
])('sent away %s, it stays away', async (_, react) => {
  const { page } = await comeFor(3, { userAgent: IPHONE });
  if (react) await hydrated(page);
  await page.getByRole('button', { name: texts.dismiss }).click();
  expect(await line(page).isVisible()).toBe(false);
  await comeOn(page, 30);
  expect(await line(page).isVisible()).toBe(false);
});

test.each<[string, OpenOptions]>([
  ['a desktop', {}],
  ["TikTok's browser", { userAgent: `${IPHONE} musical_ly_39.5.0 BytedanceWebview/d8a21c6` }],
  [
    'the site on her home screen',
    {
      userAgent: IPHONE,
      init: () => Object.defineProperty(navigator, 'standalone', { value: true }),
    },
  ],
  [
    'a browser that refuses to store',
    {
      userAgent: IPHONE,
      init: () =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('refused', 'SecurityError');
          },
        }),
    },
  ],
])('never in %s', async (_, options) => {
  const { page, messages } = await comeFor(4, options);
  await hydrated(page);
  expect(await line(page).isVisible()).toBe(false);
  expect(messages).toEqual([]);
});
