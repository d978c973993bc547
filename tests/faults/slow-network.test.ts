import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { open } from '../support/browser.ts';
import { expectResult } from './visitor.ts';

/** Chromium's "Slow 3G": 400 kbit/s, two seconds to and fro. */
async function slow3G(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

test('on slow 3G a tap as soon as the button is there is answered at once, more taps draw no more, and it ends', {
  timeout: 120_000,
}, async () => {
  const { page, messages } = await open('about:blank', { clock: 'real' });
  page.setDefaultTimeout(90_000);
  await slow3G(page);
  await page.goto('/reading/tarot', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'カードを引く' });
  await button.evaluate((element: HTMLElement) => {
    for (let tap = 0; tap < 3; tap++) element.click();
  });
  expect(await page.locator('main').getByRole('status').first().isVisible()).toBe(true);
  await expectResult(page);
  expect(messages).toEqual([]);
});
