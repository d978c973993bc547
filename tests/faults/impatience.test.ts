import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, open, twoFrames } from '../support/browser.ts';
import { ARTICLE, content, WHOLE_DRAW, words } from '../support/content.ts';
import { keepPageViews, pageViews } from '../support/page-views.ts';
import { drawCard, expectWhole } from './visitor.ts';

const PHONE = { clock: 'controlled', reducedMotion: 'reduce' } as const;

/** Taps every visible button five times without a pause, one after the other. Returns the number of taps. */
async function hammer(page: Page, within: string): Promise<number> {
  return page.locator(`${within} button:visible`).evaluateAll((buttons) => {
    let taps = 0;
    for (const button of buttons as HTMLElement[]) {
      for (let tap = 0; tap < 5; tap++) {
        // Below an open dialog nothing can be tapped; on with the next once it is closed.
        const open = document.querySelector<HTMLDialogElement>('dialog[open]');
        if (open && !open.contains(button)) open.close();
        if (!button.checkVisibility()) break;
        button.click();
        taps++;
      }
    }
    return taps;
  });
}

test.each([
  '/',
  '/paid-fortune',
  '/weekly',
  ARTICLE,
  '/about',
  content.readings[0]?.path ?? '/reading',
])('%s: five taps on every button, and the page is whole and closes what it opened', async (path) => {
  const { page, messages } = await open(path, PHONE);
  await hydrated(page);
  const letters = await page.getByRole('button', { name: content.pages.paid.sampleLabel }).count();
  expect(await hammer(page, 'body')).toBeGreaterThan(0);
  // A letter's module comes at the first tap: until then there is nothing that Escape could close.
  const opened = () => page.locator('main dialog[open]').count();
  await expect.poll(opened).toBeGreaterThanOrEqual(letters);
  for (let dialog = 0; dialog < 4; dialog++) await page.keyboard.press('Escape');
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await expectWhole(page);
  // And one calm tap does what it always does.
  await page.getByRole('button', { name: words.menuOpen }).click();
  await page.locator('#side-menu').waitFor();
  expect(messages).toEqual([]);
});

test('five taps on everything around a draw: one card, one message, dialogs that close', async () => {
  const { page, messages } = await open('/reading/tarot', PHONE);
  await hydrated(page);
  await page.getByRole('button', { name: words.draw.button }).evaluate((button: HTMLElement) => {
    for (let tap = 0; tap < 5; tap++) button.click();
  });
  expect(await page.locator('main').getByRole('status').count()).toBe(1);
  await page.clock.runFor(WHOLE_DRAW);
  await page.locator('[data-phase="revealed"]').waitFor();
  const card = await page.getByRole('link', { name: words.draw.details }).getAttribute('href');
  const share = page.getByRole('button', { name: words.draw.share });
  await share.dblclick();
  await page.clock.runFor(1000);
  const dialog = page.getByRole('dialog', { name: words.share.title });
  if (!(await dialog.isVisible())) await share.click();
  await dialog.waitFor();
  await hammer(page, '#share-dialog');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.clock.runFor(10_000);
  await expectWhole(page);
  expect(await page.getByRole('link', { name: words.draw.details }).getAttribute('href')).toBe(card);
  expect(messages).toEqual([]);
});

test('five taps on a link: one page further, one step back', async () => {
  const { page, messages } = await open('/weekly', { reducedMotion: 'reduce', init: keepPageViews });
  await hydrated(page);
  const before = await page.evaluate(() => history.length);
  await page
    .locator('main a[href="/weekly/leo"]')
    .filter({ visible: true })
    .first()
    .evaluate((link: HTMLElement) => {
      for (let tap = 0; tap < 5; tap++) link.click();
    });
  await page.locator('main nav a[href="/weekly/virgo"]').waitFor();
  await expect.poll(() => pageViews(page)).toEqual(['/weekly', '/weekly/leo']);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await page.locator('main a[href="/weekly/leo"]').filter({ visible: true }).first().waitFor();
  await expectWhole(page);
  expect(messages).toEqual([]);
});

test('taps on one link after the other: the last one counts', async () => {
  const { page, messages } = await open('/reading/love/cards', {
    reducedMotion: 'reduce',
    init: keepPageViews,
  });
  await hydrated(page);
  await page.locator('main').evaluate((main) => {
    for (const id of [1, 2, 3, 4, 5])
      main.querySelector<HTMLElement>(`a[href="/reading/love/${id}"]`)?.click();
  });
  await page.locator('main article').waitFor();
  await expect.poll(() => pageViews(page)).toEqual(['/reading/love/cards', '/reading/love/5']);
  expect(new URL(page.url()).pathname).toBe('/reading/love/5');
  await expectWhole(page);
  expect(messages).toEqual([]);
});

test('a link tapped while the page before still comes in: the last one counts, and nobody complains', async () => {
  const { page, messages } = await open('/reading/love/cards', { motion: 'real', init: keepPageViews });
  await hydrated(page);
  await page.evaluate(
    async (paths) => {
      const tap = (path: string) => document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
      const start = document.startViewTransition.bind(document);
      const begun = new Promise<void>((resolve) => {
        document.startViewTransition = (...given) => {
          document.startViewTransition = start;
          resolve();
          return start(...given);
        };
      });
      tap(paths[0]!);
      await begun;
      tap(paths[1]!);
    },
    ['/reading/love/1', '/blog'],
  );
  await page.waitForURL('**/blog');
  await page.locator('main h1').waitFor();
  await twoFrames(page);
  expect(messages).toEqual([]);
});

test('back and forward without a pause end on a whole page, and it draws', async () => {
  const { page, messages } = await open('/reading/love', PHONE);
  await hydrated(page);
  await page.locator('main a[href="/reading/love/cards"]').dispatchEvent('click');
  await page.locator('main a[href="/reading/love/3"]').dispatchEvent('click');
  await page.locator('main article').waitFor();
  await page.evaluate(async () => {
    for (const step of [-1, -1, 1, -1, 1, 1, -1, -1]) {
      const moved = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
      history.go(step);
      await moved;
    }
  });
  await page.getByRole('button', { name: words.draw.button }).waitFor();
  await expectWhole(page);
  await drawCard(page);
  expect(messages).toEqual([]);
});
