import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { open, twoFrames } from '../support/browser.ts';
import { words } from '../support/content.ts';
import { siteInPieces } from '../support/in-pieces.ts';
import { LONG_TEST } from '../support/long-test.ts';
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

test(
  'on slow 3G a tap as soon as the button is there is answered at once, more taps draw no more, and it ends',
  LONG_TEST,
  async () => {
    const { page, messages } = await open('about:blank', { clock: 'real' });
    page.setDefaultTimeout(90_000);
    await slow3G(page);
    await page.goto('/reading/tarot', { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: words.draw.button });
    await button.evaluate((element: HTMLElement) => {
      for (let tap = 0; tap < 3; tap++) element.click();
    });
    expect(await page.locator('main').getByRole('status').first().isVisible()).toBe(true);
    await expectResult(page);
    expect(messages).toEqual([]);
  },
);

/** Keeps what has moved without the visitor's doing. */
function watchShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
    })[]) {
      const named = entry.sources.map(
        ({ node, previousRect: from, currentRect: to }) =>
          `${node?.nodeName}.${node?.className} from ${from.x}, ${from.y} to ${to.x}, ${to.y}`,
      );
      shifts.push(`${entry.value.toFixed(4)} ${named.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Below it browsers' tools show 0. */
const NOTHING = 0.001;

test.each([
  ['/', 390],
  ['/', 1280],
  ['/weekly', 390],
  ['/weekly/leo', 390],
  ['/reading/tarot', 390],
  ['/reading/tarot/17', 390],
  ['/reading/tarot/17', 1280],
  ['/reading', 390],
  ['/blog', 1280],
  ['/link', 390],
  ['/weekly/leo', 1280],
] as const)('%s comes in pieces: what is painted stays where it is, at %i px', async (path, width) => {
  const { page } = await open(path, {
    site: await siteInPieces(),
    viewport: { width, height: 844 },
    init: watchShifts,
  });
  await page.evaluate(() => document.fonts.ready);
  await twoFrames(page);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  expect(shifts.filter((shift) => Number.parseFloat(shift) >= NOTHING)).toEqual([]);
});
