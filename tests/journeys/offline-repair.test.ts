import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated } from '../support/browser.ts';
import { words } from '../support/content.ts';
import { LONG_TEST } from '../support/long-test.ts';
import { kept, openWithWorker, whereKept, workerReady } from '../support/offline.ts';

const LONG = { timeout: 60_000 };

whereKept();

/** The module that all draw pages share. */
const DRAW = /^\/assets\/draw-[\w-]+\.js$/;

function plainWords(response: ServerResponse): 'answered' {
  const headers = { 'Content-Type': 'text/plain', 'Cache-Control': 'public, max-age=31536000, immutable' };
  response.writeHead(200, headers).end('Too many requests');
  return 'answered';
}

async function drawCard(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole('button', { name: words.draw.button }).click();
  await page.locator('[data-phase="revealed"]').waitFor();
}

test(
  'one answer in plain words in the place of a module, while the worker comes: every draw works',
  LONG_TEST,
  async () => {
    const { page, site } = await openWithWorker('about:blank');
    let bad = 0;
    site.whim(({ url, headers }, response) => {
      // The worker's own requests come without a page.
      if (!DRAW.test(url ?? '') || bad > 0 || headers['sec-fetch-dest'] !== 'empty') return undefined;
      bad += 1;
      return plainWords(response);
    });
    await page.goto('/');
    await workerReady(page);
    expect(bad).toBe(1);
    for (const deck of ['tarot', 'oracle']) {
      await page.goto(`/reading/${deck}`);
      await drawCard(page);
    }
    site.down();
    // What she drew comes back by itself; a fresh visit begins anew.
    await page.reload();
    await page.locator('[data-phase="revealed"]').waitFor();
    await page.goto('/reading/tarot');
    await drawCard(page);
  },
);

test(
  'a broken copy of a module, of an older build or kept by an older worker, does not outlive one failure',
  LONG_TEST,
  async () => {
    const { page } = await openWithWorker('/reading/love');
    await workerReady(page);
    const module = (await kept(page)).find((path) => DRAW.test(path));
    expect(module).toBeDefined();
    // Of the right type, as a copy that no check could have told.
    await page.evaluate(async (path = '') => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const headers = { 'Content-Type': 'text/javascript; charset=utf-8' };
        if (await cache.match(path))
          await cache.put(path, new Response('throw new Error("cut")', { headers }));
      }
    }, module);
    await page.reload();
    await page.getByRole('button', { name: words.draw.button }).click();
    // The page loads itself again, by itself, and draws.
    await page.locator('[data-phase="revealed"]').waitFor(LONG);
    const copy = await page.evaluate(async (path = '') => (await caches.match(path))?.text(), module);
    expect(copy).not.toContain('cut');
  },
);
