import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bundleWorker } from '../../build/service-worker.ts';
import { hydrated } from '../support/browser.ts';
import { ARTICLE, words } from '../support/content.ts';
import { LONG_TEST } from '../support/long-test.ts';
import { nextBuild } from '../support/next-build.ts';
import { kept, openWithWorker, whereKept, workerReady } from '../support/offline.ts';

whereKept();
const LONG = { timeout: 60_000 };

const build = (page: Page) => page.evaluate(() => document.documentElement.dataset.build);
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/**
 * Follows a link as by the keyboard. A mouse over it would have the router fetch the page's module before the click,
 * and reload the page at once when it is gone.
 */
async function openArticle(page: Page): Promise<void> {
  await page.locator(`main a[href="${ARTICLE}"]`).first().dispatchEvent('click');
}

/** Waits until the next build's worker has taken over. */
async function taken(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const settled = !registration?.installing && !registration?.waiting;
      const ours = (await caches.keys()).some((name) => name.includes('nextnextnext'));
      return settled && ours && registration?.active?.state;
    });
  await expect.poll(state, LONG).toBe('activated');
}

test(
  'the next page opened after a deploy is the new build, whole; offline, what was read before is whole too',
  LONG_TEST,
  async () => {
    const { page, site, messages } = await openWithWorker('/blog');
    await workerReady(page);
    site.serve(await nextBuild('new'));
    const from = site.requests.length;
    await page.goto('/about');
    await hydrated(page);
    expect(await build(page)).toBe('next');
    const asked = site.requests.slice(from).filter((request) => request.includes('/assets/'));
    expect(asked.filter((request) => !/-next\.|woff2$/.test(request))).toEqual([]);
    await taken(page);
    expect(messages).toEqual([]);

    site.down();
    await page.goto('/reading/love');
    await hydrated(page);
    expect(await build(page)).toBe('next');
    await page.getByRole('button', { name: words.draw.button }).click();
    await page.locator('[data-phase="revealed"]').waitFor();
    await page.goto('/blog');
    await hydrated(page);
    expect(await build(page)).toBeUndefined();
    expect(await page.locator('main article, main li').count()).toBeGreaterThan(0);
  },
);

test.each([
  ['with the network', false],
  ['without it', true],
])('a tab that is older than the worker opens its next page whole, %s', LONG_TEST, async (_, offline) => {
  const { page, site } = await openWithWorker('/blog');
  await workerReady(page);
  await hydrated(page);
  site.serve(await nextBuild('new'));
  const other = await page.context().newPage();
  await other.goto(ARTICLE);
  await hydrated(other);
  await taken(other);
  await expect.poll(() => kept(other), LONG).toContain(ARTICLE);
  if (offline) site.down();
  expect(await build(page)).toBeUndefined();
  await openArticle(page);
  await expect.poll(() => build(page).catch(() => undefined), LONG).toBe('next');
  await page.locator('main article').waitFor();
  expect(new URL(page.url()).pathname).toBe(ARTICLE);
  await hydrated(page);
});

test(
  'a build that differs in content only: an older tab goes on without loading anything whole',
  LONG_TEST,
  async () => {
    const { page, site } = await openWithWorker('/blog');
    await workerReady(page);
    await hydrated(page);
    site.serve(await nextBuild('same'));
    const other = await page.context().newPage();
    await other.goto('/about');
    await taken(other);
    await page.evaluate(() => Object.assign(window, { same: true }));
    await openArticle(page);
    await page.locator('main article').waitFor();
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  },
);

test(
  'the kill file: the worker and all it kept are gone, what is not ours stays, the site works as without',
  LONG_TEST,
  async () => {
    const { page, site } = await openWithWorker('/');
    await workerReady(page);
    await page.evaluate(() => caches.open('of-somebody-else'));
    const off = await nextBuild('same');
    writeFileSync(join(off.folder, 'sw.js'), await bundleWorker('off'));
    off.site.files['/sw.js'] = { hash: 'off', size: (await bundleWorker('off')).length };
    site.serve(off);
    await page.goto('/about');
    await expect.poll(() => cacheNames(page), LONG).toEqual(['of-somebody-else']);
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(workers, LONG).toBe(0);
    await page.goto('/blog');
    await hydrated(page);
    site.down();
    await expect(page.goto('/blog')).rejects.toThrow(/ERR_/);
  },
);
