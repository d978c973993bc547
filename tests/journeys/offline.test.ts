import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated } from '../support/browser.ts';
import { ARTICLE, bare, content, deckCalled, OTHER_ARTICLE, words } from '../support/content.ts';
import { answerOf, descriptionOf, drawnOn, messageOf } from '../support/drawn.ts';
import { LONG_TEST } from '../support/long-test.ts';
import { deckKept, kept, openWithWorker, whereKept, workerReady } from '../support/offline.ts';

/** The largest, whose cards begin at 1; love is drawn below while the network goes, all of them in words. */
const WHOLE = 'oracle';
const OFFLINE_TITLE = bare(words.offline.title);

whereKept();

const title = async (page: Page) => bare(await page.locator('h1').innerText());

/** Draws a card and waits for the result; resolves to the address of its page. */
async function draw(page: Page): Promise<string> {
  await page.getByRole('button', { name: words.draw.button }).click();
  await page.locator('[data-phase="revealed"]').waitFor();
  return (await page.getByRole('link', { name: words.draw.details }).getAttribute('href')) ?? '';
}

/** The whole reading is there: the line for her, the description, the answers to the deck's first two themes. */
async function readWhole(page: Page): Promise<void> {
  const { card, side } = await drawnOn(page);
  expect(await page.locator('main [data-columns]').textContent()).toBe(messageOf(card, side));
  await page.getByText(descriptionOf(card, side), { exact: true }).waitFor();
  const answers = await page.locator('main dl').innerText();
  for (const { key } of deckCalled(card.deck).themes.slice(0, 2))
    expect(answers).toContain(answerOf(card, side, key));
}

/** Whether the card's own picture is shown, not the frame that stands in for it. */
async function pictureShown(page: Page): Promise<boolean> {
  const picture = page.locator('[data-phase="revealed"] img').last();
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.naturalWidth > 100;
  });
}

test(
  'without a network: drawn to its result with its picture, and on to the card, which can be opened anew',
  LONG_TEST,
  async () => {
    const { page, site } = await openWithWorker(`/reading/${WHOLE}`, { seed: null });
    await workerReady(page);
    await deckKept(page, WHOLE);
    site.down();
    await page.reload();
    await hydrated(page);
    const address = await draw(page);
    expect(await pictureShown(page)).toBe(true);
    await readWhole(page);
    const name = await page.locator('h1').textContent();
    await page.getByRole('link', { name: words.draw.details }).click();
    await page.locator('article').waitFor();
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(address);
    expect(name).toContain((await page.locator('h1').textContent()) ?? '?');
    await page.reload();
    expect(name).toContain((await page.locator('h1').textContent()) ?? '?');
  },
);

test(
  'every deck can be drawn after a first visit to the home page, in words where the picture is missing',
  LONG_TEST,
  async () => {
    const { page, site } = await openWithWorker('/');
    await workerReady(page);
    site.down();
    for (const { deck } of content.decks) {
      await page.goto(`/reading/${deck}`);
      await hydrated(page);
      await draw(page);
      const name = await page.locator('h1').textContent();
      const frame = page.locator('[data-phase="revealed"] div[aria-hidden="false"] > div > span');
      await frame.waitFor();
      expect(name).toContain(await frame.textContent());
      await readWhole(page);
    }
  },
);

test('the network lost during a draw: the result comes', LONG_TEST, async () => {
  const { page, site } = await openWithWorker('/reading/love');
  await workerReady(page);
  await deckKept(page, 'love');
  await page.getByRole('button', { name: words.draw.button }).click();
  site.down();
  await page.locator('[data-phase="revealed"]').waitFor();
  expect(await pictureShown(page)).toBe(true);
  await readWhole(page);
  // After it: the meanings were never opened.
  await page.getByRole('link', { name: words.draw.details }).click();
  await page.locator('article').waitFor();
});

test(
  'a page read before is there, by its address and by a link; one never opened says so, and comes with the network',
  LONG_TEST,
  async () => {
    const { page, site } = await openWithWorker('/blog');
    await workerReady(page);
    await hydrated(page);
    await page.locator(`main a[href="${ARTICLE}"]`).first().click();
    // The address changes before the page does.
    await page.locator('main article').waitFor();
    await expect.poll(() => kept(page)).toContain(ARTICLE);
    const read = await title(page);

    site.down();
    await page.goto(`${ARTICLE}?utm_source=line`);
    expect(await title(page)).toBe(read);
    await page.goto('/blog');
    await hydrated(page);
    await page.locator(`main a[href="${ARTICLE}"]`).first().click();
    await page.waitForURL(`**${ARTICLE}`);
    await expect.poll(() => title(page)).toBe(read);

    await page.goto('/blog');
    await hydrated(page);
    await page.locator(`main a[href="${OTHER_ARTICLE}"]`).first().click();
    await page.waitForURL(`**${OTHER_ARTICLE}`);
    await expect.poll(() => title(page)).toBe(OFFLINE_TITLE);
    const decks = page.locator('main a[href^="/reading/"]');
    expect(await decks.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      content.decks.map(({ path }) => path),
    );
    const again = page.getByRole('button', { name: words.offline.retry });
    await Promise.all([page.waitForEvent('load'), again.click()]);
    expect(await title(page)).toBe(OFFLINE_TITLE);

    site.up();
    await Promise.all([page.waitForEvent('load'), again.click()]);
    await expect.poll(() => title(page)).not.toBe(OFFLINE_TITLE);
    expect(new URL(page.url()).pathname).toBe(OTHER_ARTICLE);
  },
);

test(
  'the offline page opens the wanted one by itself when the browser hears of the network',
  LONG_TEST,
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
  LONG_TEST,
  async () => {
    const { page, site } = await openWithWorker('/reading/love/17');
    await workerReady(page);
    await page.goto('/reading/tarot/17');
    await expect.poll(() => kept(page)).toContain('/reading/tarot/17');
    const star = await title(page);
    site.down();
    await page.goto('/reading/love/17?deck=tarot&side=reversed&from=friend');
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe('/reading/tarot/17');
    expect(Object.fromEntries(searchParams)).toEqual({ side: 'reversed', from: 'friend' });
    expect(await page.getByText(words.detail.friend, { exact: true }).isVisible()).toBe(true);
    expect(await title(page)).toBe(star);
  },
);

test('a network that hangs: a copy comes after some seconds, and the draw goes on', LONG_TEST, async () => {
  const { page, site } = await openWithWorker('/reading/love');
  await workerReady(page);
  site.whim(() => 'keep waiting');
  await page.goto('/reading/love');
  await hydrated(page);
  await draw(page);
});
