import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { withSettings } from '../support/analytics.ts';
import { hydrated, open } from '../support/browser.ts';
import { content, words } from '../support/content.ts';
import { readPage } from '../support/site.ts';
import { drawCard, expectWhole, ours } from './visitor.ts';

const NETWORK = 'https://ads.example';
/** Asked for to count a view. */
const PIXEL = `${NETWORK}/pixel.gif`;

const banners = [...content.banners.menu, ...content.banners.footer];
const ownAlone = banners.every(({ image }) => image.src.startsWith('picture:'));

/** A page as it will be with a network's banners: their pictures come from its host, which the policy knows. */
async function serveWithNetwork(page: Page, path: string): Promise<void> {
  const html = readPage(path)
    .replaceAll('<aside role="note"', `<aside data-pixel="${PIXEL}" role="note"`)
    .replace(/src="\/pictures\/banners\//g, `src="${NETWORK}/`)
    .replace("img-src 'self'", `img-src 'self' ${NETWORK}`);
  expect(html.split(NETWORK).length).toBeGreaterThan(banners.length);
  await page.route(
    (url) => url.pathname === path,
    (route) =>
      route.request().resourceType() === 'document'
        ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
        : route.fallback(),
  );
}

/** All at once: a banner may close at any moment. */
const sizes = (boxes: Locator) =>
  boxes.evaluateAll((all) =>
    all.map((box) => box.getBoundingClientRect()).map(({ width, height }) => ({ width, height })),
  );

const picture = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="red"/></svg>`;

/** How a banner network may answer; `undefined` is never. */
const ANSWERS: [string, { status: number; contentType: string; body: string } | 'abort' | undefined][] = [
  ['is blocked', 'abort'],
  ['hangs', undefined],
  ['breaks', { status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' }],
  ['has nothing', { status: 204, contentType: 'image/gif', body: '' }],
  ['sends a very wide picture', { status: 200, contentType: 'image/svg+xml', body: picture(6000, 20) }],
  ['sends a very tall picture', { status: 200, contentType: 'image/svg+xml', body: picture(100, 6000) }],
];

test.for(ANSWERS)('a banner network that %s: the page keeps its shape, and the draw works', async ([
  ,
  answer,
], { skip }) => {
  skip(content.banners.footer.length === 0, 'content/banners holds none for the footer');
  skip(!ownAlone, 'content/banners holds banners of a network already');
  const { page, messages } = await open('about:blank', { clock: 'controlled', reducedMotion: 'reduce' });
  await serveWithNetwork(page, '/reading/love');
  await page.context().route(`${NETWORK}/**`, async (route) => {
    if (answer === 'abort') await route.abort('blockedbyclient');
    else if (answer) await route.fulfill(answer);
  });
  const asked = page.waitForRequest(`${NETWORK}/**`);
  let counted = 0;
  page.on('request', (request) => {
    if (request.url() === PIXEL) counted += 1;
  });
  await page.goto('/reading/love', { waitUntil: 'domcontentloaded' });
  await page.locator('footer').scrollIntoViewIfNeeded();
  await asked;
  await hydrated(page);
  await drawCard(page);
  const fails = answer === 'abort' || (answer !== undefined && answer.contentType !== 'image/svg+xml');
  const shown = page.locator('footer aside:not([hidden])');
  // A banner without its picture closes: no empty frame is left.
  await expect.poll(() => shown.count()).toBe(fails ? 0 : 1);
  await expect.poll(() => counted).toBe(fails || !answer ? 0 : 1);
  for (const { width, height } of await sizes(shown)) {
    expect(width).toBeLessThanOrEqual(390);
    expect(height).toBeLessThanOrEqual(90 + 40);
  }

  await page.getByRole('button', { name: words.menuOpen }).click();
  for (const { height } of await sizes(page.locator('#side-menu aside:not([hidden])')))
    expect(height).toBeLessThanOrEqual(250 + 40);
  await page.keyboard.press('Escape');
  await expectWhole(page);
  expect(ours(messages)).toEqual([]);
});

test('a page whose banners are cut out by a blocker stays whole', async () => {
  const { page, messages } = await open('/reading/love', { clock: 'controlled' });
  const cut = () => {
    for (const banner of document.querySelectorAll('aside, [data-banners]')) banner.remove();
  };
  await hydrated(page);
  await page.evaluate(cut);
  await drawCard(page);
  await page.getByRole('link', { name: words.draw.details }).click();
  await page.locator('main article').waitFor();
  await expectWhole(page);
  expect(messages).toEqual([]);
});

/** Hosts that Firebase Analytics asks. */
const COUNTERS = /googletagmanager\.com|google-analytics\.com|firebase(installations)?\.googleapis\.com/;

describe('analytics', () => {
  test.each([
    ['are blocked', 'abort'],
    ['hang', undefined],
    ['break', 500],
  ] as const)('whose hosts %s: nobody notices', async (_, fault) => {
    const { page, messages } = await open('about:blank', { clock: 'controlled', reducedMotion: 'reduce' });
    await page.context().route(COUNTERS, async (route) => {
      if (fault === 'abort') await route.abort('blockedbyclient');
      else if (fault) await route.fulfill({ status: fault, body: '' });
    });
    const html = readPage('/reading/love').replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    await page.route('**/reading/love', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
    );
    await page.route(/\/assets\/.*\.data$/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: withSettings(await answer.text()) });
    });
    const counted = page.waitForRequest(COUNTERS);
    await page.goto('/reading/love');
    await hydrated(page);
    await page.clock.runFor(10_000);
    await counted;
    await drawCard(page);
    await page.clock.runFor(60_000);
    await expectWhole(page);
    // Firebase's own registration says its failure in the console, and can be told to be quiet by nobody.
    expect(ours(messages).filter((message) => !/assets\/google-/.test(message))).toEqual([]);
  });
});
