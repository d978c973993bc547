import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated } from '../support/browser.ts';
import { deckKept, kept, openWithWorker, workerReady } from '../support/offline.ts';

const DECKS = [
  { deck: 'tarot', cards: 22 },
  { deck: 'oracle', cards: 40 },
  { deck: 'love', cards: 22 },
];
/** Those whose cards begin at 0 and at 1; the third is drawn below while the network goes. */
const WHOLE = DECKS.slice(0, 2);
const OFFLINE_TITLE = 'いまは電波が届いていません';
const TIMEOUT = { timeout: 120_000 };

const title = async (page: Page) => (await page.locator('h1').innerText()).replaceAll(/\s|\u200b/g, '');

/** Draws a card and waits for the result; resolves to the address of its page. */
async function draw(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'カードを引く' }).click();
  await page.locator('[data-phase="revealed"]').waitFor();
  return (await page.getByRole('link', { name: 'カードの詳細を見る' }).getAttribute('href')) ?? '';
}

/** Whether the card's own picture is shown, not the frame that stands in for it. */
async function pictureShown(page: Page): Promise<boolean> {
  const picture = page.locator('[data-phase="revealed"] img').last();
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.naturalWidth > 100;
  });
}

describe.each(WHOLE)('$deck without a network', ({ deck, cards }) => {
  test(
    'drawn to its result with its picture, and on to the card, which can be opened anew',
    TIMEOUT,
    async () => {
      const { page, site } = await openWithWorker(`/reading/${deck}`, { seed: null });
      await workerReady(page);
      await deckKept(page, deck, cards);
      site.down();
      await page.reload();
      await hydrated(page);
      const address = await draw(page);
      expect(await pictureShown(page)).toBe(true);
      const name = await page.locator('h1').textContent();
      await page.getByRole('link', { name: 'カードの詳細を見る' }).click();
      await page.locator('article').waitFor();
      expect(new URL(page.url()).pathname).toBe(address);
      expect(name).toContain((await page.locator('h1').textContent()) ?? '?');
      await page.reload();
      expect(name).toContain((await page.locator('h1').textContent()) ?? '?');
    },
  );
});

test(
  'all three decks can be drawn after a first visit to the home page, in words where the picture is missing',
  TIMEOUT,
  async () => {
    const { page, site } = await openWithWorker('/');
    await workerReady(page);
    site.down();
    for (const { deck } of DECKS) {
      await page.goto(`/reading/${deck}`);
      await hydrated(page);
      await draw(page);
      const name = await page.locator('h1').textContent();
      const frame = page.locator('[data-phase="revealed"] div[aria-hidden="false"] > div > span');
      await frame.waitFor();
      expect(name).toContain(await frame.textContent());
      expect((await page.locator('section p').last().innerText()).length).toBeGreaterThan(30);
    }
  },
);

test('the network lost during a draw: the result comes', TIMEOUT, async () => {
  const { page, site } = await openWithWorker('/reading/love');
  await workerReady(page);
  await deckKept(page, 'love', 22);
  await page.getByRole('button', { name: 'カードを引く' }).click();
  site.down();
  await page.locator('[data-phase="revealed"]').waitFor();
  expect(await pictureShown(page)).toBe(true);
  // After it: the meanings were never opened.
  await page.getByRole('link', { name: 'カードの詳細を見る' }).click();
  await page.locator('article').waitFor();
});

test(
  'a page read before is there, by its address and by a link; one never opened says so, and comes with the network',
  TIMEOUT,
  async () => {
    const { page, site } = await openWithWorker('/blog');
    await workerReady(page);
    await hydrated(page);
    await page.locator('main a[href="/blog/tarot-intro"]').first().click();
    // The address changes before the page does.
    await page.locator('main article').waitFor();
    await expect.poll(() => kept(page)).toContain('/blog/tarot-intro');
    const read = await title(page);

    site.down();
    await page.goto('/blog/tarot-intro?utm_source=line');
    expect(await title(page)).toBe(read);
    await page.goto('/blog');
    await hydrated(page);
    await page.locator('main a[href="/blog/tarot-intro"]').first().click();
    await page.waitForURL('**/blog/tarot-intro');
    await expect.poll(() => title(page)).toBe(read);

    await page.goto('/blog');
    await hydrated(page);
    await page.locator('main a[href="/blog/tarot-spread"]').first().click();
    await page.waitForURL('**/blog/tarot-spread');
    await expect.poll(() => title(page)).toBe(OFFLINE_TITLE);
    const decks = page.locator('main a[href^="/reading/"]');
    expect(await decks.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/reading/tarot',
      '/reading/oracle',
      '/reading/love',
    ]);
    const again = page.getByRole('button', { name: 'このページを開き直す' });
    await Promise.all([page.waitForEvent('load'), again.click()]);
    expect(await title(page)).toBe(OFFLINE_TITLE);

    site.up();
    await Promise.all([page.waitForEvent('load'), again.click()]);
    await expect.poll(() => title(page)).not.toBe(OFFLINE_TITLE);
    expect(new URL(page.url()).pathname).toBe('/blog/tarot-spread');
  },
);

test(
  'the offline page opens the wanted one by itself when the browser hears of the network',
  TIMEOUT,
  async () => {
    const { page, site } = await openWithWorker('/');
    await workerReady(page);
    site.down();
    await page.goto('/about');
    expect(await title(page)).toBe(OFFLINE_TITLE);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    // Nothing of what cannot be had sticks out or stands there broken.
    const banner = page.locator('footer [data-banners] aside:not([hidden])');
    await page.locator('footer').last().scrollIntoViewIfNeeded();
    await expect.poll(() => banner.count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    site.up();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => title(page)).not.toBe(OFFLINE_TITLE);
  },
);

test(
  'a shared result leads to its own card, not to the one of the love deck at that place',
  TIMEOUT,
  async () => {
    const { page, site } = await openWithWorker('/reading/love/17');
    await workerReady(page);
    await page.goto('/reading/tarot/17');
    await expect.poll(() => kept(page)).toContain('/reading/tarot/17');
    const star = await title(page);
    site.down();
    await page.goto('/reading/love/17?deck=tarot');
    expect(new URL(page.url()).pathname).toBe('/reading/tarot/17');
    expect(await title(page)).toBe(star);
  },
);

test('a network that hangs: a copy comes after some seconds, and the draw goes on', TIMEOUT, async () => {
  const { page, site } = await openWithWorker('/reading/love');
  await workerReady(page);
  site.whim(() => 'keep waiting');
  await page.goto('/reading/love');
  await hydrated(page);
  await draw(page);
});
