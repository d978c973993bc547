import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { hydrated, open } from '../support/browser.ts';
import { ARTICLE, article, bare, words } from '../support/content.ts';
import { drawCard, expectWhole, ours } from './visitor.ts';

type Fault = 404 | 500 | 'abort' | 'hang';

/** Every request of the kind fails in the given way; a hanging one never ends. */
async function lose(page: Page, kind: RegExp, fault: Fault): Promise<void> {
  await page.route(kind, async (route) => {
    if (fault === 'abort') await route.abort();
    else if (fault !== 'hang')
      await route.fulfill({ status: fault, contentType: 'text/html', body: '<html>gone</html>' });
  });
}

const PICTURES = /\/pictures\//;
const FONTS = /\.woff2$/;
const STYLES = /\.css$/;
/** The data that the router fetches on the way to a page. */
const DATA = new RegExp(`${ARTICLE}\\.data(\\?|$)`);
const MODULE = /\/assets\/article-[\w-]+\.js$/;

/** Opens a draw page whose files of one kind fail from the first on. */
async function openWithout(kind: RegExp, fault: Fault): Promise<{ page: Page; messages: string[] }> {
  const { page, messages } = await open('about:blank', { clock: 'controlled', reducedMotion: 'reduce' });
  await lose(page, kind, fault);
  await page.goto('/reading/love', { waitUntil: 'domcontentloaded' });
  return { page, messages };
}

// To a browser one status of a lost file is as good as another.
describe.each<Fault>([404, 'abort', 'hang'])('%s', (fault) => {
  test('pictures: the draw ends in words, with the name in the frame', async () => {
    const { page, messages } = await openWithout(PICTURES, fault);
    await hydrated(page);
    await drawCard(page);
    const name = await page.locator('main h1 .phrases').innerText();
    // A picture that is still on its way lies over the frame; one that will not come gives it free.
    const frame = page.locator(`div[aria-hidden="false"] > div[aria-hidden="${fault === 'hang'}"] > span`);
    expect(await frame.innerText()).toBe(name);
    expect(ours(messages)).toEqual([]);
  });

  test('fonts: the words stand there in another face', async () => {
    const { page, messages } = await openWithout(FONTS, fault);
    const heading = page.locator('main h1');
    expect(await inks(page, heading)).toBeGreaterThan(1);
    await hydrated(page);
    await drawCard(page);
    expect(await inks(page, heading)).toBeGreaterThan(1);
    expect(ours(messages)).toEqual([]);
  });
});

// What hangs in the head of a page holds its first paint back in every browser; only the other faults are ours.
test.each<Fault>([500, 'abort'])('%s: styles: plain, but whole, and the draw works', async (fault) => {
  const { page, messages } = await openWithout(STYLES, fault);
  await hydrated(page);
  await drawCard(page, { styled: false });
  expect(ours(messages).filter((message) => !/MIME type/.test(message))).toEqual([]);
});

describe.each<[string, RegExp]>([
  ['data', DATA],
  ['module', MODULE],
])('the %s of a page, on the way to it', (_, kind) => {
  test.each<Fault>([500, 'abort', 'hang'])('%s: the page is loaded whole', async (fault) => {
    const { page } = await open('/blog', { clock: 'controlled', reducedMotion: 'reduce' });
    await hydrated(page);
    await lose(page, kind, fault);
    const loads: string[] = [];
    page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname));
    const asked = page.waitForRequest(kind);
    await page.locator(`main a[href="${ARTICLE}"]`).first().click();
    await asked;
    if (fault === 'hang') {
      await page.clock.runFor(9000);
      expect(loads).toEqual([]);
      await page.clock.runFor(2000);
    }
    await expect.poll(() => loads).toContain(ARTICLE);
    await page.locator('main article').waitFor();
    await expectWhole(page);
    expect(bare(await page.locator('main h1').innerText())).toBe(bare(article.title));
  });
});

test('data that the host does not know: the page for such an address, with its ways on', async () => {
  const { page } = await open('/blog', { clock: 'real', reducedMotion: 'reduce' });
  await hydrated(page);
  await lose(page, DATA, 404);
  await page.locator(`main a[href="${ARTICLE}"]`).first().click();
  await page.locator('[data-not-found]').waitFor();
  await expectWhole(page);
  expect(await page.locator('main').getByRole('link').count()).toBeGreaterThan(0);
});

test.each<Fault>([
  404,
  'abort',
])('%s: the styles of a page on the way to it: its words come all the same', async (fault) => {
  const { page, messages } = await open('/about', { clock: 'real', reducedMotion: 'reduce' });
  await hydrated(page);
  await lose(page, STYLES, fault);
  await page.getByRole('button', { name: words.menuOpen }).click();
  await page.locator('#side-menu').locator('a[href="/reading/love"]').click();
  await page.locator('main a[href="/reading/love/cards"]').first().waitFor();
  await expectWhole(page, { styled: false });
  expect(ours(messages).filter((message) => !/MIME type/.test(message))).toEqual([]);
});

/** How many colours an element shows: one alone is an empty place. Playwright's own pictures wait for the fonts. */
async function inks(page: Page, element: ReturnType<Page['locator']>): Promise<number> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) return 0;
  const devTools = await page.context().newCDPSession(page);
  const { data } = await devTools.send('Page.captureScreenshot', { clip: { ...box, scale: 1 } });
  const { channels } = await sharp(Buffer.from(data, 'base64')).greyscale().stats();
  const { min = 0, max = 0 } = channels[0] ?? {};
  return max - min > 60 ? 2 : 1;
}
